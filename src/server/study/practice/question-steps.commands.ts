import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import type { Confidence } from '#domain/attempts/behaviour.ts';
import { ProductError } from '#domain/platform/errors.ts';
import { tooManyAttempts } from '#domain/platform/retry-after.rule.ts';
import { QUESTION_REPORT_MAX_CHARS } from '#domain/questions/question.limits.ts';
import type { ReportReason } from '#domain/questions/report-reason.ts';
import { lockUser } from '../../platform/db/lock-user.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { isUuid } from '../../platform/db/uuid.ts';
import { readAppSettings } from '../../platform/settings/app-setting.commands.ts';
import { hintCount } from '../../questions/answer-keys/key-columns.sql.ts';
import type { QuestionLocation } from './question.check.ts';

/**
 * Shows one more hint, if there is one. Throws `NOT_FOUND` unless the attempt is open and gives hints, also if an
 * assignment reserves the question.
 */
export async function showHint(pool: pg.Pool, userId: string, { attempt, position }: QuestionLocation): Promise<void> {
  const { rowCount } = isUuid(attempt)
    ? await pool.query(
        `insert into item_steps (attempt_id, position, hints)
         select ai.attempt_id, ai.position, least(1, ${hintCount('v')})
         from attempts a join attempt_items ai on ai.attempt_id = a.id join item_versions v on v.id = ai.version_id
         where a.id = $1 and a.user_id = $2 and ai.position = $3 and a.handed_in_at is null and a.behaviour = 'interactive'
           and not exists (select from reserved_for($2) rq
             where rq.item_id = v.item_id and rq.part_id is distinct from a.assignment_part_id)
         on conflict (attempt_id, position) do update set hints = least(item_steps.hints + 1, (
           select ${hintCount('v')} from attempt_items ai join item_versions v on v.id = ai.version_id
           where ai.attempt_id = excluded.attempt_id and ai.position = excluded.position))`,
        [attempt, userId, position],
      )
    : { rowCount: 0 };
  if (rowCount === 0) throw new ProductError('NOT_FOUND');
}

/** Saves the confidence in an answer. Throws `INVALID_INPUT`; `NOT_FOUND` unless the attempt is open. */
export async function rateConfidence(
  pool: pg.Pool,
  userId: string,
  { attempt, position }: QuestionLocation,
  confidence: Confidence,
): Promise<void> {
  const { rowCount } = isUuid(attempt)
    ? await pool.query(
        `insert into item_steps (attempt_id, position, confidence)
         select ai.attempt_id, ai.position, $4 from attempts a join attempt_items ai on ai.attempt_id = a.id
         where a.id = $1 and a.user_id = $2 and ai.position = $3 and a.handed_in_at is null
         on conflict (attempt_id, position) do update set confidence = excluded.confidence`,
        [attempt, userId, position, confidence],
      )
    : { rowCount: 0 };
  if (rowCount === 0) throw new ProductError('NOT_FOUND');
}

const DAY_S = 24 * 3_600;

/**
 * Reports a problem with a question of the user's own attempt. Throws `INVALID_INPUT`, `NOT_FOUND`, `SWITCHED_OFF`, and
 * `TOO_MANY_TRIES` above the daily limit.
 */
export async function reportQuestion(
  pool: pg.Pool,
  userId: string,
  { attempt, position }: QuestionLocation,
  { reason, text }: { readonly reason: ReportReason; readonly text: string },
): Promise<void> {
  if (text.length > QUESTION_REPORT_MAX_CHARS || text.includes('\0')) throw new ProductError('INVALID_INPUT');
  if (!isUuid(attempt)) throw new ProductError('NOT_FOUND');
  const { itemReports, itemReportsPerDay } = await readAppSettings(pool);
  if (!itemReports) throw new ProductError('SWITCHED_OFF');
  const outcome = await inTransaction(pool, async (client) => {
    await lockUser(client, userId);
    const { rows } = await client.query<ReportOutcome>(REPORT, [
      ...[attempt, userId, position, randomUUID(), reason, text, itemReportsPerDay],
    ]);
    return rows[0];
  });
  if (outcome?.found !== true) throw new ProductError('NOT_FOUND');
  // With a limit of zero a day, no report could expire.
  if (!outcome.reported) throw tooManyAttempts(outcome.retryAfterSeconds ?? DAY_S);
}

type ReportOutcome = { readonly found: boolean; readonly reported: boolean; readonly retryAfterSeconds: number | null };

// The first of the counted reports is the first to leave the window of a day.
const REPORT = `
  with version as (
    select ai.version_id from attempts a join attempt_items ai on ai.attempt_id = a.id
    where a.id = $1 and a.user_id = $2 and ai.position = $3),
  reported as (
    insert into item_reports (id, version_id, user_id, reason, text)
    select $4, version_id, $2, $5, $6 from version
    where (select count(*) from item_reports where user_id = $2 and created_at > now() - interval '1 day') < $7
    returning 1)
  select exists (select from version) as found, exists (select from reported) as reported,
    (select greatest(1, ceil(extract(epoch from min(created_at) + interval '1 day' - now())))::int
     from item_reports where user_id = $2 and created_at > now() - interval '1 day') as "retryAfterSeconds"`;
