import type pg from 'pg';
import { ATTEMPT_GRACE_S } from '#domain/attempts/attempt.limits.ts';
import type { AssignmentDraft } from '#domain/classrooms/assignments/assignment-draft.schema.ts';
import {
  retainedShareAt,
  type WindowState,
  windowOf,
  windowState,
} from '#domain/classrooms/assignments/window.rule.ts';
import { type WorkStatus, workStatus } from '#domain/classrooms/assignments/work-status.rule.ts';
import { ProductError } from '#domain/platform/errors.ts';
import type { QuestionTypeName } from '#domain/questions/question-type-names.ts';
import type { Viewer } from '../../access/viewer.ts';
import { instantJson } from '../../attempts/attempt-summary.queries.ts';
import { isUuid } from '../../platform/db/uuid.ts';
import { isFor, isMember, teaches } from '../classroom.permission.ts';
import { materialIsDone } from './material-done.sql.ts';
import { ms, timesJson, type WindowFacts, windowFactsJson, windowFrom } from './window.sql.ts';

/** An assignment in a teacher's list of all classes. */
export type AssignedWork = {
  readonly id: string;
  readonly title: string;
  readonly classroom: { readonly id: string; readonly name: string };
  readonly state: WindowState;
  readonly opensAt: string | null;
  readonly dueAt: string | null;
  /** Students who have submitted everything, and whose answers are waiting to be marked by hand. */
  readonly submittedCount: number;
  readonly studentCount: number;
  readonly unmarkedCount: number;
  /** Re-mark requests that are not answered yet. */
  readonly remarkRequests: number;
};

type AssessmentRow = Omit<AssignedWork, 'state'> & { readonly now: number; readonly times: WindowFacts['times'] };

const FOR_COUNT = `(select count(*)::int from classroom_members m where m.classroom_id = s.classroom_id
  and m.left_at is null and ${isFor('s', 'm')})`;

const NONE = { group: null, own: null, accommodation: null };

/** The assignments of the viewer's classes, drafts first, then latest due first. */
export async function readAssignedWork(pool: pg.Pool, viewer: Viewer): Promise<AssignedWork[]> {
  const { rows } = await pool.query<AssessmentRow>({
    name: 'set-work',
    text: `
    select s.id, s.title, json_build_object('id', c.id, 'name', c.name) as classroom, ${ms('now()')} as now,
      ${timesJson('s')} as times, ${instantJson('s.opens_at')} as "opensAt", ${instantJson('s.due_at')} as "dueAt",
      coalesce(sb.handed_in, 0) as "submittedCount", coalesce(sb.unmarked, 0) as "unmarkedCount", (
        select count(*)::int from assignment_parts p join attempts a on a.assignment_part_id = p.id
        join mark_complaints mc on mc.attempt_id = a.id and mc.answered_at is null
        where p.assignment_id = s.id) as "remarkRequests", ${FOR_COUNT} as "studentCount"
    from classroom_teachers ct join classrooms c on c.id = ct.classroom_id and c.archived_at is null
    join assignments s on s.classroom_id = c.id and s.deleted_at is null
    left join lateral (
      select count(*) filter (where sb.handed_in_at is not null)::int as handed_in, sum(sb.unmarked_items)::int as unmarked
      from submissions sb where sb.assignment_id = s.id and ${isMember('s.classroom_id', 'sb.user_id')}) sb on true
    where ct.user_id = $1
    order by s.published_at is not null, coalesce(s.due_at, s.opens_at, s.created_at) desc, s.id limit 500`,
    values: [viewer.userId],
  });
  return rows.map(({ now, times, ...row }) => ({ ...row, state: windowState(windowOf(times, NONE), now) }));
}

export type PartChoice = {
  readonly kind: AssignmentDraft['parts'][number]['kind'];
  readonly ref: string | null;
  readonly title: string;
  readonly draws: number | null;
  readonly items: readonly {
    readonly id: string;
    readonly stem: string;
    readonly type: QuestionTypeName;
    readonly marks: number;
    readonly topic: string;
  }[];
};

/** One student's progress in an assignment, as teachers see it. */
export type SubmissionLine = {
  readonly student: { readonly id: string; readonly name: string };
  readonly group: { readonly id: string; readonly name: string } | null;
  readonly status: WorkStatus;
  readonly startedAt: string | null;
  readonly submittedAt: string | null;
  readonly isLate: boolean;
  /** Marks of the graded attempts, before the late penalty. */
  readonly marks: number | null;
  readonly marksOutOf: number;
  readonly creditShare: number;
  readonly unmarkedQuestions: number;
  /** How many of the parts to read, watch or learn are done. */
  readonly materialsDone: number;
  /** Of this student. */
  readonly dueAt: string | null;
  readonly closesAt: string | null;
  readonly tries: number | null;
  /** Exception for this student alone; null: as for everyone. */
  readonly exception: GivenException | null;
};

/** An assignment as its teachers see it. */
export type TeacherAssignment = {
  readonly id: string;
  readonly classroom: { readonly id: string; readonly name: string; readonly isArchived: boolean };
  readonly state: WindowState;
  readonly isStarted: boolean;
  /** Whether it is done on paper: it has no tasks, and marks are entered in the gradebook. */
  readonly isOnPaper: boolean;
  readonly marksReleasedAt: string | null;
  readonly draft: Omit<AssignmentDraft, 'parts'>;
  readonly parts: readonly PartChoice[];
  readonly groups: readonly { readonly id: string; readonly name: string }[];
  readonly groupExceptions: readonly { readonly group: string; readonly exception: GivenException }[];
  readonly lines: readonly SubmissionLine[];
};

/** Other dates or attempts; null values apply as for everyone. */
export type GivenException = {
  readonly dueAt: string | null;
  readonly lateUntil: string | null;
  readonly tries: number | null;
  readonly excused: boolean;
};

type LineRow = {
  readonly student: SubmissionLine['student'];
  readonly group: SubmissionLine['group'];
  readonly facts: WindowFacts;
  readonly startedAt: number | null;
  readonly submittedAt: number | null;
  readonly marks: number;
  readonly marksOutOf: number;
  readonly unmarkedQuestions: number;
  readonly isEntered: boolean;
  readonly materialsDone: number;
};
type Row = Omit<TeacherAssignment, 'state' | 'lines'> & {
  readonly now: number;
  readonly times: WindowFacts['times'];
  readonly questions: number;
  readonly materials: number;
  readonly lines: readonly LineRow[];
};

const READ = `
  select s.id, json_build_object('id', c.id, 'name', c.name, 'isArchived', c.archived_at is not null) as classroom,
    ${ms('now()')} as now, ${timesJson('s')} as times, ${instantJson('s.marks_released_at')} as "marksReleasedAt",
    exists (select from submissions sb where sb.assignment_id = s.id) as "isStarted", s.paper_marks is not null as "isOnPaper",
    json_build_object('title', s.title, 'instructions', s.instructions, 'opensAt', ${instantJson('s.opens_at')},
      'dueAt', ${instantJson('s.due_at')}, 'lateUntil', ${instantJson('s.late_until')}, 'lateDeduction', s.late_deduction,
      'lateIntervalSeconds', s.late_interval_seconds, 'lateFloor', s.late_floor, 'tries', s.tries, 'countedAttempt', s.counted_try,
      'behaviour', s.behaviour, 'seconds', s.seconds, 'showsMarks', s.shows_marks, 'showsFeedback', s.shows_feedback, 'blocksPractice', s.blocks_practice,
      'weight', s.weight, 'groups', array(select ag.group_id from assignment_groups ag where ag.assignment_id = s.id)) as draft,
    (select coalesce(json_agg(json_build_object('kind', p.kind, 'ref', coalesce(p.quiz_id, p.paper_id, p.material_id),
       'title', p.title, 'draws', p.draws, 'items', case when p.kind = 'questions' then (
         select coalesce(json_agg(json_build_object('id', i.id, 'stem', v.stem, 'type', i.type, 'marks', ai.marks,
           'topic', t.title) order by ai.position), '[]')
         from assignment_items ai join item_versions v on v.id = ai.version_id join items i on i.id = v.item_id
         join topics t on t.id = i.topic_id where ai.part_id = p.id)
         else '[]'::json end) order by p.position), '[]')
     from assignment_parts p where p.assignment_id = s.id) as parts,
    (select count(*)::int from assignment_parts p where p.assignment_id = s.id and p.material_id is null) + (s.paper_marks is not null)::int as questions,
    (select count(*)::int from assignment_parts p where p.assignment_id = s.id and p.material_id is not null) as materials,
    (select coalesce(json_agg(json_build_object('id', g.id, 'name', g.name) order by g.name), '[]')
     from classroom_groups g where g.classroom_id = c.id) as groups,
    (select coalesce(json_agg(json_build_object('group', e.group_id, 'exception', json_build_object('dueAt', ${instantJson('e.due_at')},
       'lateUntil', ${instantJson('e.late_until')}, 'tries', e.tries, 'excused', e.excused))), '[]')
     from assignment_exceptions e where e.assignment_id = s.id and e.group_id is not null) as "groupExceptions",
    (select coalesce(json_agg(json_build_object('student', json_build_object('id', u.id, 'name', u.name),
       'group', case when g.id is not null then json_build_object('id', g.id, 'name', g.name) end,
       'facts', ${windowFactsJson('s', 'm.user_id', 'm.group_id')}, 'startedAt', ${ms('sb.started_at')},
       'submittedAt', ${ms('sb.handed_in_at')}, 'marks', coalesce(sb.marks, 0), 'marksOutOf', coalesce(sb.marks_out_of, 0),
       'unmarkedQuestions', coalesce(sb.unmarked_items, 0), 'isEntered', coalesce(sb.is_entered, false), 'materialsDone', (
         select count(*) from assignment_parts p where p.assignment_id = s.id and p.material_id is not null
           and ${materialIsDone('p', 's', 'm.user_id')})) order by u.name, u.id), '[]')
     from classroom_members m join users u on u.id = m.user_id left join classroom_groups g on g.id = m.group_id
     left join submissions sb on sb.assignment_id = s.id and sb.user_id = m.user_id
     where m.classroom_id = c.id and m.left_at is null and ${isFor('s', 'm')}) as lines
  from assignments s join classrooms c on c.id = s.classroom_id
  where s.id = $1 and s.deleted_at is null and ${teaches('c.id', '$2')}`;

const iso = (at: number | null): string | null => (at === null ? null : new Date(at).toISOString());

/** Throws `NOT_FOUND`, also for assignments of others. */
export async function readTeacherAssignment(pool: pg.Pool, viewer: Viewer, id: string): Promise<TeacherAssignment> {
  const { rows } = isUuid(id)
    ? await pool.query<Row>({ name: 'set-assignment', text: READ, values: [id, viewer.userId] })
    : { rows: [] };
  const row = rows[0];
  if (row === undefined) throw new ProductError('NOT_FOUND');
  const { now, times, lines, questions, materials, ...rest } = row;
  return {
    ...rest,
    state: windowState(windowOf(times, NONE), now),
    lines: lines.map((line) => lineOf(line, { now, questions, materials, isOnPaper: rest.isOnPaper })),
  };
}

function lineOf(
  { facts, startedAt, submittedAt, materialsDone, marks, isEntered, ...line }: LineRow,
  {
    now,
    questions,
    materials,
    isOnPaper,
  }: { readonly now: number; readonly questions: number; readonly materials: number; readonly isOnPaper: boolean },
): SubmissionLine {
  const window = windowFrom(facts);
  const isLate =
    !isEntered && submittedAt !== null && window.dueAt !== null && submittedAt > window.dueAt + ATTEMPT_GRACE_S * 1_000;
  return {
    ...line,
    materialsDone,
    status: workStatus({
      state: windowState(window, now),
      excused: window.excused,
      hasQuestions: questions > 0,
      started: startedAt !== null,
      submitted: submittedAt !== null,
      materials,
      materialsDone,
      isOnPaper,
    }),
    startedAt: iso(startedAt),
    submittedAt: iso(submittedAt),
    isLate,
    marks: submittedAt === null ? null : marks,
    creditShare: submittedAt === null || isEntered ? 1 : retainedShareAt(window, submittedAt, ATTEMPT_GRACE_S),
    dueAt: iso(window.dueAt),
    closesAt: iso(window.closesAt),
    tries: window.tries,
    exception: facts.own && {
      dueAt: iso(facts.own.dueAt),
      lateUntil: iso(facts.own.lateUntil),
      tries: facts.own.tries,
      excused: facts.own.excused,
    },
  };
}
