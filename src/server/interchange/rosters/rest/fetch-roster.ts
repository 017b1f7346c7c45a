import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import {
  COLLECTIONS,
  type CollectionName,
  ROLE_COLUMNS,
  USER_COLUMNS,
  userCells,
  versionOf,
} from '#domain/interchange/rosters/rest/one-roster.rest.ts';
import { RosterSourceError } from '#domain/interchange/rosters/rest/roster-source-problem.ts';
import {
  ROSTER_CLASSES_MAX,
  ROSTER_ENROLMENTS_MAX,
  ROSTER_USERS_MAX,
} from '#domain/interchange/rosters/roster.limits.ts';
import type { RosterMode } from '#domain/interchange/rosters/roster-data.ts';
import { quoted } from '#domain/interchange/spreadsheet-text.rule.ts';
import { type ZipMember, zipOf } from '../../archive/zip.writer.ts';
import type { RosterClient } from './roster-client.ts';

type Fetch = {
  readonly address: string;
  /** Changes since this instant only; null: everything. */
  readonly since: Date | null;
  /** `2027-07-31` */
  readonly today: string;
};

/** In the order in which they are requested; users follow. */
const LISTS = [
  'orgs',
  'academicSessions',
  'courses',
  'classes',
  'enrollments',
] as const satisfies readonly CollectionName[];
/** Lists that a system may lack: classes then have no subjects and terms, and the roster is of one school. */
const OPTIONAL: readonly CollectionName[] = ['orgs', 'academicSessions', 'courses'];

/**
 * Requests the roster of a school's system, and writes it as a OneRoster archive to a path: from there on it is read as
 * one that was uploaded. Throws `RosterSourceError`.
 */
export async function fetchRoster(client: RosterClient, fetch: Fetch, path: string): Promise<void> {
  await pipeline(zipOf(membersOf(client, fetch)), createWriteStream(path, { mode: 0o600 }));
}

async function* membersOf(client: RosterClient, { address, since, today }: Fetch): AsyncGenerator<ZipMember> {
  const version = versionOf(address);
  const changed = since === null ? 'bulk' : 'delta';
  const modes = new Map<string, RosterMode>();
  for (const name of LISTS) {
    // What has not changed is needed to read what has: the schools, terms and courses of classes.
    const isOptional = OPTIONAL.includes(name);
    const lines = await linesOf(client, name, isOptional ? null : since);
    modes.set(name, lines === null ? 'absent' : isOptional ? 'bulk' : changed);
    if (lines !== null) yield tableOf(name, COLLECTIONS[name].columns, lines);
  }
  const read = (record: unknown) => {
    const { user, roles } = userCells(record, today);
    return { user: lineOf(user), roles };
  };
  const users = await client.list('users', { since, read, max: ROSTER_USERS_MAX });
  const userLines = users.map(({ user }) => user);
  yield tableOf('users', USER_COLUMNS, userLines);
  modes.set('users', changed);
  const roles = users.flatMap((user) => user.roles).map((role, at) => lineOf([String(at + 1), ...role]));
  if (version === '1.2') yield tableOf('roles', ROLE_COLUMNS, roles);
  modes.set('roles', version === '1.2' ? changed : 'absent');
  const files = [...modes].map(([name, mode]) => [`file.${name}`, mode]);
  yield tableOf('manifest', ['propertyName', 'value'], [['oneroster.version', version], ...files].map(lineOf));
}

/** Null: the system does not have the list, and it is not needed. */
async function linesOf(client: RosterClient, name: CollectionName, since: Date | null) {
  const { key, cellsOf } = COLLECTIONS[name];
  const max = name === 'enrollments' ? ROSTER_ENROLMENTS_MAX : ROSTER_CLASSES_MAX;
  try {
    return await client.list(key, { since, max, read: (record) => lineOf(cellsOf(record)) });
  } catch (cause) {
    if (cause instanceof RosterSourceError && cause.problem === 'notFound' && OPTIONAL.includes(name)) return null;
    throw cause;
  }
}

const lineOf = (cells: readonly string[]): string => `${cells.map(quoted).join(',')}\r\n`;

function tableOf(name: string, columns: readonly string[], lines: readonly string[]): ZipMember {
  const pieces = function* () {
    yield lineOf(columns);
    yield* lines;
  };
  return { path: `${name}.csv`, content: { pieces: pieces() } };
}
