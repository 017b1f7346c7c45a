import type pg from 'pg';
import {
  type AssignmentReport,
  assignmentReport,
  type ReportQuestionFacts,
  type ReportStudentFacts,
} from '#domain/classrooms/report/assignment-report.rule.ts';
import { ProductError } from '#domain/platform/errors.ts';
import type { Viewer } from '../../access/viewer.ts';
import {
  type ContentImage,
  type ImageUrl,
  imagesJson,
  type StoredImage,
  withAddresses,
} from '../../content/content-image.ts';
import type { Queries } from '../../platform/db/reading.ts';
import { isUuid } from '../../platform/db/uuid.ts';
import { isCorrectChoice, misconceptionBehind } from '../../questions/answer-keys/key-columns.sql.ts';
import { readTeacherAssignment, type TeacherAssignment } from '../assignments/assignment.queries.ts';
import { teaches } from '../classroom.permission.ts';

/** A question of a report, as the screen shows it. */
export type ReportQuestion<F = ContentImage> = Omit<ReportQuestionFacts, 'choices'> & {
  readonly stem: string;
  readonly images: readonly F[];
  readonly topicTitle: string;
  readonly choices: readonly {
    readonly id: string;
    readonly text: string;
    readonly isRight: boolean;
    readonly misconception: string | null;
  }[];
};

export type AssignmentReportPage = {
  readonly id: string;
  readonly classroom: TeacherAssignment['classroom'];
  readonly questions: readonly ReportQuestion[];
  readonly report: AssignmentReport;
};

type AnswerRow = {
  readonly student: string;
  /** Index of the question. */
  readonly at: number;
  readonly credit: number | null;
  readonly seconds: number;
  readonly choices: readonly string[];
};

type Row = {
  /** `isDrawn`: it is in a pool, of which each student gets a selection. */
  readonly questions: readonly (ReportQuestion<StoredImage> & { readonly isDrawn: boolean })[];
  readonly answers: readonly AnswerRow[];
};

// The counting attempts, as `updateSubmission` chooses them: the one with the highest marks or the latest.
const READ = `
  with questions as materialized (
    select row_number() over (order by p.position, ai.position) - 1 as at, p.id as part_id, ai.position, ai.version_id, ai.marks, p.draws is not null as drawn
    from assignments s join assignment_parts p on p.assignment_id = s.id join assignment_items ai on ai.part_id = p.id
    where s.id = $1 and s.deleted_at is null and ${teaches('s.classroom_id', '$2')}
  ), counting as materialized (
    select distinct on (a.user_id, p.id) a.id, a.user_id, p.id as part_id
    from assignments s join assignment_parts p on p.assignment_id = s.id
    join attempts a on a.assignment_part_id = p.id and a.handed_in_at is not null
    left join lateral (
      select sum(ai.credit * ai.marks) as marks from attempt_items ai where ai.attempt_id = a.id
    ) m on s.counted_try = 'best'
    where s.id = $1 and p.id in (select part_id from questions)
    order by a.user_id, p.id, m.marks desc nulls last, a.started_at desc
  )
  select (
    select coalesce(json_agg(json_build_object('id', v.id, 'item', i.id, 'type', i.type, 'topic', t.id, 'topicTitle', t.title,
      'marks', q.marks, 'isDrawn', q.drawn, 'stem', v.stem, 'images', ${imagesJson('v')}, 'choices', (
        select coalesce(json_agg(json_build_object('id', coalesce(ch->>'id', ''), 'text', coalesce(ch->>'text', ''),
          'isRight', ${isCorrectChoice('k', "(ch->>'id')")}, 'misconception', ${misconceptionBehind('k', "(ch->>'id')")})), '[]')
        from jsonb_array_elements(case when i.type in ('multiple-choice', 'multiple-response') then v.body->'choices' else '[]' end) ch)
      ) order by q.at), '[]')
    from questions q join item_versions v on v.id = q.version_id join items i on i.id = v.item_id
    join topics t on t.id = i.topic_id join item_versions k on k.id = marking_version(v.id)) as questions, (
    select coalesce(json_agg(json_build_object('student', c.user_id, 'at', q.at, 'credit', ai.credit,
      'seconds', coalesce(ca.seconds, 0), 'choices', coalesce(to_json(ca.choices), '[]'))), '[]')
    from counting c join questions q on q.part_id = c.part_id
    join attempt_items ai on ai.attempt_id = c.id and ai.position = q.position
    left join counted_answers ca on ca.attempt_id = c.id and ca.position = ai.position) as answers`;

/** Marks that can't be compared: an answer that is missing from a part that was not submitted earns nothing. */
const UNANSWERED = { credit: 0, seconds: 0, choices: [] } as const;

/** The report of an assignment. Throws `NOT_FOUND`, also for assignments of others. */
export async function readAssignmentReport(
  pool: pg.Pool,
  reading: Queries,
  viewer: Viewer,
  id: string,
  address: ImageUrl,
): Promise<AssignmentReportPage> {
  // Throws for assignments of others, before anything else is read.
  const { lines, classroom } = await readTeacherAssignment(pool, viewer, id);
  const { rows } = isUuid(id) ? await reading.query<Row>(READ, [id, viewer.userId]) : { rows: [] };
  const [row] = rows;
  if (row === undefined) throw new ProductError('NOT_FOUND');
  const byStudent = new Map<string, AnswerRow[]>();
  for (const answer of row.answers) byStudent.set(answer.student, [...(byStudent.get(answer.student) ?? []), answer]);
  const students = lines.map(({ student, status, submittedAt }): ReportStudentFacts => {
    const answers = byStudent.get(student.id);
    return {
      ...student,
      isMissing: submittedAt === null && (status === 'missed' || status === 'overdue'),
      answers:
        submittedAt === null || answers === undefined
          ? null
          : row.questions.map(
              ({ isDrawn }, at) => answers.find((answer) => answer.at === at) ?? (isDrawn ? null : UNANSWERED),
            ),
    };
  });
  return {
    id,
    classroom,
    questions: row.questions.map((question) => withAddresses(question, address)),
    report: assignmentReport(row.questions, students),
  };
}
