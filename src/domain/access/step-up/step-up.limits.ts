/** How long a user who has proved who they are may do what needs it, in seconds. */
export const STEP_UP_LIFE_S = 10 * 60;
