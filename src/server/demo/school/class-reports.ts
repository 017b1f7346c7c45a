import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { firstNameOf } from '#domain/classrooms/student-reports/report-comment.rule.ts';
import { REPORT_SECTIONS, type ReportSettings } from '#domain/classrooms/student-reports/report-settings.schema.ts';
import type { StudentReport } from '#domain/classrooms/student-reports/student-report.rule.ts';
import { draftReports } from '../../classrooms/student-reports/report-set.queries.ts';
import { insertRows } from './insert-rows.ts';
import type { SchoolClass } from './school-members.ts';
import { afternoonOf } from './school-year.ts';

/** Comments by the least average they are for, the best first. */
const COMMENTS = [
  {
    from: 0.75,
    text: (name: string) => `${name} explains each step and checks the result. The next goal is the longer questions.`,
  },
  {
    from: 0.6,
    text: (name: string) => `${name} works steadily and knows the basics well. Past papers will help with timing.`,
  },
  {
    from: 0,
    text: (name: string) => `${name} should practise the topics of this report in short sessions, twice a week.`,
  },
] as const;

const WITHOUT_MARKS = (name: string): string => `${name} has no released marks yet. Please hand in the open work.`;
/** Comments that the draft has so far. */
const DRAFTED = 6;

/** The last four months, this one included: work of long ago says little about topics. */
function lastMonths(now: Date): ReportSettings {
  const first = (monthsAgo: number): Date => new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - monthsAgo, 1));
  const dayOf = (date: Date): string => date.toISOString().slice(0, 10);
  return {
    from: dayOf(first(3)),
    until: dayOf(new Date(first(-1).getTime() - 86_400_000)),
    sections: REPORT_SECTIONS,
  };
}

/**
 * Published reports on the first class, and a draft with some comments on the second. Nobody is emailed about them. They
 * are made from the work of the demo, as teachers' are, and no PDF is set.
 */
export async function seedClassReports(
  client: pg.ClientBase,
  [published, drafted]: readonly SchoolClass[],
  now: Date,
): Promise<void> {
  if (published !== undefined) await publish(client, published, now);
  if (drafted !== undefined) await writeComments(client, drafted, await createSet(client, drafted, now), DRAFTED);
}

type DemoSet = ReportSettings & { readonly id: string; readonly classroom: string };

async function createSet(client: pg.ClientBase, { id: classroom, teacher }: SchoolClass, now: Date): Promise<DemoSet> {
  const settings = lastMonths(now);
  const id = randomUUID();
  await client.query(
    `insert into report_sets (id, classroom_id, from_day, until_day, sections, created_by, created_at)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [id, classroom, settings.from, settings.until, JSON.stringify(settings.sections), teacher, afternoonOf(now, 3, 0)],
  );
  return { id, classroom, ...settings };
}

async function publish(client: pg.ClientBase, classroom: SchoolClass, now: Date): Promise<void> {
  const set = await createSet(client, classroom, now);
  const reports = await writeComments(client, classroom, set, classroom.students.length);
  const publishedAt = afternoonOf(now, 1, 0);
  await insertRows(
    client,
    `insert into student_reports (id, set_id, student_id, version, content, published_at)
     select r.id, r.set, r.student, 1, r.content, r.at
     from json_to_recordset($1) as r(id uuid, set uuid, student uuid, content jsonb, at timestamptz)`,
    reports.map(({ student, content }) => ({ id: randomUUID(), set: set.id, student, content, at: publishedAt })),
  );
  await client.query('update report_sets set version = 1, published_at = $2, mails_queued_at = $2 where id = $1', [
    set.id,
    publishedAt,
  ]);
}

/** Writes the teacher's comments on the first students of a class. Returns their reports with them. */
async function writeComments(
  client: pg.ClientBase,
  { teacher }: SchoolClass,
  set: DemoSet,
  count: number,
): Promise<readonly { readonly student: string; readonly content: StudentReport }[]> {
  const reports = (await draftReports(client, set)).slice(0, count).map(({ id: student, report }) => ({
    student,
    content: { ...report, comment: commentOn(firstNameOf(report.student), report.average?.share ?? null) },
  }));
  await insertRows(
    client,
    `insert into report_comments (set_id, student_id, text, version, written_by)
     select r.set, r.student, r.text, 1, r.teacher
     from json_to_recordset($1) as r(set uuid, student uuid, text text, teacher uuid)`,
    reports.map(({ student, content }) => ({ set: set.id, student, teacher, text: content.comment })),
  );
  return reports;
}

const commentOn = (name: string, average: number | null): string =>
  average === null
    ? WITHOUT_MARKS(name)
    : (COMMENTS.find(({ from }) => average >= from)?.text(name) ?? WITHOUT_MARKS(name));
