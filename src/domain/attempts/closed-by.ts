/** What submitted an attempt: the student, the deadline, or a teacher. */
export type ClosedBy = 'student' | 'deadline' | 'teacher';
