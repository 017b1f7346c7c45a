import type pg from 'pg';
import { ProductError } from '#domain/platform/errors.ts';
import { dayAfter } from '#domain/study/calendar-day.ts';
import { examDayProblem } from '#domain/study/onboarding/exam-day.ts';
import {
  laterStep,
  type OnboardingAnswers,
  type OnboardingStep,
  stepAfter,
} from '#domain/study/onboarding/onboarding.schema.ts';
import type { Viewer } from '../access/viewer.ts';
import { inTransaction } from '../platform/db/transaction.ts';
import { setSubjects } from '../users/profile.commands.ts';
import { readStudySettings, saveExamDate, saveStudySettings } from './study-settings.commands.ts';

const SAVE_PROGRESS = `
  insert into onboardings (user_id, step, finished_at) values ($1, $2, case when $3 then now() end)
  on conflict (user_id) do update set step = excluded.step,
    finished_at = coalesce(onboardings.finished_at, excluded.finished_at)`;

/**
 * Saves the answers of a step in the profile, the exam dates and the study settings, and marks the step as done; null
 * skips it. Answering a step again does not change the progress. Throws `FORBIDDEN` for all but students,
 * `INVALID_INPUT` for an unknown subject, or the day of an exam that is over or too far away.
 */
export async function saveOnboardingStep(
  pool: pg.Pool,
  viewer: Viewer,
  { step, answers }: { readonly step: OnboardingStep; readonly answers: OnboardingAnswers | null },
): Promise<void> {
  refuseUnlessStudent(viewer);
  await inTransaction(pool, async (client) => {
    // Two devices save one after the other.
    await client.query('select from users where id = $1 for no key update', [viewer.userId]);
    if (answers !== null) await saveAnswers(client, viewer, answers);
    const { rows } = await client.query<{ step: OnboardingStep }>('select step from onboardings where user_id = $1', [
      viewer.userId,
    ]);
    const next = stepAfter(step);
    const furthest = laterStep(rows[0]?.step ?? step, next ?? step);
    await client.query(SAVE_PROGRESS, [viewer.userId, furthest, next === null]);
  });
}

/** Skips all steps that are left. Throws `FORBIDDEN` for all but students. */
export async function finishOnboarding(pool: pg.Pool, viewer: Viewer): Promise<void> {
  refuseUnlessStudent(viewer);
  await pool.query(
    `insert into onboardings (user_id, step, finished_at) values ($1, 'subjects', now())
     on conflict (user_id) do update set finished_at = coalesce(onboardings.finished_at, excluded.finished_at)`,
    [viewer.userId],
  );
}

/** Stops home from inviting the student. Throws `FORBIDDEN` for all but students. */
export async function dismissOnboarding(pool: pg.Pool, viewer: Viewer): Promise<void> {
  refuseUnlessStudent(viewer);
  await pool.query(
    `insert into onboardings (user_id, step, invitation_dismissed_at) values ($1, 'subjects', now())
     on conflict (user_id) do update set invitation_dismissed_at = excluded.invitation_dismissed_at`,
    [viewer.userId],
  );
}

function refuseUnlessStudent({ role }: Viewer): void {
  if (role !== 'student') throw new ProductError('FORBIDDEN');
}

async function saveAnswers(client: pg.PoolClient, viewer: Viewer, answers: OnboardingAnswers): Promise<void> {
  const { subjects, level, exams = [], ...settings } = answers;
  if (subjects !== undefined) await setSubjects(client, viewer.userId, subjects);
  if (level !== undefined) await client.query('update users set level = $2 where id = $1', [viewer.userId, level]);
  for (const exam of exams) {
    if (exam.examOn !== null) await refuseUnlessAhead(client, exam.examOn);
    await saveExamDate(client, viewer, exam);
  }
  if (Object.keys(settings).length === 0) return;
  const stored = await readStudySettings(client, viewer);
  await saveStudySettings(client, viewer, {
    ...stored,
    ...settings,
    minutesPerDay: settings.minutesPerDay ?? stored.minutesPerDay,
    daysOff: settings.daysOff ?? stored.daysOff,
  });
}

/** By the server's clock; the student's own day may be the one before. */
async function refuseUnlessAhead(client: pg.PoolClient, examOn: string): Promise<void> {
  const { rows } = await client.query<{ today: string }>(`select ((now() at time zone 'UTC')::date)::text as today`);
  const problem = examDayProblem(examOn, dayAfter(rows[0]?.today ?? examOn, -1));
  if (problem !== null) throw new ProductError('INVALID_INPUT', { fields: { exams: problem } });
}
