import type { TaughtStudentQuery } from '#api/documents/classrooms/student-page.generated.ts';

/** A student as the teachers of a class see them. */
export type TaughtStudent = TaughtStudentQuery['taughtStudent'];
