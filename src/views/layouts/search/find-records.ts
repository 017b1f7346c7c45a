import type { Api } from '#api/client.ts';
import {
  FindTaughtRecordsDocument,
  type FindTaughtRecordsQuery,
} from '#api/documents/classrooms/taught-record.generated.ts';
import { BankDocument, type BankQuery } from '#api/documents/questions/authoring.generated.ts';
import { UsersDocument, type UsersQuery } from '#api/documents/users/users.generated.ts';
import { hasPermission } from '#domain/access/permission.ts';
import type { SessionUser } from '#domain/access/session-user.schema.ts';
import { bankFilterSchema } from '#domain/questions/authoring/bank-filter.schema.ts';

/** Records that a user works with, found by the typed words. */
export type FoundRecords = {
  readonly users: UsersQuery['users']['rows'];
  readonly questions: BankQuery['bank']['rows'];
  /** Classes, assignments and students of a teacher. */
  readonly taught: FindTaughtRecordsQuery['findTaughtRecords'];
};

export const NO_RECORDS: FoundRecords = { users: [], questions: [], taught: [] };

/** Of each kind: enough to choose from; the lists themselves have the others. */
const MOST = 5;

/** Throws the API's errors. Only what the user may read is requested; the server checks it again. */
export async function findRecords(api: Api, user: SessionUser, words: string): Promise<FoundRecords> {
  const isTeacher = user.userRole === 'teacher';
  const [users, questions, taught] = await Promise.all([
    !isTeacher && hasPermission(user, 'users.read')
      ? api(UsersDocument, { filter: { search: words }, after: null })
      : null,
    isTeacher || hasPermission(user, 'questions.read')
      ? api(BankDocument, { filter: bankFilterSchema.parse({ search: words }), after: null })
      : null,
    isTeacher ? api(FindTaughtRecordsDocument, { words }) : null,
  ]);
  return {
    users: users?.users.rows.slice(0, MOST) ?? [],
    questions: questions?.bank.rows.slice(0, MOST) ?? [],
    taught: taught?.findTaughtRecords ?? [],
  };
}
