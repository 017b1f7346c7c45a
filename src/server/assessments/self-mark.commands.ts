import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import type { SelfMarks } from '#domain/assessments/self-marks.schema.ts';
import { ProductError } from '#domain/platform/errors.ts';
import { scoreOfCredit } from '#domain/questions/types/question-type.ts';
import { accessParameters, subjectIsAccessible } from '../access/accessible-topics.ts';
import type { Viewer } from '../access/viewer.ts';
import { countResults } from '../attempts/results/count-results.ts';
import { inTransaction } from '../platform/db/transaction.ts';
import { isUuid } from '../platform/db/uuid.ts';

type PaperQuestion = { readonly position: number; readonly versionId: string; readonly marks: number };

/**
 * Saves a paper that a student wrote by hand and marked, as a submitted attempt. Returns its id. Throws `NOT_FOUND`,
 * `PAYMENT_REQUIRED`, and `INVALID_INPUT` with `marks.POSITION` for marks that a question does not have.
 */
export async function saveSelfMarks(pool: pg.Pool, viewer: Viewer, given: SelfMarks): Promise<string> {
  if (!isUuid(given.paper)) throw new ProductError('NOT_FOUND');
  return inTransaction(pool, async (client) => {
    const { rows } = await client.query<{ open: boolean; items: PaperQuestion[] }>(
      `select ${subjectIsAccessible('s', '$2', '$3')} as open,
         (select coalesce(json_agg(json_build_object('position', pi.position, 'versionId', pi.version_id, 'marks', pi.marks)
            order by pi.position), '[]') from paper_items pi where pi.paper_id = p.id) as items
       from exam_papers p join subjects s on s.id = p.subject_id where p.id = $1 and p.live`,
      [given.paper, ...accessParameters(viewer, 'examQuestion')],
    );
    const paper = rows[0];
    if (paper === undefined) throw new ProductError('NOT_FOUND');
    if (!paper.open) throw new ProductError('PAYMENT_REQUIRED');
    return insertMarked(client, viewer, given, paper.items);
  });
}

async function insertMarked(
  client: pg.ClientBase,
  viewer: Viewer,
  { paper, seconds, marks: given }: SelfMarks,
  items: readonly PaperQuestion[],
): Promise<string> {
  const byPosition = new Map(given.map(({ position, marks }) => [position, marks]));
  refuseImpossible(given, items);
  const scored = items.map(({ position, versionId, marks: outOf }) => {
    const marks = byPosition.get(position);
    const score =
      marks === undefined ? { outcome: 'unanswered', credit: 0 } : scoreOfCredit(outOf === 0 ? 0 : marks / outOf);
    return { position, versionId, outOf, ...score };
  });
  const id = randomUUID();
  await client.query(
    `insert into attempts (id, user_id, paper_id, started_at, handed_in_at, handed_in_by, marks, marks_out_of)
     values ($1, $2, $3, now() - make_interval(secs => $4), now(), 'student', $5, $6)`,
    [
      id,
      viewer.userId,
      paper,
      seconds ?? 0,
      scored.reduce((sum, { credit, outOf }) => sum + (credit ?? 0) * outOf, 0),
      scored.reduce((sum, { outOf }) => sum + outOf, 0),
    ],
  );
  await client.query(
    `insert into attempt_items (attempt_id, position, version_id, marks, outcome, credit)
     select $1, * from unnest($2::int[], $3::uuid[], $4::float8[], $5::text[], $6::float8[])`,
    [
      id,
      scored.map(({ position }) => position),
      scored.map(({ versionId }) => versionId),
      scored.map(({ outOf }) => outOf),
      scored.map(({ outcome }) => outcome),
      scored.map(({ credit }) => credit),
    ],
  );
  await countResults(client, id);
  return id;
}

function refuseImpossible(given: SelfMarks['marks'], items: readonly PaperQuestion[]): void {
  const outOf = new Map(items.map(({ position, marks }) => [position, marks]));
  const fields = Object.fromEntries(
    given.flatMap(({ position, marks }) => {
      const most = outOf.get(position);
      if (most === undefined) return [[`marks.${position}`, 'This question isn’t in the paper.']];
      return marks > most ? [[`marks.${position}`, `This question has a maximum of ${most} marks.`]] : [];
    }),
  );
  if (Object.keys(fields).length > 0) throw new ProductError('INVALID_INPUT', { fields });
}
