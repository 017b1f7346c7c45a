import type pg from 'pg';
import type { GradeBoundary } from '#domain/attempts/results/grade-boundaries.ts';
import type { AveragedAssignment, GradeCategory } from '#domain/classrooms/gradebook/average.rule.ts';
import { type GradebookStudent, gradebookTable } from '#domain/classrooms/gradebook/gradebook.rule.ts';
import { ProductError } from '#domain/platform/errors.ts';
import type { Viewer } from '../../access/viewer.ts';
import { isUuid } from '../../platform/db/uuid.ts';
import { assignmentMarks } from '../assignments/assignment-marks.sql.ts';
import { readClassFacts } from '../assignments/progress.queries.ts';
import { teaches } from '../classroom.permission.ts';

/** What else the gradebook shows of an assignment. */
type AssignmentFacts = {
  readonly category: string | null;
  /** Whether students can't see their marks yet. */
  readonly isWithheld: boolean;
  /** Whether the teacher can release or withdraw the marks. */
  readonly isReleasedByHand: boolean;
  /** Whether it is done on paper: it has no tasks. */
  readonly isOnPaper: boolean;
  /** Marks that can be earned, and entered; 0: none. */
  readonly maxMarks: number;
};

/** A column of the gradebook. */
export type ListedAssignment = AveragedAssignment & AssignmentFacts;

/** What was entered for a student's work: the latest version. */
export type GradebookEntry = {
  readonly assignment: string;
  readonly student: string;
  readonly version: number;
  readonly marks: number | null;
  readonly comment: string;
};

/** The gradebook of a class, as its teachers see it. */
export type Gradebook = {
  readonly id: string;
  readonly name: string;
  readonly isArchived: boolean;
  readonly groups: readonly { readonly id: string; readonly name: string }[];
  readonly categories: readonly GradeCategory[];
  readonly boundaries: readonly GradeBoundary[];
  readonly assignments: readonly ListedAssignment[];
  readonly students: readonly GradebookStudent[];
  readonly entries: readonly GradebookEntry[];
};

type Row = Omit<Gradebook, 'assignments' | 'students'> & {
  readonly facts: readonly (AssignmentFacts & { readonly id: string })[];
};

const READ = `
  select c.id, c.name, c.archived_at is not null as "isArchived", c.grade_boundaries as boundaries,
    (select coalesce(json_agg(json_build_object('id', g.id, 'name', g.name) order by g.name), '[]')
     from classroom_groups g where g.classroom_id = c.id) as groups,
    (select coalesce(json_agg(json_build_object('id', gc.id, 'name', gc.name, 'weight', gc.weight,
       'dropLowest', gc.drop_lowest) order by gc.position), '[]')
     from grade_categories gc where gc.classroom_id = c.id) as categories,
    (select coalesce(json_agg(json_build_object('id', s.id, 'category', s.category_id, 'isOnPaper', s.paper_marks is not null,
       'isReleasedByHand', s.shows_marks = 'release' or s.shows_feedback = 'release',
       'isWithheld', s.shows_marks = 'never' or (s.shows_marks = 'release' and s.marks_released_at is null),
       'maxMarks', coalesce(s.paper_marks, ${assignmentMarks('s')}, 0))), '[]')
     from assignments s where s.classroom_id = c.id and s.deleted_at is null) as facts,
    (select coalesce(json_agg(json_build_object('assignment', e.assignment_id, 'student', e.user_id, 'version', e.version,
       'marks', e.marks, 'comment', e.comment)), '[]')
     from (select distinct on (em.assignment_id, em.user_id) em.* from assignments s
       join entered_marks em on em.assignment_id = s.id where s.classroom_id = c.id and s.deleted_at is null
       order by em.assignment_id, em.user_id, em.version desc) e) as entries
  from classrooms c where c.id = $1 and ${teaches('c.id', '$2')}`;

async function readClass(pool: pg.Pool, viewer: Viewer, classroom: string): Promise<Row> {
  const { rows } = isUuid(classroom)
    ? await pool.query<Row>({ name: 'gradebook', text: READ, values: [classroom, viewer.userId] })
    : { rows: [] };
  if (rows[0] === undefined) throw new ProductError('NOT_FOUND');
  return rows[0];
}

/** The students of a class with their work on every published assignment. Throws `NOT_FOUND`, also for others' classes. */
export async function readGradebook(pool: pg.Pool, viewer: Viewer, classroom: string): Promise<Gradebook> {
  const [classFacts, { facts, ...found }] = await Promise.all([
    readClassFacts(pool, viewer, classroom),
    readClass(pool, viewer, classroom),
  ]);
  const { assignments, students } = gradebookTable(classFacts);
  const factsOf = new Map(facts.map((entry) => [entry.id, entry]));
  return {
    ...found,
    students,
    // Of two statements, the second may not have an assignment that was deleted in between.
    assignments: assignments.map((work) => {
      const { category, isWithheld, isReleasedByHand, isOnPaper, maxMarks } = factsOf.get(work.id) ?? DELETED;
      return { ...work, category, isWithheld, isReleasedByHand, isOnPaper, maxMarks };
    }),
  };
}

const DELETED: AssignmentFacts = {
  category: null,
  isWithheld: true,
  isReleasedByHand: false,
  isOnPaper: false,
  maxMarks: 0,
};
