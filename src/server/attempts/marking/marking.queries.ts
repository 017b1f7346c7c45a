import type pg from 'pg';
import { type Agreement, agreementOf } from '#domain/attempts/marking/agreement.rule.ts';
import { MARKED_BY_SCHEME } from '#domain/attempts/marking/scheme-of-key.ts';
import { ProductError } from '#domain/platform/errors.ts';
import { teaches } from '../../classrooms/classroom.permission.ts';
import { isUuid } from '../../platform/db/uuid.ts';
import { AGREEMENT_PAIRS, type Pair, pairOf } from './agreement.sql.ts';
import { canGroup } from './answer-groups.queries.ts';
import { hasPhotos } from './photo-answers.queries.ts';

/** The marking progress of one question, or of one student's work. */
export type MarkingLine = {
  readonly id: string;
  /** Of a question, its location: part and position. */
  readonly position: number | null;
  readonly title: string;
  readonly answers: number;
  readonly marked: number;
  /** Marked once, and not by the viewer, who may therefore be the second marker. */
  readonly second: number;
  /** Two markers differ. */
  readonly differing: number;
  /** Short answers that nobody has marked yet and that can be grouped. */
  readonly groupable: number;
  /** Answers with photos that nobody has marked yet. */
  readonly photos: number;
};

export type Marking = {
  readonly title: string;
  readonly questions: readonly MarkingLine[];
  readonly students: readonly MarkingLine[];
  readonly remarkRequests: number;
  readonly agreement: Agreement | null;
};

/**
 * Submitted answers to an assignment that are marked by hand and not empty, each with its rounds. `$1`, `$2`, `$3`:
 * assignment, teacher, types.
 */
const ANSWERS = `
  select a.id as attempt_id, a.user_id, ai.position, ai.version_id, p.id as part_id, p.position as part, p.title as part_title,
    i.id as item_id, i.type, v.stem, ${canGroup('i.type', 'v')} as groups, ${hasPhotos('i.type', 'v', 'a.id', 'ai.position')} as has_photos,
    r1.marker_id as first_marker, r1.marks as m1, r2.marks as m2, r3.marks as m3
  from assignments s join assignment_parts p on p.assignment_id = s.id
  join attempts a on a.assignment_part_id = p.id and a.handed_in_at is not null
  join attempt_items ai on ai.attempt_id = a.id and ai.outcome <> 'unanswered'
  join item_versions v on v.id = ai.version_id join items i on i.id = v.item_id and i.type = any ($3)
  left join teacher_marks r1 on r1.attempt_id = a.id and r1.position = ai.position and r1.round = 1
  left join teacher_marks r2 on r2.attempt_id = a.id and r2.position = ai.position and r2.round = 2
  left join teacher_marks r3 on r3.attempt_id = a.id and r3.position = ai.position and r3.round = 3
  where s.id = $1 and s.deleted_at is null and ${teaches('s.classroom_id', '$2')}`;

const IS_SECOND = 'm1 is not null and m2 is null and m3 is null and first_marker is distinct from $2';
const IS_UNMARKED = 'm1 is null and m2 is null and m3 is null';
const IS_DIFFERING = 'm1 <> m2 and m3 is null';

const TITLE_MAX_CHARS = 160;

const withoutTable = (stem: string): string => `regexp_replace(${stem}, '\\s*\\n\\s*\\|.*$', '')`;

/** The beginning of a question, before its table, as its name in a list. */
export const titleOf = (stem: string): string => `case when length(${withoutTable(stem)}) <= ${TITLE_MAX_CHARS}
  then ${withoutTable(stem)} else rtrim(left(${withoutTable(stem)}, ${TITLE_MAX_CHARS})) || '…' end`;

const counts = `'answers', count(*), 'marked', count(m1), 'second', count(*) filter (where ${IS_SECOND}),
  'differing', count(*) filter (where ${IS_DIFFERING}),
  'groupable', count(*) filter (where groups and ${IS_UNMARKED}),
  'photos', count(*) filter (where has_photos and ${IS_UNMARKED})`;

const READ = `
  with answers as materialized (${ANSWERS})
  select s.title, (
    select coalesce(json_agg(q.line order by q.part, q.position), '[]') from (
      select part, position, json_build_object('id', part_id, 'position', position, 'title', ${titleOf('min(stem)')}, ${counts}) as line
      from answers group by part_id, part, position) q) as questions, (
    select coalesce(json_agg(w.line order by w.name, w.id), '[]') from (
      select u.name, u.id, json_build_object('id', u.id, 'position', null, 'title', u.name, ${counts}) as line
      from answers join users u on u.id = answers.user_id group by u.id) w) as students, (
    select count(*)::int from mark_complaints c join answers on answers.attempt_id = c.attempt_id and answers.position = c.position
    where c.answered_at is null) as "remarkRequests", (
${AGREEMENT_PAIRS('s.id = $1')}) as pairs
  from assignments s where s.id = $1 and s.deleted_at is null and ${teaches('s.classroom_id', '$2')}`;

/** The marking progress of an assignment. Throws `NOT_FOUND` unless the viewer teaches the class. */
export async function readMarking(pool: pg.Pool, userId: string, assignment: string): Promise<Marking> {
  const { rows } = isUuid(assignment)
    ? await pool.query<Omit<Marking, 'agreement'> & { pairs: readonly Pair[] }>({
        name: 'marking',
        text: READ,
        values: [assignment, userId, MARKED_BY_SCHEME],
      })
    : { rows: [] };
  const row = rows[0];
  if (row === undefined) throw new ProductError('NOT_FOUND');
  const { pairs, ...marking } = row;
  return { ...marking, agreement: agreementOf(pairs.flatMap(pairOf)) };
}
