import { expect, test } from 'vitest';
import * as ofSessions from '#domain/access/session.limits.ts';
import * as ofSignIn from '#domain/access/sign-in.limits.ts';
import * as ofAssessments from '#domain/assessments/assessment.limits.ts';
import * as ofAttempts from '#domain/attempts/attempt.limits.ts';
import * as ofPayments from '#domain/billing/payment.limits.ts';
import * as ofCards from '#domain/cards/card.limits.ts';
import * as ofClasses from '#domain/classrooms/classroom.limits.ts';
import * as ofImages from '#domain/content/media/image.limits.ts';
import * as ofScreens from '#domain/platform/screen.limits.ts';
import * as ofUsers from '#domain/users/user.limits.ts';

const ALL = {
  ...ofScreens,
  ...ofSessions,
  ...ofSignIn,
  ...ofUsers,
  ...ofImages,
  ...ofAttempts,
  ...ofAssessments,
  ...ofCards,
  ...ofClasses,
  ...ofPayments,
};
const LIMITS: Readonly<Record<string, unknown>> = ALL;

/** The values of the requirement and of the decisions on it, as plain numbers. */
test.each<[keyof typeof ALL, number]>([
  ['TOAST_LIFE_MS', 3_000],
  ['DIALOG_TOAST_LIFE_MS', 5_000],
  ['NETWORK_ERROR_TOAST_DEBOUNCE_MS', 2_000],
  ['RELOAD_GUARD_TTL_MS', 10_000],
  ['MAX_TIMER_MS', 2_147_483_647],
  ['ACCESS_TOKEN_LIFE_S', 300],
  ['SESSION_IDLE_LIFE_S', 1_209_600],
  ['SESSION_ABSOLUTE_LIFE_S', 7_776_000],
  ['PIN_LOCK_S', 900],
  ['ONE_TIME_CODE_LIFE_S', 600],
  ['SIGN_IN_WINDOW_S', 900],
  ['MEDIA_ADDRESS_LIFE_S', 21_600],
])('%s is %i', (name, expected) => {
  expect(LIMITS[name]).toBe(expected);
});

/** Durations in everyday words. */
test.each<[keyof typeof ALL, string]>([
  ['INVITATION_LIFE_S', '7 days'],
  ['SUPPORT_VISIT_LIFE_S', '30 minutes'],
  ['ANSWER_FILE_ADDRESS_LIFE_S', '15 minutes'],
  ['EXTRA_SECONDS_MAX', '4 hours'],
  ['EXAM_SECONDS_MAX', '6 hours'],
  ['REVIEW_AGE_MAX_MS', '30 days'],
  ['JOIN_WINDOW_S', '15 minutes'],
  ['INVITATION_WINDOW_S', '1 days'],
  ['JOIN_LINK_LIFE_S', '7 days'],
  ['CLASS_INVITATION_LIFE_S', '30 days'],
  ['REMIND_BEFORE_DUE_S', '1 days'],
  ['REMINDER_SWEEP_MS', '5 minutes'],
  ['CHECKOUT_LIFE_S', '31 minutes'],
])('%s is %s', (name, words) => {
  const [count, unit] = words.split(' ');
  const minutes = Number(count) * { minutes: 1, hours: 60, days: 1_440 }[unit as 'minutes' | 'hours' | 'days'];
  expect(LIMITS[name]).toBe(minutes * (name.endsWith('_MS') ? 60_000 : 60));
});
