import type pg from 'pg';
import { countResults } from '../../attempts/results/count-results.ts';
import { seedClassReports } from './class-reports.ts';
import { saveWork, workOf } from './class-work.ts';
import { countHistory } from './count-history.ts';
import { saveAttempts } from './save-attempts.ts';
import { type DemoSchool, seedMembers } from './school-members.ts';
import { seedCardReviews } from './school-reviews.ts';
import { seedVisits } from './seed-visits.ts';
import { attemptsOf } from './student-year.ts';
import { readTopics } from './topic-pool.ts';
import { saveResults } from './work-results.ts';

/**
 * Two schools in the middle of their year: six classes with half a year of practice, assignments, marks and reviews.
 * Needs the library. The content of the answers is the same on every machine, relative to now.
 */
export async function seedSchoolYear(client: pg.ClientBase, demo: DemoSchool, now: Date): Promise<void> {
  const pool = await readTopics(client);
  const classes = await seedMembers(client, demo);
  const years = classes.map((classroom) => {
    const topics = pool.get(classroom.plan.subject) ?? [];
    const work = workOf(classroom, topics, now);
    const attempts = classroom.students.flatMap((student) => attemptsOf(student, { classroom, topics, work, now }));
    return { classroom, work, attempts };
  });
  await saveWork(
    client,
    years.flatMap(({ classroom, work }) => work.map((entry) => ({ classroom, work: entry }))),
  );
  const attempts = years.flatMap((year) => year.attempts);
  await saveAttempts(client, attempts);
  await saveResults(client, years);
  const students = classes.flatMap((entry) => entry.students.filter(({ isDemoStudent }) => !isDemoStudent));
  const ids = students.map(({ id }) => id);
  await countHistory(client, ids);
  await seedVisits(client, ids);
  // The demo's student has counted answers already.
  for (const { id, user, submittedAt } of attempts)
    if (user === demo.student && submittedAt !== null) await countResults(client, id);
  await seedCardReviews(client, classes, now);
  await seedClassReports(client, classes, now);
}
