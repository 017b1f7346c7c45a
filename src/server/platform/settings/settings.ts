import { isLoopbackHost } from '#domain/platform/loopback-host.rule.ts';
import { StartError } from '../process/start-error.ts';
import { LTI_SETTINGS } from './lti.settings.ts';
import { MAIL_SETTINGS } from './mail.settings.ts';
import { MEDIA_SETTINGS } from './media.settings.ts';
import { OPERATING_SETTINGS } from './operating.settings.ts';
import { PAYMENT_SETTINGS } from './payment.settings.ts';
import { SERVER_SETTINGS } from './server.settings.ts';
import type { SettingRow } from './setting-row.ts';

/** Every setting of the server. Nothing else reads the environment. */
export const SETTINGS = {
  ...SERVER_SETTINGS,
  ...MAIL_SETTINGS,
  ...PAYMENT_SETTINGS,
  ...MEDIA_SETTINGS,
  ...OPERATING_SETTINGS,
  ...LTI_SETTINGS,
} as const;

type Rows = typeof SETTINGS;
type ValueOf<Row> =
  Row extends SettingRow<infer T, infer Fallback> ? T | (Fallback extends null ? null : never) : never;

/** The parsed and validated settings. */
export type Settings = { readonly [Name in Exclude<keyof Rows, 'seedDemo'>]: ValueOf<Rows[Name]> } & {
  readonly seedDemo: boolean;
  /** Whether only this machine can reach the server: it listens on loopback and no public address is set. */
  readonly localOnly: boolean;
};

/**
 * Reads all settings from the environment.
 * @throws StartError with one sentence that names the variable, its value and what it has to be.
 */
export function readSettings(env: Readonly<NodeJS.ProcessEnv>): Settings {
  const values = Object.fromEntries(
    Object.entries(SETTINGS).map(([name, setting]: [string, SettingRow<unknown>]) => [name, readSetting(setting, env)]),
  ) as { readonly [Name in keyof Rows]: ValueOf<Rows[Name]> };
  const localOnly = values.publicUrl === null && isLoopbackHost(values.host);
  return { ...values, localOnly, seedDemo: values.seedDemo ?? (values.databaseUrl === null && localOnly) };
}

function readSetting<T>(
  { variable, fallback, schema, hasToBe, secret }: SettingRow<T>,
  env: Parameters<typeof readSettings>[0],
) {
  const given = env[variable]?.trim();
  const value = given === undefined || given === '' ? fallback : given;
  if (value === null) return null;
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  throw new StartError(`${variable} is ${secret ? 'not usable' : `"${value}"`}, but must be ${hasToBe}.`);
}
