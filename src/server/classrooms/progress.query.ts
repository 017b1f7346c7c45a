import type pg from 'pg';
import {
  type AssignmentException,
  type AssignmentTimes,
  shareKeptAt,
  type TimeAccommodation,
  type WindowState,
  windowOf,
  windowState,
} from '#domain/assignments/window.rule.ts';
import { type WorkStatus, workStatus } from '#domain/assignments/work-status.rule.ts';
import { ProductError } from '#domain/errors.ts';
import { ATTEMPT_GRACE_S } from '#domain/limits.ts';
import type { Viewer } from '../auth/viewer.ts';
import { isUuid } from '../db/uuid.ts';
import { teaches } from './classroom.permission.ts';
import { askedCards, isLearned } from './material-done.sql.ts';
import { accommodationJson, exceptionJson, ms, timesJson } from './window.sql.ts';

/** How a student stands with an assignment: in a word, and with the share of the marks after what lateness costs. */
export type ProgressCell = readonly [status: WorkStatus, share: number | null, unmarked: number] | null;

export type ProgressAssignment = {
  readonly id: string;
  readonly title: string;
  readonly weight: number;
  readonly state: WindowState;
  readonly dueAt: string | null;
  readonly doneCount: number;
  /** For how many students it is. */
  readonly studentCount: number;
  readonly unmarkedCount: number;
  /** Mean share of the marks of those who are done; null before the first. */
  readonly meanShare: number | null;
};
export type ProgressStudent = {
  readonly id: string;
  readonly name: string;
  readonly group: string | null;
  readonly joinedAt: string;
  /** Weighted mean share of the marks of what is handed in; null before the first. */
  readonly meanShare: number | null;
  readonly doneCount: number;
  readonly missedCount: number;
  /** One an assignment, in their order; null: it is not for this student. */
  readonly cells: readonly ProgressCell[];
};
export type ClassProgress = {
  readonly assignments: readonly ProgressAssignment[];
  readonly students: readonly ProgressStudent[];
};

type AssignmentRow = {
  readonly id: string;
  readonly title: string;
  readonly weight: number;
  readonly times: AssignmentTimes;
  readonly groups: readonly string[];
  readonly questions: number;
  readonly materials: number;
};
type StudentRow = {
  readonly id: string;
  readonly name: string;
  readonly group: string | null;
  readonly joinedAt: string;
  readonly accommodation: TimeAccommodation | null;
};
type ExceptionRow = AssignmentException & {
  readonly assignment: string;
  readonly user: string | null;
  readonly group: string | null;
};
/**
 * Column by column and in whole numbers, which PostgreSQL writes in half the time: there are fifteen thousand in a large
 * class. A place is the assignment's in its list times the number of students, and the student's in theirs.
 */
type Submissions = readonly [
  places: readonly number[],
  /** Milliseconds since 1970. */
  handedInAt: readonly (number | null)[],
  /** In millionths. */
  shares: readonly (number | null)[],
  unmarked: readonly number[],
];
const MILLION = 1_000_000;
type MaterialRow = readonly [assignment: number, student: number, done: number];

type Times = { readonly window: ReturnType<typeof windowOf>; readonly state: WindowState };

type Row = {
  readonly now: number;
  readonly assignments: readonly AssignmentRow[];
  readonly students: readonly StudentRow[];
  readonly exceptions: readonly ExceptionRow[];
  readonly submissions: Submissions;
  readonly materials: readonly MaterialRow[];
};

// Everything about the work of a class in one statement. Submissions are one row a student and assignment already.
const READ = `
  with class as (select c.id from classrooms c where c.id = $1 and ${teaches('c.id', '$2')}),
  work as materialized (
    select s.*, (row_number() over (order by s.due_at nulls last, s.created_at, s.id) - 1)::int as place
    from assignments s join class on class.id = s.classroom_id where s.deleted_at is null),
  student as materialized (
    select m.user_id, m.group_id, m.joined_at, u.name, (row_number() over (order by u.name, u.id) - 1)::int as place
    from class join classroom_members m on m.classroom_id = class.id and m.left_at is null join users u on u.id = m.user_id)
  select ${ms('now()')} as now,
    (select coalesce(json_agg(json_build_object('id', s.id, 'title', s.title, 'weight', s.weight, 'times', ${timesJson('s')},
       'groups', array(select ag.group_id from assignment_groups ag where ag.assignment_id = s.id),
       'questions', p.questions, 'materials', p.materials) order by s.place), '[]')
     from work s left join lateral (
       select count(*) filter (where kind in ('quiz', 'paper', 'questions')) as questions,
         count(*) filter (where kind in ('note', 'media', 'deck')) as materials
       from assignment_parts where assignment_id = s.id) p on true) as assignments,
    (select coalesce(json_agg(json_build_object('id', t.user_id, 'name', t.name, 'group', t.group_id,
       'joinedAt', to_json(t.joined_at), 'accommodation', ${accommodationJson('t.user_id')}) order by t.place), '[]')
     from student t) as students,
    (select coalesce(json_agg(${exceptionJson('e')}::jsonb || jsonb_build_object('assignment', e.assignment_id,
       'user', e.user_id, 'group', e.group_id)), '[]')
     from assignment_exceptions e join work s on s.id = e.assignment_id) as exceptions,
    (select json_build_array(coalesce(json_agg(s.place * (select count(*)::int from student) + t.place), '[]'),
       coalesce(json_agg(floor(date_part('epoch', sb.handed_in_at) * 1000)::bigint), '[]'),
       coalesce(json_agg((sb.marks / nullif(sb.marks_out_of, 0) * ${MILLION})::int), '[]'),
       coalesce(json_agg(sb.unmarked_items), '[]'))
     from work s join submissions sb on sb.assignment_id = s.id join student t on t.user_id = sb.user_id) as submissions,
    (select coalesce(json_agg(json_build_array(d.work, d.student, d.done)), '[]') from (
       select work, student, count(*) as done from (
         select s.place as work, t.place as student
         from work s join assignment_parts p on p.assignment_id = s.id and p.kind in ('note', 'media')
         join material_progress mp on mp.material_id = p.material_id and mp.done_at is not null
         join student t on t.user_id = mp.user_id
         union all
         select s.place, t.place
         from work s join assignment_parts p on p.assignment_id = s.id and p.kind = 'deck'
         cross join lateral (select array_agg(c.id) as cards ${askedCards('p.material_id', 's.published_at')}) asked
         join card_states st on st.card_id = any (asked.cards) and ${isLearned('st', 's.published_at')}
         join student t on t.user_id = st.user_id
         group by s.place, t.place, p.id, asked.cards having count(*) = cardinality(asked.cards)) one
       group by 1, 2) d) as materials
  from class`;

/** How everybody of a class stands with everything it was set. Throws `NOT_FOUND`, for classes of others too. */
export async function readClassProgress(pool: pg.Pool, viewer: Viewer, classroom: string): Promise<ClassProgress> {
  const { rows } = isUuid(classroom)
    ? await pool.query<Row>({ name: 'class-progress', text: READ, values: [classroom, viewer.userId] })
    : { rows: [] };
  const row = rows[0];
  if (row === undefined) throw new ProductError('NOT_FOUND');
  return progressOf(row);
}

/** The times that hold for a student. Most have nothing of their own, and share those of their group. */
function windowsOf(assignments: readonly AssignmentRow[], exceptions: readonly ExceptionRow[], now: number) {
  const of = new Map(
    assignments.map(({ id }) => [
      id,
      { exceptions: new Map<string, ExceptionRow>(), shared: new Map<string | null, Times>() },
    ]),
  );
  for (const one of exceptions) of.get(one.assignment)?.exceptions.set(one.user ?? one.group ?? '', one);
  return ({ id, times }: AssignmentRow, { id: user, group, accommodation }: StudentRow): Times => {
    const known = of.get(id);
    const own = known?.exceptions.get(user) ?? null;
    const isShared = own === null && accommodation === null;
    const found = isShared ? known?.shared.get(group) : undefined;
    if (found !== undefined) return found;
    const window = windowOf(times, { group: known?.exceptions.get(group ?? '') ?? null, own, accommodation });
    const made = { window, state: windowState(window, now) };
    if (isShared) known?.shared.set(group, made);
    return made;
  };
}

function progressOf({ now, assignments, students, exceptions, submissions, materials }: Row): ClassProgress {
  const key = (assignment: number, student: number): number => assignment * students.length + student;
  const [places, handedIn, shares, unmarked] = submissions;
  const submitted = new Map(places.map((place, row) => [place, row]));
  const materialsDone = new Map(materials.map(([work, student, done]) => [key(work, student), done]));
  const windowFor = windowsOf(assignments, exceptions, now);

  const cellOf = (work: AssignmentRow, at: number, student: StudentRow, place: number): ProgressCell => {
    const row = submitted.get(key(at, place));
    const isTheirs = work.groups.length === 0 || (student.group !== null && work.groups.includes(student.group));
    if (!isTheirs && row === undefined) return null;
    const { window, state } = windowFor(work, student);
    const handedInAt = row === undefined ? null : (handedIn[row] ?? null);
    const status = workStatus({
      state,
      excused: window.excused,
      hasQuestions: work.questions > 0,
      started: row !== undefined,
      handedIn: handedInAt !== null,
      materials: work.materials,
      materialsDone: materialsDone.get(key(at, place)) ?? 0,
    });
    const millionths = row === undefined ? null : (shares[row] ?? null);
    const share = millionths === null ? null : millionths / MILLION;
    const kept =
      handedInAt === null || share === null ? null : share * shareKeptAt(window, handedInAt, ATTEMPT_GRACE_S);
    return [
      status,
      kept === null ? null : Math.round(kept * 1_000) / 1_000,
      row === undefined ? 0 : (unmarked[row] ?? 0),
    ];
  };

  const grid = students.map((student, place) => assignments.map((work, at) => cellOf(work, at, student, place)));
  return {
    assignments: assignments.map(({ id, title, weight, times }, at) => {
      const column = grid.flatMap((line) => (line[at] == null ? [] : [line[at]]));
      return {
        id,
        title,
        weight,
        state: windowState(windowOf(times, { group: null, own: null, accommodation: null }), now),
        dueAt: times.dueAt === null ? null : new Date(times.dueAt).toISOString(),
        studentCount: column.length,
        doneCount: column.filter(([status]) => status === 'done').length,
        unmarkedCount: column.reduce((sum, [, , unmarked]) => sum + unmarked, 0),
        meanShare: mean(column.flatMap(([, share]) => (share === null ? [] : [{ value: share, weight: 1 }]))),
      };
    }),
    students: students.map(({ id, name, group, joinedAt }, place) => {
      const cells = grid[place] ?? [];
      return {
        id,
        name,
        group,
        joinedAt: new Date(joinedAt).toISOString(),
        meanShare: mean(
          cells.flatMap((cell, at) =>
            cell?.[1] == null ? [] : [{ value: cell[1], weight: assignments[at]?.weight ?? 0 }],
          ),
        ),
        doneCount: cells.filter((cell) => cell?.[0] === 'done').length,
        missedCount: cells.filter((cell) => cell?.[0] === 'missed').length,
        cells,
      };
    }),
  };
}

/** The weighted mean; null where nothing has weight. */
function mean(parts: readonly { readonly value: number; readonly weight: number }[]): number | null {
  const weight = parts.reduce((sum, part) => sum + part.weight, 0);
  return weight === 0 ? null : parts.reduce((sum, part) => sum + part.value * part.weight, 0) / weight;
}
