import type pg from 'pg';
import { withoutFileNames } from '#domain/attempts/marking/anonymous-files.rule.ts';
import type { Award } from '#domain/attempts/marking/mark-scheme.schema.ts';
import { byDifference, compareMarks, type MarksComparison } from '#domain/attempts/moderation/compare-marks.rule.ts';
import { isOpenModeration } from '#domain/attempts/moderation/moderation-status.ts';
import { ProductError } from '#domain/platform/errors.ts';
import {
  decideKey,
  type RevealedKey,
  SealedKey,
  type StoredKey,
} from '#domain/questions/answer-keys/answer-key.rule.ts';
import type { QuestionTypeName } from '#domain/questions/types/registry.ts';
import { teaches } from '../../classrooms/classroom.permission.ts';
import {
  type ContentImage,
  type ImageUrl,
  imagesJson,
  type StoredImage,
  withAddresses,
} from '../../content/content-image.ts';
import { isUuid } from '../../platform/db/uuid.ts';
import { type StoredDraw, withDraw } from '../../questions/answer-keys/drawn-question.ts';
import { storedDraw, storedKey } from '../../questions/answer-keys/key-columns.sql.ts';
import { FINAL_MARKS, rounds } from './marked-answers.sql.ts';
import { LINE, type ModerationLine } from './moderation.queries.ts';
import { isSecondMarker, MODERATIONS } from './moderation.sql.ts';

/** An answer of a sample as the second marker sees it: without the student and the first marks. */
export type BlindAnswer<Image = ContentImage> = {
  readonly number: number;
  readonly type: QuestionTypeName;
  readonly stem: string;
  readonly images: readonly Image[];
  readonly key: RevealedKey;
  readonly response: unknown;
  /** Own points; null: not marked yet. */
  readonly awards: readonly Award[] | null;
  readonly version: number;
};

/** Both marks of an answer, once the second marker has finished. */
export type ComparedAnswer = {
  readonly number: number;
  readonly first: number;
  readonly second: number;
  readonly outOf: number;
  /** For teachers of the class; null for the second marker. */
  readonly student: { readonly id: string; readonly name: string } | null;
  /** What counts now, for teachers of the class; null for the second marker, and while markers differ. */
  readonly current: number | null;
};

export type Moderation = ModerationLine & {
  /** Whether the viewer is the requested colleague. */
  readonly isSecondMarker: boolean;
  /** Whether the viewer teaches the class. */
  readonly isTeacher: boolean;
  /** What the requested colleague has to mark; empty for everyone else, and once the request has ended. */
  readonly sample: readonly BlindAnswer[];
  /** The answers with the greatest differences first; empty until it is finished. */
  readonly compared: readonly ComparedAnswer[];
  /** Null until it is finished. */
  readonly comparison: MarksComparison | null;
};

type Row = Omit<Moderation, 'sample' | 'compared' | 'comparison'>;

/**
 * A moderation for a teacher of the class, or for the requested colleague unless it was cancelled. Throws `NOT_FOUND` for
 * everyone else. What is in it depends on its status, see `Moderation`.
 */
export async function readModeration(
  pool: pg.Pool,
  userId: string,
  id: string,
  address: ImageUrl,
): Promise<Moderation> {
  const { rows } = isUuid(id)
    ? await pool.query<Row>({
        name: 'moderation',
        text: `select ${LINE}, coalesce(${isSecondMarker('$2')}, false) as "isSecondMarker", ${teaches('c.id', '$2')} as "isTeacher"
          from ${MODERATIONS} where m.id = $1
            and (${teaches('c.id', '$2')} or (${isSecondMarker('$2')} and m.status <> 'cancelled'))`,
        values: [id, userId],
      })
    : { rows: [] };
  const [row] = rows;
  if (row === undefined) throw new ProductError('NOT_FOUND');
  const compared = row.status === 'finished' ? await readCompared(pool, id, row.isTeacher) : [];
  return {
    ...row,
    sample: row.isSecondMarker && isOpenModeration(row.status) ? await readSample(pool, userId, id, address) : [],
    compared: byDifference(compared),
    comparison: row.status === 'finished' ? compareMarks(compared) : null,
  };
}

type SampleRow = Omit<BlindAnswer<StoredImage>, 'key'> & {
  readonly storedKey: StoredKey;
  readonly draw: StoredDraw | null;
};

async function readSample(pool: pg.Pool, userId: string, id: string, address: ImageUrl): Promise<BlindAnswer[]> {
  const { rows } = await pool.query<SampleRow>({
    name: 'moderation-sample',
    // The condition is repeated: the request may have been cancelled since the line was read.
    text: `select ma.number, i.type, v.stem, ${imagesJson('v')} as images, ${storedKey('k')} as "storedKey",
        ${storedDraw('v', 'k', 'ma')} as draw, ma.awards, ma.version, (
        select l.response from answer_log l where l.attempt_id = ma.attempt_id and l.position = ma.position
        order by l.sequence desc limit 1) as response
      from ${MODERATIONS} join moderation_answers ma on ma.moderation_id = m.id
      join attempt_items ai on ai.attempt_id = ma.attempt_id and ai.position = ma.position
      join item_versions v on v.id = ai.version_id join items i on i.id = v.item_id
      join item_versions k on k.id = ma.scheme_version_id
      where m.id = $1 and m.status in ('requested', 'inProgress') and ${isSecondMarker('$2')} order by ma.number`,
    values: [id, userId],
  });
  // The statement finds answers of samples that the viewer is requested to mark, and no others.
  const decision = decideKey({ isAuthor: false, isMarker: true, isEarned: false, reservations: [] });
  if (!decision.revealed) return [];
  const { grant } = decision;
  return rows.map(withDraw).map(({ storedKey: stored, draw: _, ...answer }) => ({
    ...withAddresses(answer, address),
    response: answer.type === 'file' ? withoutFileNames(answer.response) : answer.response,
    key: new SealedKey(stored).reveal(grant),
  }));
}

async function readCompared(pool: pg.Pool, id: string, isTeacher: boolean): Promise<ComparedAnswer[]> {
  const { rows } = await pool.query<ComparedAnswer>({
    name: 'moderation-compared',
    text: `select ma.number, ma.first_marks as first, ma.second_marks as second, ma.out_of as "outOf",
        case when $2::boolean then json_build_object('id', u.id, 'name', u.name) end as student,
        case when $2::boolean then ${FINAL_MARKS} end as current
      from moderation_answers ma join attempts a on a.id = ma.attempt_id join users u on u.id = a.user_id
      ${rounds('ma')}
      where ma.moderation_id = $1 and ma.second_marks is not null order by ma.number`,
    values: [id, isTeacher],
  });
  return rows;
}
