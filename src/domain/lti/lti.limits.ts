/** Limits of the communication with learning platforms. */
/** How long a browser may take to its platform and back, and then to open the launch. */
export const LTI_LOGIN_LIFE_S = 10 * 60;
export const LTI_LAUNCH_LIFE_S = 5 * 60;
/** How long a teacher may take to choose course content. */
export const LTI_CHOICE_LIFE_S = 60 * 60;
/** How long a registration link is valid, and how many of one user are valid at once. */
export const LTI_REGISTRATION_LIFE_S = 3 * 24 * 60 * 60;
export const LTI_REGISTRATIONS_PER_USER = 20;
/** Maximum age of a platform's message, and maximum difference between its clock and ours. */
export const LTI_MESSAGE_AGE_S = 5 * 60;
export const LTI_CLOCK_TOLERANCE_S = 60;
/** Incomplete launches from one network within a window: a whole school may share one network. */
export const LTI_LOGINS_PER_ADDRESS = 1_000;
export const LTI_LOGIN_WINDOW_S = 10 * 60;
