import * as z from 'zod/mini';
import { problemText } from '../platform/problem.ts';

/** Users whose subjects are changed at once. */
export const BULK_SUBJECT_USERS_MAX = 200;

/** Which users get and lose which subjects. */
export const bulkSubjectsSchema = z
  .object({
    users: z.array(z.string()).check(z.minLength(1), z.maxLength(BULK_SUBJECT_USERS_MAX)),
    add: z.array(z.string()),
    remove: z.array(z.string()),
  })
  .check(
    z.refine(({ add, remove }) => add.length + remove.length > 0, {
      error: problemText('subjectChangeMissing'),
      path: ['add'],
    }),
    z.refine(({ add, remove }) => !add.some((subject) => remove.includes(subject)), {
      error: problemText('subjectsBoth'),
      path: ['remove'],
    }),
  );
export type BulkSubjects = z.infer<typeof bulkSubjectsSchema>;
