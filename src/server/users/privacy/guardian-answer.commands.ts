import type pg from 'pg';
import { ProductError } from '#domain/platform/errors.ts';
import type { Language } from '#domain/platform/language.ts';
import { GUARDIAN_TEXT_VERSION, type GuardianAnswer, hasReached } from '#domain/users/consent/guardian.rule.ts';
import { digestOf } from '../../access/tokens.ts';
import type { PaymentGateway } from '../../billing/gateways/payment-gateway.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { scheduleDeletion } from './deletion.commands.ts';
import { LAST_ANSWER } from './guardian-answer.sql.ts';

/** What a guardian sees: whose account it is, and the answer so far. */
export type GuardianRequest = {
  readonly name: string;
  readonly email: string;
  /** As `2011-04`. */
  readonly born: string;
  /** From which age the child would consent alone. */
  readonly age: number;
  readonly answer: GuardianAnswer | null;
  /** The first answer is accepted until then. */
  readonly endsAt: Date;
  /** When the account is deleted; null if it is not. */
  readonly deletionAt: Date | null;
};

/** For the email that notifies the child. */
export type GuardianAnswerNotice = {
  readonly email: string;
  readonly language: Language | null;
  readonly answer: GuardianAnswer;
  readonly deletionAt: Date | null;
};

type Row = GuardianRequest & {
  readonly userId: string;
  readonly language: Language | null;
  readonly schoolId: string | null;
};

const READ = `
  select u.id as "userId", u.name, u.email, u.language, u.born, u.school_id as "schoolId", r.age, r.ends_at as "endsAt",
    d.due_at as "deletionAt", ${LAST_ANSWER} as answer
  from guardian_requests r join users u on u.id = r.user_id
    left join account_deletions d on d.user_id = u.id and d.asked_by = 'guardian'
  where r.token_digest = $1 and u.born is not null`;

/**
 * A link accepts a first answer until it expires, and a changed answer as long as the guardian decides: until the child
 * is old enough, or belongs to a school.
 */
async function read(database: pg.Pool | pg.ClientBase, token: string, sql = READ): Promise<Row> {
  const { rows } = await database.query<Row>(sql, [digestOf(token)]);
  const [row] = rows;
  const now = new Date();
  const isGood =
    row !== undefined &&
    row.schoolId === null &&
    !hasReached(row.born, row.age, now) &&
    (row.answer !== null || row.endsAt > now);
  if (!isGood) throw new ProductError('INVITATION_ENDED');
  return row;
}

/** Throws `INVITATION_ENDED` for a link that is unknown, replaced by a newer one, or expired. */
export const readGuardianRequest = (pool: pg.Pool, token: string): Promise<GuardianRequest> => read(pool, token);

/**
 * Records a guardian's answer. A refusal schedules deletion of the account, and closes it at once if it was in use; a
 * later approval revokes that. Repeating an answer changes nothing; then `notice` is null. Throws `INVITATION_ENDED`.
 */
export const answerGuardianRequest = (
  { pool, gateway }: { readonly pool: pg.Pool; readonly gateway: PaymentGateway },
  token: string,
  { allows, language }: { readonly allows: boolean; readonly language: Language },
): Promise<{ readonly request: GuardianRequest; readonly notice: GuardianAnswerNotice | null }> =>
  inTransaction(pool, async (client) => {
    // Locked before the last answer is read; otherwise a simultaneous answer would be missed.
    await client.query(
      `select from users u join guardian_requests r on r.user_id = u.id where r.token_digest = $1 for no key update of u`,
      [digestOf(token)],
    );
    const before = await read(client, token);
    if (before.answer !== null && allows === (before.answer === 'allowed')) return { request: before, notice: null };
    const answer = allows ? 'allowed' : before.answer === 'allowed' ? 'withdrawn' : 'refused';
    await client.query('insert into guardian_answers (user_id, answer, version, language) values ($1, $2, $3, $4)', [
      before.userId,
      answer,
      GUARDIAN_TEXT_VERSION,
      language,
    ]);
    if (allows) {
      await client.query(`delete from account_deletions where user_id = $1 and asked_by = 'guardian'`, [before.userId]);
    } else {
      await scheduleDeletion(client, gateway, { userId: before.userId, askedBy: 'guardian' });
      await client.query('update users set profile_completed_at = null where id = $1', [before.userId]);
    }
    const request = await read(client, token);
    return {
      request,
      notice: { email: request.email, language: request.language, answer, deletionAt: request.deletionAt },
    };
  });
