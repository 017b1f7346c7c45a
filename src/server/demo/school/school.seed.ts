import { setImmediate as pause } from 'node:timers/promises';
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
import { type ClassYear, saveResults } from './work-results.ts';

/**
 * Two schools in the middle of their year: six classes with half a year of practice, assignments, marks and reviews.
 * Needs the library. The content of the answers is the same on every machine, relative to now.
 */
export async function seedSchoolYear(client: pg.ClientBase, demo: DemoSchool, now: Date): Promise<void> {
  const pool = await readTopics(client);
  const classes = await seedMembers(client, demo);
  const years: ClassYear[] = [];
  const saving: Promise<void>[] = [];
  for (const classroom of classes) {
    const topics = pool.get(classroom.plan.subject) ?? [];
    const work = workOf(classroom, topics, now);
    const attempts = classroom.students.flatMap((student) => attemptsOf(student, { classroom, topics, work, now }));
    years.push({ classroom, work, attempts });
    const saved = saveYear(client, { classroom, work, attempts });
    // It is awaited below; until then, a failure has to be handled.
    saved.catch(() => undefined);
    saving.push(saved);
    // The database saves this class while the next one is computed.
    await pause();
  }
  await Promise.all(saving);
  await saveResults(client, years);
  const students = classes.flatMap((entry) => entry.students.filter(({ isDemoStudent }) => !isDemoStudent));
  const ids = students.map(({ id }) => id);
  // It reads the cards at once, and computes the reviews while the database counts.
  const reviewing = seedCardReviews(client, classes, now);
  reviewing.catch(() => undefined);
  await countHistory(client, ids);
  await seedVisits(client, ids);
  // The demo's student has counted answers already.
  for (const { id, user, submittedAt } of years.flatMap(({ attempts }) => attempts))
    if (user === demo.student && submittedAt !== null) await countResults(client, id);
  await reviewing;
  await seedClassReports(client, classes, now);
}

async function saveYear(client: pg.ClientBase, { classroom, work, attempts }: ClassYear): Promise<void> {
  await saveWork(
    client,
    work.map((entry) => ({ classroom, work: entry })),
  );
  await saveAttempts(client, attempts);
}
