import type { GuardianViewQuery } from '#api/documents/classrooms/guardian-access.generated.ts';

/** A student as a guardian sees them. */
export type FamilyStudentData = GuardianViewQuery['guardianView']['students'][number];
