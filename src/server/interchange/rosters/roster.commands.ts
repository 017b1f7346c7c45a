import { randomUUIDv7 } from 'node:crypto';
import pg from 'pg';
import type { RosterChoices } from '#domain/interchange/rosters/roster-choices.schema.ts';
import { ProductError } from '#domain/platform/errors.ts';
import type { Language } from '#domain/platform/language.ts';
import { problemText } from '#domain/platform/problem.ts';
import type { Viewer } from '../../access/viewer.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { isUuid } from '../../platform/db/uuid.ts';
import { dequeue, enqueue } from '../../platform/jobs/queue.ts';
import { ownUpload } from '../../platform/media/upload.commands.ts';
import { mayImport, type RosterImportRow, readRosterImport } from './roster.queries.ts';

const ATTEMPTS = 5;
const keyOf = (id: string): string => `roster:${id}`;
/** Queues the next step of an import. */
export const queueRoster = (client: pg.ClientBase, id: string): Promise<void> =>
  enqueue(client, 'roster', { id }, { key: keyOf(id), maxAttempts: ATTEMPTS });

/**
 * Starts to read an uploaded roster of a school; nothing is changed yet. Returns the id of the import. Throws
 * `NOT_FOUND` for uploads of others, `BEYOND_RIGHTS` for other schools, `IN_USE` while another import changes the school.
 */
export async function startRoster(
  pool: pg.Pool,
  viewer: Viewer,
  { upload: uploadId, school }: { readonly upload: string; readonly school: string | null },
  language: Language,
): Promise<string> {
  const schoolId = viewer.role === 'admin' ? school : viewer.schoolId;
  if (schoolId === null || !isUuid(schoolId) || !mayImport(viewer, schoolId)) throw new ProductError('BEYOND_RIGHTS');
  const upload = await ownUpload(pool, viewer, uploadId);
  if (upload.purpose !== 'roster') throw new ProductError('NOT_FOUND');
  if (upload.digest === null) throw new ProductError('FILE_BROKEN', { problem: problemText('rosterFileWrong') });
  return inTransaction(pool, async (client) => {
    await refuseBusy(client, schoolId);
    const id = randomUUIDv7();
    const { rowCount } = await client.query(
      `insert into roster_imports (id, school_id, user_id, upload_id, file_name, language)
       select $1, s.id, $3, $4, $5, $6 from schools s where s.id = $2`,
      [...([id, schoolId, viewer.userId, uploadId, upload.name, language] as const)],
    );
    if (rowCount !== 1) throw new ProductError('NOT_FOUND');
    await queueRoster(client, id);
    return id;
  });
}

/** Reads the roster again with other choices. Throws `NOT_FOUND`. */
export const chooseInRoster = (
  pool: pg.Pool,
  viewer: Viewer,
  id: string,
  choices: RosterChoices,
): Promise<RosterImportRow> =>
  changeState(pool, viewer, id, async (client) => {
    const { rowCount } = await client.query(
      `update roster_imports set state = 'reading', choices = $2, is_recomputed = false where id = $1 and state = 'ready'`,
      [id, JSON.stringify(choices)],
    );
    return rowCount === 1;
  });

type Confirmation = {
  /** The changes that were shown. */
  readonly base: string;
  readonly invites: boolean;
  /** The name of the school, which is typed if much would be removed. */
  readonly typed: string;
  /** The address of links in invitations. */
  readonly site: string | null;
};

/**
 * Applies the changes. If the school's data has changed since they were computed, they are computed and shown again.
 * Throws `NOT_FOUND`, `CHANGED_MEANWHILE` if others were shown, `IN_USE` while another import changes the school, and
 * `INVALID_INPUT` if the typed confirmation is missing.
 */
export const confirmRoster = (
  pool: pg.Pool,
  viewer: Viewer,
  id: string,
  { base, invites, typed, site }: Confirmation,
): Promise<RosterImportRow> =>
  changeState(pool, viewer, id, async (client, row) => {
    if (row.base !== base) throw new ProductError('CHANGED_MEANWHILE');
    if ((row.report?.warnings ?? []).length > 0 && !isSameName(typed, row.school))
      throw new ProductError('INVALID_INPUT', { fields: { typed: problemText('rosterConfirmationWrong') } });
    await refuseBusy(client, row.schoolId);
    const { rowCount } = await onlyOne(
      client.query(
        `update roster_imports set state = 'applying', invites = $3, site = $4, is_recomputed = false, done_count = 0, user_id = $5
         where id = $1 and state = 'ready' and encode(digest, 'hex') = $2`,
        [id, base, invites && !row.refusesPasswords, site, viewer.userId],
      ),
    );
    return rowCount === 1;
  });

const plain = (text: string): string => text.trim().replace(/\s+/g, ' ').toLowerCase();
const isSameName = (typed: string, name: string): boolean => plain(typed) === plain(name);

/** Discards a preview, with the names in it. Throws `NOT_FOUND`. */
export const cancelRoster = (pool: pg.Pool, viewer: Viewer, id: string): Promise<RosterImportRow> =>
  changeState(
    pool,
    viewer,
    id,
    async (client) => {
      const { rowCount } = await client.query(
        `update roster_imports set state = 'cancelled', finished_at = now() where id = $1 and state in ('reading', 'ready')`,
        [id],
      );
      await client.query(
        `delete from roster_changes where import_id = $1 and exists (
           select from roster_imports i where i.id = $1 and i.state = 'cancelled')`,
        [id],
      );
      return rowCount === 1;
    },
    { queues: false },
  );

/**
 * Undoes the latest import. Throws `NOT_FOUND`, `IN_USE` while another import changes the school, and `INVALID_INPUT` if
 * a later one was applied or its changes were deleted.
 */
export const undoRoster = (pool: pg.Pool, viewer: Viewer, id: string): Promise<RosterImportRow> =>
  changeState(pool, viewer, id, async (client, row) => {
    if (!row.canUndo) await refuseUndo(client, row);
    if (row.state === 'done') await refuseBusy(client, row.schoolId);
    const { rowCount } = await onlyOne(
      client.query(
        `update roster_imports set state = 'undoing', failed_step = null, finished_at = null, done_count = 0,
           all_count = (select count(*) from roster_changes c where c.import_id = $1 and c.status = 'applied')
         where id = $1 and (state = 'done' or failed_step = 'applying')`,
        [id],
      ),
    );
    return rowCount === 1;
  });

/** Says why an import can't be undone. */
async function refuseUndo(client: pg.ClientBase, { id, schoolId, state, failedStep }: RosterImportRow): Promise<void> {
  if (state !== 'done' && failedStep !== 'applying') throw new ProductError('NOT_FOUND');
  const { rows } = await client.query<{ file: string }>(
    `select l.file_name as file from roster_imports l, roster_imports i
     where i.id = $1 and l.school_id = $2 and l.applied_at > i.applied_at and l.state <> 'undone'
     order by l.applied_at desc limit 1`,
    [id, schoolId],
  );
  const problem =
    rows[0] === undefined ? problemText('rosterUndoLate') : problemText('rosterUndoLater', { file: rows[0].file });
  throw new ProductError('INVALID_INPUT', { problem });
}

/** Continues an import that has failed while it was applied or undone. Throws `NOT_FOUND`. */
export const resumeRoster = (pool: pg.Pool, viewer: Viewer, id: string): Promise<RosterImportRow> =>
  changeState(pool, viewer, id, async (client) => {
    const { rowCount } = await client.query(
      `update roster_imports set state = failed_step, failed_step = null, finished_at = null
       where id = $1 and state = 'failed' and failed_step in ('applying', 'undoing')`,
      [id],
    );
    return rowCount === 1;
  });

/** Changes an import's state and queues the work. Throws `NOT_FOUND` for other schools, and if nothing was changed. */
async function changeState(
  pool: pg.Pool,
  viewer: Viewer,
  id: string,
  change: (client: pg.ClientBase, row: RosterImportRow) => Promise<boolean>,
  { queues }: { readonly queues: boolean } = { queues: true },
): Promise<RosterImportRow> {
  const row = await readRosterImport(pool, viewer, id);
  await inTransaction(pool, async (client) => {
    if (!(await change(client, row))) throw new ProductError('NOT_FOUND');
    await dequeue(client, keyOf(id));
    if (queues) await queueRoster(client, id);
  });
  return readRosterImport(pool, viewer, id);
}

/** Refuses by name while another import changes the school. */
export async function refuseBusy(client: pg.ClientBase, schoolId: string): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `select i.file_name as name from roster_imports i
     where i.school_id = $1 and (i.state in ('applying', 'undoing') or i.failed_step in ('applying', 'undoing'))`,
    [schoolId],
  );
  if (rows[0] !== undefined)
    throw new ProductError('IN_USE', { problem: problemText('rosterInProgress', { name: rows[0].name }) });
}

/** Of two that start at the same moment, the index admits one. */
async function onlyOne<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (cause) {
    if (cause instanceof pg.DatabaseError && cause.constraint === 'roster_imports_active')
      throw new ProductError('IN_USE', { problem: problemText('rosterInProgress', { name: '' }), cause });
    throw cause;
  }
}
