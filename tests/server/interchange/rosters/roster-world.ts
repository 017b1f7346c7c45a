import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RosterChoices } from '#domain/interchange/rosters/roster-choices.schema.ts';
import { doRoster } from '#server/interchange/rosters/roster.job.ts';
import type { RosterChangeRow, RosterImportRow, RosterOutcome } from '#server/interchange/rosters/roster.queries.ts';
import { sendRosterMails } from '#server/interchange/rosters/roster-mail.job.ts';
import type { Mail } from '#server/platform/mail/mail.ts';
import { folderMediaStore } from '#server/platform/media/media-store.ts';
import { readSettings } from '#server/platform/settings/settings.ts';
import { rosterZip, type SampleRoster } from '../../../../src/tools/bench/rosters/sample-roster.ts';
import { type TestBrowser, testApp } from '../../../support/servers/test-api.ts';
import { openTestDatabase } from '../../../support/servers/test-database.ts';
import { tusSender } from '../../../support/servers/tus-sender.ts';
import { signedInStaff, testSchool } from '../../../support/users/test-staff.ts';

export type ReadRoster = RosterImportRow & { readonly outcome: RosterOutcome };

const PARTS = `id by school fileName state failedStep report problem base isRecomputed doneCount allCount invites
  refusesPasswords canUndo outcome { applied skipped undone retained mailsLeft }`;

/** A server with two schools and their admins, and what the job queue would do. */
export async function openRosterWorld() {
  const database = await openTestDatabase();
  const { pool } = database;
  const folder = await mkdtemp(join(tmpdir(), 'lectern-rosters-'));
  const bankFiles = folderMediaStore(join(folder, 'banks'));
  const app = await testApp(pool, { uploadFolder: join(folder, 'uploads'), bankFiles });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const origin = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
  const settings = readSettings({ DATA_DIR: folder, DATABASE_URL: database.url, NODE_ENV: 'test' });
  const mails: Mail[] = [];

  const newSchool = async () => {
    const name = `School ${randomUUID().slice(0, 8)}`;
    const id = await testSchool(pool, name);
    return { id, name, admin: await signedInStaff(app, pool, 'schoolAdmin', id) };
  };
  const attempt = (signal = new AbortController().signal, isLast = true) => ({ attempt: 1, isLast, signal });
  const run = (id: string, signal?: AbortSignal, isLast?: boolean) =>
    doRoster({ pool, direct: database.direct, settings, mediaKey: Buffer.alloc(32, 7) }, id, attempt(signal, isLast));
  const read = async (browser: TestBrowser, id: string): Promise<ReadRoster> =>
    (await browser.call<{ rosterImport: ReadRoster }>(`query($id: ID!) { rosterImport(id: $id) { ${PARTS} } }`, { id }))
      .data.rosterImport;
  const send = (browser: TestBrowser, bytes: Uint8Array, purpose = 'roster') =>
    tusSender(origin, browser).send('roster.zip', purpose, Buffer.from(bytes));
  const start = async (browser: TestBrowser, upload: string, school: string | null = null) =>
    browser.call<{ startRoster: string }>(
      'mutation($upload: ID!, $school: ID) { startRoster(upload: $upload, school: $school) }',
      { upload, school },
    );
  /** Uploads an archive and reads it. */
  const previewZip = async (browser: TestBrowser, bytes: Uint8Array, school: string | null = null) => {
    const { data, text } = await start(browser, await send(browser, bytes), school);
    if (data === null) throw new Error(text);
    await run(data.startRoster);
    return read(browser, data.startRoster);
  };
  const preview = (browser: TestBrowser, roster: SampleRoster, school: string | null = null) =>
    previewZip(browser, rosterZip(roster), school);
  const confirm = (
    browser: TestBrowser,
    { id, base }: Pick<RosterImportRow, 'id' | 'base'>,
    { invites = false, typed = '' } = {},
  ) =>
    browser.call<{ confirmRoster: { id: string } }>(
      `mutation($id: ID!, $base: String!, $invites: Boolean!, $typed: String) {
        confirmRoster(id: $id, base: $base, invites: $invites, typed: $typed) { id } }`,
      { id, base, invites, typed },
    );
  const press = (browser: TestBrowser, name: 'undoRoster' | 'cancelRoster' | 'resumeRoster', id: string) =>
    browser.call(`mutation($id: ID!) { ${name}(id: $id) { id } }`, { id });
  return {
    ...{ database, pool, app, origin, mails, newSchool, run, read, send, start, preview, previewZip, confirm, press },
    /** Previews, confirms and applies. */
    apply: async (browser: TestBrowser, roster: SampleRoster, options: { invites?: boolean; typed?: string } = {}) => {
      const ready = await preview(browser, roster);
      const { text, errors } = await confirm(browser, ready, options);
      if (errors !== undefined) throw new Error(text);
      await run(ready.id);
      return read(browser, ready.id);
    },
    undo: async (browser: TestBrowser, id: string) => {
      const { text, errors } = await press(browser, 'undoRoster', id);
      if (errors !== undefined) throw new Error(text);
      await run(id);
      return read(browser, id);
    },
    choose: async (browser: TestBrowser, id: string, choices: Partial<RosterChoices>) => {
      const answer = await browser.call(
        'mutation($id: ID!, $choices: JSON!) { chooseInRoster(id: $id, choices: $choices) { id } }'.replace(
          'JSON!',
          'RosterChoices!',
        ),
        { id, choices },
      );
      if (answer.errors !== undefined) throw new Error(answer.text);
      await run(id);
      return read(browser, id);
    },
    changes: async (browser: TestBrowser, id: string, filter: object = {}) =>
      (
        await browser.call<{ rosterChanges: { rows: RosterChangeRow[]; next: number | null } }>(
          `query($id: ID!, $kind: RosterKind, $action: RosterAction, $left: Boolean, $after: Int) {
            rosterChanges(id: $id, kind: $kind, action: $action, left: $left, after: $after) {
              rows { position kind action sourcedId title classTitle before after status reason } next } }`,
          { id, ...filter },
        )
      ).data.rosterChanges,
    mail: (id: string, failing = false) =>
      sendRosterMails(
        pool,
        {
          send: async (mail) => {
            if (failing) throw new Error('The mail server is down.');
            mails.push(mail);
          },
        },
        id,
        attempt(),
      ),
    /** The accounts, classes and memberships of a school, by the ids of the roster. */
    state: async (schoolId: string) => {
      const users = await pool.query(
        `select u.email, u.name, u.role, u.disabled_at is not null as disabled from users u
         where u.school_id = $1 and u.role <> 'schoolAdmin' order by u.email`,
        [schoolId],
      );
      const classes = await pool.query(
        `select c.name, c.archived_at is not null as archived,
           array(select u.email from classroom_members m join users u on u.id = m.user_id
             where m.classroom_id = c.id and m.left_at is null order by 1) as students,
           array(select u.email from classroom_teachers t join users u on u.id = t.user_id
             where t.classroom_id = c.id order by 1) as teachers
         from classrooms c where c.school_id = $1 order by c.name, c.id`,
        [schoolId],
      );
      return { users: users.rows, classes: classes.rows };
    },
    close: async () => {
      await app.close();
      await database.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

export type RosterWorld = Awaited<ReturnType<typeof openRosterWorld>>;
