//! Search tools shared by the games of full information.
