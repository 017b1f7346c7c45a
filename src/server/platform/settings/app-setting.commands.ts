import type pg from 'pg';
import {
  APP_SETTING_NAMES,
  APP_SETTINGS,
  type AppSettings,
  appSettingsOf,
  type StoredAppSettings,
} from '#domain/platform/config/app-settings.ts';
import { ProductError } from '#domain/platform/errors.ts';
import type { Viewer } from '../../access/viewer.ts';
import { recordChange } from '../audit/audit.log.ts';
import { inTransaction } from '../db/transaction.ts';

/** The settings as they are edited. */
export type EditedSettings = {
  /** Identifies this state of all settings; it is sent along with changes. */
  readonly state: string;
  readonly values: AppSettings;
  /** When a setting was last changed, ISO 8601; null: never. */
  readonly updatedAt: string | null;
  /** Who changed it; null if it was never changed, or the account was deleted. */
  readonly changedBy: string | null;
};

type Queryable = pg.Pool | pg.ClientBase;

/** SQL: the time zone of the installation, an IANA name. */
export const INSTALLATION_ZONE = `coalesce((select value #>> '{}' from app_settings where name = 'timeZone'), 'UTC')`;

/**
 * The current settings. Read from the database whenever they are needed: a change takes effect at once in every
 * process, without a cache that could be stale.
 */
export async function readAppSettings(database: Queryable): Promise<AppSettings> {
  const { rows } = await database.query<{ stored: StoredAppSettings }>(
    `select coalesce(jsonb_object_agg(name, value), '{}') as stored from app_settings`,
  );
  return appSettingsOf(rows[0]?.stored ?? {});
}

/** Throws `SWITCHED_OFF` if this feature is off. */
export async function assertSwitchedOn(
  database: Queryable,
  name: 'signUp' | 'supportVisits' | 'ownCards' | 'itemReports' | 'checkout',
): Promise<void> {
  if (!(await readAppSettings(database))[name]) throw new ProductError('SWITCHED_OFF');
}

/** The settings with their state, against which a later change is compared, and with who changed them last. */
export async function readEditedSettings(database: Queryable): Promise<EditedSettings> {
  const { rows } = await database.query<{ stored: StoredAppSettings } & Omit<EditedSettings, 'values'>>(
    `select coalesce(jsonb_object_agg(name, value), '{}') as stored,
       md5(coalesce(string_agg(name || value::text, ',' order by name), '')) as state,
       to_json(max(updated_at)) #>> '{}' as "updatedAt",
       (select u.name from audit_log l join users u on u.id = l.actor_id where l.resource = 'app-settings'
        order by l.id desc limit 1) as "changedBy"
     from app_settings`,
  );
  const { stored, ...edited } = rows[0] ?? { stored: {}, state: '', updatedAt: null, changedBy: null };
  return { ...edited, values: appSettingsOf(stored) };
}

/**
 * Saves all settings; values that equal the product's defaults are not stored. Throws `CHANGED_MEANWHILE` if they
 * differ from `state`.
 */
export function saveAppSettings(
  pool: pg.Pool,
  viewer: Viewer,
  { state, values }: { readonly state: string; readonly values: AppSettings },
): Promise<EditedSettings> {
  return inTransaction(pool, async (client) => {
    // There may be no row to lock yet.
    await client.query('lock table app_settings in share row exclusive mode');
    const before = await readEditedSettings(client);
    if (before.state !== state) throw new ProductError('CHANGED_MEANWHILE');
    const changed = APP_SETTING_NAMES.filter((name) => before.values[name] !== values[name]);
    if (changed.length === 0) return before;
    const own = changed.filter((name) => values[name] !== APP_SETTINGS[name].fallback);
    await client.query('delete from app_settings where name = any($1) and name <> all($2)', [changed, own]);
    await client.query(
      `insert into app_settings (name, value) select key, value from jsonb_each($1)
       on conflict (name) do update set value = excluded.value, updated_at = now()`,
      [JSON.stringify(Object.fromEntries(own.map((name) => [name, values[name]])))],
    );
    await recordChange(client, viewer, {
      ...{ action: 'changed', resource: 'app-settings', id: 'app-settings', title: changed.join(', ') },
      before: Object.fromEntries(changed.map((name) => [name, before.values[name]])),
      after: Object.fromEntries(changed.map((name) => [name, values[name]])),
      schoolId: null,
    });
    return readEditedSettings(client);
  });
}
