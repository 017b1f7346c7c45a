import type pg from 'pg';
import type { PlannedAssignment, SchemeWeek } from '#domain/classrooms/schemes/scheme.ts';
import type { Holiday } from '#domain/classrooms/schemes/scheme-calendar.rule.ts';
import type { ShownWeek } from '#domain/classrooms/schemes/shown-week.ts';
import { ProductError } from '#domain/platform/errors.ts';
import type { QuestionTypeName } from '#domain/questions/question-type-names.ts';
import type { Viewer } from '../../access/viewer.ts';
import { isUuid } from '../../platform/db/uuid.ts';
import { marksOfKey } from '../../questions/answer-keys/key-columns.sql.ts';
import { canContain } from '../../questions/author.ts';
import type { PartChoice, TeacherAssignment } from '../assignments/assignment.queries.ts';
import { isMember, teaches } from '../classroom.permission.ts';
import { isUsableScheme } from './scheme.sql.ts';
import { shownWeeks } from './shown-weeks.ts';

/** The scheme that a class follows, for its teachers and students. */
export type ClassScheme = {
  readonly id: string;
  readonly title: string;
  readonly startsOn: string;
  /** Of the class's school, in order. */
  readonly holidays: readonly Holiday[];
  readonly isArchived: boolean;
  /** Whether the viewer can open the scheme itself. */
  readonly isUsable: boolean;
  readonly weeks: readonly ShownWeek[];
};

type Row = Omit<ClassScheme, 'weeks'> & { readonly weeks: readonly SchemeWeek[]; readonly isTaught: boolean };

/** Null for a class without a scheme, and for classes that the viewer neither teaches nor is a student of. */
export async function readClassScheme(pool: pg.Pool, viewer: Viewer, classroom: string): Promise<ClassScheme | null> {
  if (!isUuid(classroom)) return null;
  const { rows } = await pool.query<Row>({
    name: 'class-scheme',
    text: `
    select s.id, s.title, cs.starts_on::text as "startsOn", s.weeks, mine.teaches as "isTaught",
      s.archived_at is not null as "isArchived",
      mine.teaches and $4::boolean and coalesce(${isUsableScheme('s', ['$2', '$3'])}, false) as "isUsable",
      (select coalesce(json_agg(json_build_object('from', coalesce(d ->> 'from', ''), 'until', coalesce(d ->> 'until', ''))), '[]')
       from schools sc cross join jsonb_array_elements(sc.dates) d
       where sc.id = c.school_id and d ->> 'kind' = 'holiday') as holidays
    from class_schemes cs join classrooms c on c.id = cs.classroom_id join schemes s on s.id = cs.scheme_id
    cross join lateral (select ${teaches('c.id', '$2')} as teaches) mine
    where c.id = $1 and (mine.teaches or ${isMember('c.id', '$2')})`,
    values: [classroom, viewer.userId, viewer.schoolId, viewer.role === 'teacher'],
  });
  const [row] = rows;
  if (row === undefined) return null;
  const { isTaught, weeks, ...rest } = row;
  return {
    ...rest,
    weeks: await shownWeeks(pool, weeks, isTaught ? { isTeacher: true, classroom } : { isTeacher: false }),
  };
}

/** A planned assignment, as the form of a new assignment starts with it. */
export type PlannedDraft = Pick<TeacherAssignment, 'draft' | 'parts'> & {
  /** Questions that the viewer can't assign: a colleague's own, or removed ones. They are left out. */
  readonly missingCount: number;
};

/** Throws `NOT_FOUND` unless it is planned in the scheme that a class of the viewer follows. */
export async function readPlannedAssignment(
  pool: pg.Pool,
  viewer: Viewer,
  { classroom, planned }: { readonly classroom: string; readonly planned: string },
): Promise<PlannedDraft> {
  const { rows } =
    isUuid(classroom) && isUuid(planned)
      ? await pool.query<{ weeks: SchemeWeek[] }>(
          `select s.weeks from class_schemes cs join schemes s on s.id = cs.scheme_id
           where cs.classroom_id = $1 and ${teaches('cs.classroom_id', '$2')}`,
          [classroom, viewer.userId],
        )
      : { rows: [] };
  const found = rows[0]?.weeks.flatMap(({ assignments }) => assignments).find(({ id }) => id === planned);
  if (found === undefined) throw new ProductError('NOT_FOUND');
  return draftFor(pool, viewer, found);
}

type Item = PartChoice['items'][number];

async function draftFor(pool: pg.Pool, viewer: Viewer, { draft }: PlannedAssignment): Promise<PlannedDraft> {
  const { parts, ...rest } = draft;
  const ids = parts.flatMap(({ items }) => items);
  const { rows } = await pool.query<Item & { type: QuestionTypeName }>(
    `select i.id, v.stem, i.type, ${marksOfKey('v')} as marks, t.title as topic
     from items i join item_versions v on v.item_id = i.id and v.version = i.version join topics t on t.id = i.topic_id
     where i.id = any($1::uuid[]) and ${canContain('$2', 'i')}`,
    [ids, viewer.userId],
  );
  const itemOf = new Map<string, Item>(rows.map((item) => [item.id, item]));
  return {
    draft: rest,
    parts: parts.map(({ items, ...part }) => ({
      ...part,
      title: '',
      items: items.flatMap((id) => itemOf.get(id) ?? []),
    })),
    missingCount: ids.filter((id) => !itemOf.has(id)).length,
  };
}
