import type pg from 'pg';
import { evaluateAwards } from '#domain/attempts/marking/evaluate-awards.rule.ts';
import type { MarkingRound } from '#domain/attempts/marking/finalised-marks.rule.ts';
import type { Award } from '#domain/attempts/marking/mark-scheme.schema.ts';
import { schemeOfKey } from '#domain/attempts/marking/scheme-of-key.ts';
import { SealedKey, type StoredKey } from '#domain/questions/answer-keys/answer-key.rule.ts';
import type { QuestionTypeName } from '#domain/questions/types/registry.ts';
import { storedAnswer } from '../../questions/answer-keys/key-columns.sql.ts';
import { countFinalised } from './teacher-mark.commands.ts';

type Row = {
  readonly attempt: string;
  readonly position: number;
  readonly type: QuestionTypeName;
  readonly storedKey: StoredKey;
  readonly rounds: readonly { round: MarkingRound; awards: readonly Award[] }[];
};

/**
 * Recomputes the marks that teachers gave to answers to a version, by the current mark scheme. Mark points that the new
 * scheme lacks don't count, and count again if a later scheme has them. Returns the number of answers.
 */
export async function remarkByScheme(client: pg.PoolClient, versionId: string): Promise<number> {
  const { rows } = await client.query<Row>(
    `select tm.attempt_id as attempt, tm.position, i.type, ${storedAnswer('k')} as "storedKey",
       json_agg(json_build_object('round', tm.round, 'awards', tm.awards)) as rounds
     from attempt_items ai join teacher_marks tm on tm.attempt_id = ai.attempt_id and tm.position = ai.position
     join item_versions v on v.id = ai.version_id join items i on i.id = v.item_id
     join item_versions k on k.id = marking_version(v.id)
     where ai.version_id = $1 group by 1, 2, 3, k.id order by 1, 2`,
    [versionId],
  );
  for (const { attempt, position, type, storedKey, rounds } of rows) {
    const scheme = schemeOfKey(type, new SealedKey(storedKey).openFor('scoring').answer);
    if (scheme === null) continue;
    const marked = rounds.map(({ round, awards }) => ({ round, marks: evaluateAwards(scheme, awards).marks }));
    await client.query(
      `update teacher_marks tm set marks = r.marks from unnest($3::int[], $4::float8[]) as r(round, marks)
       where tm.attempt_id = $1 and tm.position = $2 and tm.round = r.round`,
      [attempt, position, marked.map(({ round }) => round), marked.map(({ marks }) => marks)],
    );
    await countFinalised(client, { attempt, position, rounds: marked, outOf: scheme.total });
  }
  return rows.length;
}
