import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { readOneRoster } from '#domain/interchange/rosters/one-roster.reader.ts';
import type { RosterChoices } from '#domain/interchange/rosters/roster-choices.schema.ts';
import type { RosterData } from '#domain/interchange/rosters/roster-data.ts';
import type { RosterChange, RosterState } from '#domain/interchange/rosters/roster-import.ts';
import { planRoster, type RosterPlan } from '#domain/interchange/rosters/roster-plan.rule.ts';
import type { RosterReport } from '#domain/interchange/rosters/roster-report.ts';
import type { ConfirmedMatches } from '#domain/interchange/rosters/school-records.ts';
import { openZip } from '../archive/zip.reader.ts';
import { rosterFilesIn } from './roster-archive.ts';
import { readSchoolRecords } from './school-records.queries.ts';

type Row = {
  readonly state: RosterState;
  readonly schoolId: string;
  readonly schoolName: string;
  readonly lastSchool: string | null;
  readonly choices: Partial<RosterChoices>;
  readonly digest: Buffer | null;
};

const EVERY_ID = { has: () => true };
/** Few enough that other requests hardly wait; between them they have the database for themselves. */
const CHANGES_AT_ONCE = 250;

/**
 * Reads the roster at a path, compares it with its school and saves the changes, which nothing has applied yet. If they
 * were confirmed and are still the same, they stay; if they have become others, they wait for confirmation again. Throws
 * `RosterError` and `FileError`.
 */
export async function readRoster(client: pg.ClientBase, id: string, path: string): Promise<void> {
  await client.query('begin isolation level repeatable read');
  try {
    const row = await importOf(client, id);
    if (row !== null) await compare(client, id, row, path);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  }
}

async function importOf(client: pg.ClientBase, id: string): Promise<Row | null> {
  const { rows } = await client.query<Row>(
    `select i.state, i.school_id as "schoolId", s.name as "schoolName", i.choices, i.digest,
       (select l.roster_school from roster_imports l where l.school_id = i.school_id and l.applied_at is not null
         and l.state <> 'undone' and l.id <> i.id order by l.applied_at desc limit 1) as "lastSchool"
     from roster_imports i join schools s on s.id = i.school_id
     where i.id = $1 and (i.state = 'reading' or (i.state = 'applying' and i.applied_at is null))`,
    [id],
  );
  return rows[0] ?? null;
}

async function compare(client: pg.ClientBase, id: string, row: Row, path: string): Promise<void> {
  const { choices, schoolName, lastSchool, schoolId } = row;
  const data = dataAt(path, { schools: [choices.school ?? null, lastSchool], schoolName, today: today() });
  const confirmed: ConfirmedMatches = {
    users: choices.everyUser === true ? EVERY_ID : new Set(choices.users),
    classes: choices.everyClass === true ? EVERY_ID : new Set(choices.classes),
  };
  const plan = planRoster(data, await readSchoolRecords(client, schoolId), confirmed);
  const digest = digestOf(plan.changes);
  if (row.state === 'applying' && row.digest?.equals(digest) === true) return begin(client, id);
  await client.query('delete from roster_changes where import_id = $1', [id]);
  await insertChanges(client, id, plan.changes);
  await client.query(
    `update roster_imports set is_recomputed = state = 'applying', state = 'ready', report = $2, digest = $3,
       roster_school = $4, done_count = 0, all_count = $5 where id = $1`,
    [
      id,
      JSON.stringify(reportOf(data, plan, lastSchool)),
      digest,
      data.school?.id ?? null,
      plan.changes.filter(({ action }) => action !== 'match').length,
    ],
  );
}

/** The confirmed changes are still right: from now on they are applied. */
const begin = async (client: pg.ClientBase, id: string): Promise<void> => {
  await client.query('update roster_imports set applied_at = now() where id = $1', [id]);
};

const today = (): string => new Date().toISOString().slice(0, 10);

function dataAt(path: string, reading: Omit<Parameters<typeof readOneRoster>[0], 'open'>): RosterData {
  const archive = openZip(path);
  try {
    return readOneRoster({ ...reading, open: rosterFilesIn(archive) });
  } finally {
    archive.close();
  }
}

/** Equal for equal changes. */
function digestOf(changes: readonly RosterChange[]): Buffer {
  const hash = createHash('sha256');
  for (const change of changes) hash.update(JSON.stringify(change));
  return hash.digest();
}

function reportOf(data: RosterData, { counts, warnings }: RosterPlan, lastSchool: string | null): RosterReport {
  const { version, source, schools, school, problems, skipped, users, classes, enrolments } = data;
  const modes = [users.mode, classes.mode, enrolments.mode];
  const isOther = lastSchool !== null && school !== null && school.id !== lastSchool;
  return {
    ...{ version, source, schools, school, counts },
    isDelta: modes.includes('delta') && !modes.includes('bulk'),
    warnings: [...(isOther ? [{ about: 'school' as const, title: school.name, count: 0, of: 0 }] : []), ...warnings],
    skipped: skipped.list(),
    problems: problems.first,
    problemCount: problems.count,
  };
}

async function insertChanges(client: pg.ClientBase, id: string, changes: readonly RosterChange[]): Promise<void> {
  for (let from = 0; from < changes.length; from += CHANGES_AT_ONCE) {
    const rows = changes
      .slice(from, from + CHANGES_AT_ONCE)
      .map((change, at) => ({ ...change, position: from + at + 1 }));
    const startedAt = performance.now();
    await client.query(
      `insert into roster_changes (import_id, position, kind, action, sourced_id, title, user_id, classroom_id,
         user_sourced_id, class_sourced_id, class_title, before, after)
       select $1, c.position, c.kind, c.action, c."sourcedId", c.title, c."userId", c."classroomId",
         c."userSourcedId", c."classSourcedId", c."classTitle", c.before, c.after
       from jsonb_to_recordset($2::jsonb) as c(position integer, kind text, action text, "sourcedId" text, title text,
         "userId" uuid, "classroomId" uuid, "userSourcedId" text, "classSourcedId" text, "classTitle" text,
         before jsonb, after jsonb)`,
      [id, JSON.stringify(rows)],
    );
    await pause(performance.now() - startedAt);
  }
}
