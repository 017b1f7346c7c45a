/** With fewer students, an average would tell about one of them. */
export const STUDENTS_FOR_AVERAGE = 3;
export const STUDENT_NOTE_MAX_CHARS = 5_000;
