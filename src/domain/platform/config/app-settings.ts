import * as z from 'zod/mini';
import { emailSchema } from '../../access/credentials.schema.ts';
import { QUESTION_REPORTS_PER_DAY } from '../../questions/question.limits.ts';
import { ACCOUNT_DELETION_WAIT_DAYS, INVITATION_LIFE_S, SUPPORT_VISIT_LIFE_S } from '../../users/user.limits.ts';
import { problemText } from '../problem.ts';
import { isTimeZone } from '../time-zone.rule.ts';

/**
 * Settings that can be changed while the product runs, in the order of the screen: each with its limits and its
 * default. What has to be known before the product can start (addresses, keys) is an environment variable instead.
 */
export type AppSettings = {
  /** Whether students can sign up. */
  readonly signUp: boolean;
  readonly invitationDays: number;
  readonly accountDeletionDays: number;
  /** Age from which a user who signs up can consent alone; 0: age is not asked for. */
  readonly consentAge: number;
  /** Whether staff may view the product as a student or teacher, to help them. */
  readonly supportVisits: boolean;
  readonly supportVisitMinutes: number;
  /** Whether students can create their own flash cards. */
  readonly ownCards: boolean;
  /** Whether students can report problems with questions. */
  readonly itemReports: boolean;
  readonly itemReportsPerDay: number;
  /** Whether anything can be bought. Running plans continue and renew. */
  readonly checkout: boolean;
  /** Where messages of the contact page are emailed; overrides the address in the environment. */
  readonly contactEmail: string;
  /** IANA name of the time zone of days in reports, and of the quiet hours of users who have not chosen any. */
  readonly timeZone: string;
};

export type AppSettingName = keyof AppSettings;

type AppSettingRow =
  | { readonly kind: 'switch'; readonly fallback: boolean }
  | {
      readonly kind: 'number';
      readonly fallback: number;
      readonly min: number;
      readonly max: number;
      readonly unit: 'days' | 'minutes' | 'perDay' | 'years';
    }
  | { readonly kind: 'email'; readonly fallback: '' }
  | { readonly kind: 'timeZone'; readonly fallback: 'UTC' };

export const APP_SETTINGS: { readonly [Name in AppSettingName]: AppSettingRow } = {
  signUp: { kind: 'switch', fallback: true },
  invitationDays: { kind: 'number', fallback: INVITATION_LIFE_S / 86_400, min: 1, max: 60, unit: 'days' },
  accountDeletionDays: { kind: 'number', fallback: ACCOUNT_DELETION_WAIT_DAYS, min: 1, max: 90, unit: 'days' },
  consentAge: { kind: 'number', fallback: 0, min: 0, max: 18, unit: 'years' },
  supportVisits: { kind: 'switch', fallback: true },
  supportVisitMinutes: { kind: 'number', fallback: SUPPORT_VISIT_LIFE_S / 60, min: 5, max: 240, unit: 'minutes' },
  ownCards: { kind: 'switch', fallback: true },
  itemReports: { kind: 'switch', fallback: true },
  itemReportsPerDay: { kind: 'number', fallback: QUESTION_REPORTS_PER_DAY, min: 1, max: 500, unit: 'perDay' },
  checkout: { kind: 'switch', fallback: true },
  contactEmail: { kind: 'email', fallback: '' },
  timeZone: { kind: 'timeZone', fallback: 'UTC' },
};

export const APP_SETTING_NAMES = Object.keys(APP_SETTINGS) as readonly AppSettingName[];

/** Features that an admin has switched off for users. */
export const featuresOff = (settings: AppSettings): AppSettingName[] =>
  APP_SETTING_NAMES.filter((name) => settings[name] === false);

function schemaOf(row: AppSettingRow): z.ZodMiniType<boolean | number | string, unknown> {
  if (row.kind === 'switch') return z.boolean();
  if (row.kind === 'email') return z.union([z.literal(''), emailSchema]);
  if (row.kind === 'timeZone') return z.string().check(z.refine(isTimeZone, problemText('timeZoneUnknown')));
  return z
    .int(problemText('wholeNumberMissing'))
    .check(z.gte(row.min, problemText('valueTooSmall')), z.lte(row.max, problemText('valueTooLarge'))) as z.ZodMiniType<
    number,
    unknown
  >;
}

/** All settings at once, as they are saved: no others, and none missing. */
export const appSettingsSchema = z.strictObject(
  Object.fromEntries(APP_SETTING_NAMES.map((name) => [name, schemaOf(APP_SETTINGS[name])])),
) as unknown as z.ZodMiniType<AppSettings, Record<AppSettingName, unknown>>;

/** The rows of the settings by name, as the database has them: maybe names and values of another version. */
export type StoredAppSettings = Readonly<Record<string, unknown>>;

/**
 * The effective settings from the stored ones: an invalid value, such as one of an older version, counts as not set.
 */
export function appSettingsOf(stored: StoredAppSettings): AppSettings {
  const values = APP_SETTING_NAMES.map((name) => {
    const row = APP_SETTINGS[name];
    const read = Object.hasOwn(stored, name) ? schemaOf(row).safeParse(stored[name]) : null;
    return [name, read?.success === true ? read.data : row.fallback];
  });
  return Object.fromEntries(values) as AppSettings;
}
