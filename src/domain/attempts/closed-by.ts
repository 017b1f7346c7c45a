/** Who handed an attempt in: the student, the end of its time, or a teacher. */
export type ClosedBy = 'student' | 'deadline' | 'teacher';
