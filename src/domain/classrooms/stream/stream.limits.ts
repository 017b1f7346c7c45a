/** Limits of the stream of a class. */
export const ANNOUNCEMENT_MAX_CHARS = 10_000;
export const ANNOUNCEMENTS_PER_CLASSROOM_MAX = 1_000;
export const STUDENT_QUESTION_MAX_CHARS = 1_000;
export const STUDENT_ANSWER_MAX_CHARS = 2_000;
/** Questions of one student about one assignment that no teacher has answered yet. */
export const OPEN_STUDENT_QUESTIONS_MAX = 5;
/** How many announcements and questions a stream shows, the latest first. */
export const STREAM_SHOWN = 100;
/** How long an announcement is on the home page of students, and how many. */
export const RECENT_ANNOUNCEMENT_DAYS = 7;
export const RECENT_ANNOUNCEMENTS_SHOWN = 3;
