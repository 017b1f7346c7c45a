/** Bounds of what is spoken with a learning platform. */
/** How long a browser may take to its platform and back, and then to open what the platform vouched for. */
export const LTI_LOGIN_LIFE_S = 10 * 60;
export const LTI_LAUNCH_LIFE_S = 5 * 60;
/** While a teacher chooses what to put into a course. */
export const LTI_CHOICE_LIFE_S = 60 * 60;
/** How long a registration link is valid, and how many of one user are valid at once. */
export const LTI_REGISTRATION_LIFE_S = 3 * 24 * 60 * 60;
export const LTI_REGISTRATIONS_PER_USER = 20;
/** How old what a platform says may be, and how far its clock may be from ours. */
export const LTI_MESSAGE_AGE_S = 5 * 60;
export const LTI_CLOCK_TOLERANCE_S = 60;
/** Launches from one network that began in a window and have not arrived: a school sits behind one network. */
export const LTI_LOGINS_PER_ADDRESS = 1_000;
export const LTI_LOGIN_WINDOW_S = 10 * 60;
