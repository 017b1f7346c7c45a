import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  APP_SETTING_NAMES,
  APP_SETTINGS,
  appSettingsOf,
  appSettingsSchema,
  featuresOff,
} from '#domain/platform/config/app-settings.ts';
import { isSwitchedOff } from '#domain/platform/config/disabled-feature.rule.ts';

const DEFAULTS = appSettingsOf({});

test('the default settings enable every feature, and have the durations in the texts', () => {
  expect(DEFAULTS).toEqual({
    ...{ signUp: true, supportVisits: true, ownCards: true, itemReports: true, checkout: true, contactEmail: '' },
    ...{
      timeZone: 'UTC',
      invitationDays: 7,
      accountDeletionDays: 14,
      supportVisitMinutes: 30,
      itemReportsPerDay: 20,
      consentAge: 0,
    },
  });
});

test('a number is entered in its unit', () => {
  const units = Object.entries(APP_SETTINGS).map(([name, row]) => [name, row.kind === 'number' ? row.unit : row.kind]);
  expect(Object.fromEntries(units)).toMatchObject({
    ...{ invitationDays: 'days', accountDeletionDays: 'days', supportVisitMinutes: 'minutes' },
    ...{ itemReportsPerDay: 'perDay', signUp: 'switch', contactEmail: 'email' },
  });
});

test('a stored value applies if it is valid, and only then', () => {
  const stored = { signUp: false, invitationDays: 3, contactEmail: 'desk@example.org', checkout: 'no', older: 1 };
  expect(appSettingsOf(stored)).toEqual({
    ...DEFAULTS,
    ...{ signUp: false, invitationDays: 3, contactEmail: 'desk@example.org' },
  });
});

test('defaults come from the catalogue and are within their limits', () => {
  expect(APP_SETTING_NAMES.map((name) => [name, DEFAULTS[name]])).toEqual(
    APP_SETTING_NAMES.map((name) => [name, APP_SETTINGS[name].fallback]),
  );
  expect(appSettingsSchema.safeParse(DEFAULTS).success).toBe(true);
});

test('whatever is stored, the effective settings are valid', () => {
  const stored = fc.dictionary(fc.constantFrom(...APP_SETTING_NAMES, 'older', '__proto__'), fc.jsonValue());
  fc.assert(fc.property(stored, (values) => appSettingsSchema.safeParse(appSettingsOf(values)).success));
});

test.each([
  ['invitationDays', 0],
  ['invitationDays', 61],
  ['invitationDays', 2.5],
  ['invitationDays', null],
  ['signUp', 'true'],
  ['contactEmail', 'nobody'],
  ['timeZone', 'Europe/Atlantis'],
  ['timeZone', '+02:00'],
  ['timeZone', ''],
])('%s is not %j', (name, value) => {
  const { error } = appSettingsSchema.safeParse({ ...DEFAULTS, [name]: value });
  expect(error?.issues.map(({ path }) => path)).toEqual([[name]]);
});

test('all settings are required, and no others are accepted', () => {
  const { signUp: _, ...fewer } = DEFAULTS;
  expect(appSettingsSchema.safeParse(fewer).success).toBe(false);
  expect(appSettingsSchema.safeParse({ ...DEFAULTS, role: 'admin' }).success).toBe(false);
});

test('disabled features are listed by name', () => {
  const off = featuresOff({ ...DEFAULTS, ownCards: false, contactEmail: '' });
  expect(off).toEqual(['ownCards']);
  expect(isSwitchedOff({ switched_off: off }, 'ownCards')).toBe(true);
  expect(isSwitchedOff({ switched_off: off }, 'checkout')).toBe(false);
  for (const nobody of [null, {}]) expect(isSwitchedOff(nobody, 'ownCards')).toBe(false);
});
