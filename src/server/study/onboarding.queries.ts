import type pg from 'pg';
import { DEFAULT_STUDY_SETTINGS, type StudySettings } from '#domain/cards/scheduling/study-settings.schema.ts';
import type { OnboardingStep } from '#domain/study/onboarding/onboarding.schema.ts';
import type { Level } from '#domain/users/profile.schema.ts';
import type { Viewer } from '../access/viewer.ts';
import { SETTINGS_JSON } from './study-settings.commands.ts';

/** A student's progress in onboarding, with the answers so far. */
export type Onboarding = {
  /** The next step; after the last one, the first again. */
  readonly step: OnboardingStep;
  readonly isFinished: boolean;
  /** The student's own day, by the server's clock. */
  readonly today: string;
  readonly level: Level | null;
  /** Ids. */
  readonly subjects: readonly string[];
  readonly exams: readonly { readonly subject: string; readonly examOn: string }[];
  readonly settings: StudySettings;
};

type Row = Omit<Onboarding, 'step' | 'settings'> & {
  readonly step: OnboardingStep | null;
  readonly settings: StudySettings | null;
};

/** @param zone the student's time zone */
export async function readOnboarding(pool: pg.Pool, viewer: Viewer, zone: string): Promise<Onboarding> {
  const { rows } = await pool.query<Row>(
    `select o.step, o.finished_at is not null as "isFinished", ((now() at time zone $2)::date)::text as today, u.level,
       array(select s.subject_id::text from user_subjects s where s.user_id = u.id) as subjects,
       (select coalesce(json_agg(json_build_object('subject', e.subject_id, 'examOn', e.exam_on)), '[]')
        from exam_dates e where e.user_id = u.id) as exams,
       ${SETTINGS_JSON} as settings
     from users u left join onboardings o on o.user_id = u.id where u.id = $1`,
    [viewer.userId, zone],
  );
  const [row] = rows;
  if (row === undefined) throw new Error('A viewer has an account.');
  return {
    ...row,
    step: row.isFinished ? 'subjects' : (row.step ?? 'subjects'),
    settings: row.settings ?? DEFAULT_STUDY_SETTINGS,
  };
}

/** Whether home invites a student to onboarding, which they have neither finished nor declined. */
export async function isInvitedToOnboarding(pool: pg.Pool, viewer: Viewer): Promise<boolean> {
  if (viewer.role !== 'student') return false;
  const { rowCount } = await pool.query(
    'select from onboardings where user_id = $1 and (finished_at is not null or invitation_dismissed_at is not null)',
    [viewer.userId],
  );
  return rowCount === 0;
}
