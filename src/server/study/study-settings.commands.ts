import type pg from 'pg';
import {
  DEFAULT_STUDY_SETTINGS,
  type StudySettings,
  type StudySettingsChange,
} from '#domain/cards/scheduling/study-settings.schema.ts';
import { ProductError } from '#domain/platform/errors.ts';
import { problemText } from '#domain/platform/problem.ts';
import { examDayProblem } from '#domain/study/onboarding/exam-day.ts';
import type { Viewer } from '../access/viewer.ts';
import { isUuid } from '../platform/db/uuid.ts';

/** A user's settings as JSON, if they have any; $1 is the user. */
export const SETTINGS_JSON = `(
  select json_build_object('desiredRetention', desired_retention, 'newCardsPerDay', new_cards_per_day,
    'minutesPerDay', minutes_per_day, 'daysOff', days_off,
    'showsStreak', shows_streak, 'examBoard', exam_board, 'targetGrade', target_grade)
   from study_settings where user_id = $1)`;

/** The viewer's study settings. */
export async function readStudySettings(database: Pick<pg.Pool, 'query'>, viewer: Viewer): Promise<StudySettings> {
  const { rows } = await database.query<{ settings: StudySettings | null }>(`select ${SETTINGS_JSON} as settings`, [
    viewer.userId,
  ]);
  return rows[0]?.settings ?? DEFAULT_STUDY_SETTINGS;
}

/** Saves the viewer's settings; what is left out stays as it is. */
export async function saveStudySettings(
  pool: Pick<pg.Pool, 'query'>,
  viewer: Viewer,
  settings: StudySettingsChange,
): Promise<void> {
  await pool.query(
    `insert into study_settings (user_id, desired_retention, new_cards_per_day, minutes_per_day, days_off, exam_board, target_grade, shows_streak)
     values ($1, $2, $3, $4, $5, $6, $7, coalesce($10::boolean, true))
     on conflict (user_id) do update set desired_retention = excluded.desired_retention,
       new_cards_per_day = excluded.new_cards_per_day, minutes_per_day = excluded.minutes_per_day,
       days_off = excluded.days_off, shows_streak = coalesce($10::boolean, study_settings.shows_streak),
       exam_board = case when $8 then excluded.exam_board else study_settings.exam_board end,
       target_grade = case when $9 then excluded.target_grade else study_settings.target_grade end`,
    [
      viewer.userId,
      settings.desiredRetention,
      settings.newCardsPerDay,
      settings.minutesPerDay,
      JSON.stringify([...new Set(settings.daysOff)].sort()),
      settings.examBoard ?? null,
      settings.targetGrade ?? null,
      settings.examBoard !== undefined,
      settings.targetGrade !== undefined,
      settings.showsStreak,
    ],
  );
}

/**
 * Saves the date of the viewer's exam in a subject; null deletes it. Throws `NOT_FOUND`, `INVALID_INPUT` if it is no day or
 * too far away.
 */
export async function saveExamDate(
  pool: Pick<pg.Pool, 'query'>,
  viewer: Viewer,
  { subject, examOn }: { readonly subject: string; readonly examOn: string | null },
): Promise<void> {
  if (!isUuid(subject)) throw new ProductError('NOT_FOUND');
  if (examOn === null) {
    await pool.query('delete from exam_dates where user_id = $1 and subject_id = $2', [viewer.userId, subject]);
    return;
  }
  // An exam that is over is left out of the plan; one that is too far away would make it endless.
  const problem = examDayProblem(examOn, new Date().toISOString().slice(0, 10));
  if (problem !== null && problem !== problemText('examPast')) {
    throw new ProductError('INVALID_INPUT', { fields: { examOn: problem } });
  }
  const { rowCount } = await pool.query(
    `insert into exam_dates (user_id, subject_id, exam_on) select $1, id, $3::date from live_subjects where id = $2
     on conflict (user_id, subject_id) do update set exam_on = excluded.exam_on, updated_at = now()`,
    [viewer.userId, subject, examOn],
  );
  if (rowCount === 0) throw new ProductError('NOT_FOUND');
}
