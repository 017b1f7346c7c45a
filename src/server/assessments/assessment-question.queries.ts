import type pg from 'pg';
import type { Difficulty } from '#domain/attempts/results/difficulty.ts';
import type { QuestionTypeName } from '#domain/questions/types/registry.ts';
import { marksOfKey } from '../questions/answer-keys/key-columns.sql.ts';
import { type Author, canContain, isOfSchool } from '../questions/author.ts';

/** A question as editors of quizzes and papers show it. */
export type AssessmentQuestion = {
  readonly id: string;
  readonly type: QuestionTypeName;
  readonly stem: string;
  readonly topic: string;
  readonly difficulty: Difficulty;
  /** Its own marks. */
  readonly marks: number;
  /** Whether students can get it; other questions are left out when an attempt starts. */
  readonly isLive: boolean;
};

/**
 * Questions of the bank, the author's own and colleagues', by their ids, including those in the recycle bin: one
 * statement. Of the answer keys it reads only the marks.
 */
export async function readAssessmentQuestions(
  pool: Pick<pg.Pool, 'query'>,
  author: Author,
  ids: readonly string[],
): Promise<AssessmentQuestion[]> {
  if (ids.length === 0) return [];
  const { rows } = await pool.query<AssessmentQuestion>(
    `select i.id, i.type, left(v.stem, 240) as stem, t.title as topic, i.published_at is not null and i.deleted_at is null as "isLive",
       coalesce((select nullif(d.difficulty, 'unknown') from item_difficulties d where d.item_id = i.id), i.estimate, 'unknown') as difficulty,
       ${marksOfKey('v')} as marks
     from items i join topics t on t.id = i.topic_id join item_versions v on v.item_id = i.id and v.version = i.version
     where i.id = any($1) and (i.in_bank or i.owner_id = $2 or ${canContain('$2', 'i')} or ${isOfSchool('item', 'i', '$3')})`,
    [ids, author.userId, author.readsSchool],
  );
  return rows;
}
