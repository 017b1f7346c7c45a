/** How many answers a sample may have. It never contains all answers to a question. */
export const SAMPLE_MIN = 3;
export const SAMPLE_MAX = 30;
/** How many answers the form suggests, if there are enough. */
export const SAMPLE_SUGGESTED = 10;
/** Moderations of one assignment, including those that were cancelled. */
export const MODERATIONS_PER_ASSIGNMENT_MAX = 50;
/** How many requests the list of a teacher shows, those in progress first. */
export const MODERATION_REQUESTS_SHOWN = 100;
/** With fewer answers, kappa would mostly be chance. */
export const KAPPA_ANSWERS_MIN = 8;
