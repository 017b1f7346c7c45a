import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';
import { CONTENT_TYPES } from '#domain/access/content-type.ts';
import type { Role } from '#domain/access/role.ts';
import { hashSecret } from '../access/password.ts';
import { loadSubjects } from '../content/library/library.commands.ts';
import { importConnection } from '../interchange/bank/import-connection.ts';
import { lockOutImports } from '../interchange/bank/import-files.ts';
import { runImport } from '../interchange/bank/import-run.ts';
import { ownConnection } from '../platform/db/own-connection.ts';
import type { ImageStore } from '../platform/media/image-store.ts';
import type { MediaStore } from '../platform/media/media-store.ts';
import { DEMO_ACCOUNTS, type DemoAccount } from './accounts.ts';
import { seedAttempts } from './attempts.ts';
import { seedClassroom } from './classroom.seed.ts';
import type { DemoLibrary } from './demo-library.ts';
import { seedPlatform } from './lti-platform.seed.ts';
import { seedMedia } from './media.seed.ts';
import { seedModerations } from './moderation.seed.ts';
import { seedNotes } from './notes.ts';
import { seedPapers } from './papers.ts';
import { seedPayments } from './payments.seed.ts';
import { checkReferencesOnce } from './school/check-references-once.ts';
import { seedSchoolYear } from './school/school.seed.ts';
import type { DemoSchool } from './school/school-members.ts';
import { OWN_SCHOOL } from './school/school-plan.ts';
import { seedDecks, seedReviews } from './seed-cards.ts';
import { seedSignOnProvider } from './sign-on-provider.seed.ts';
import { seedSite } from './site.seed.ts';

const CONTENT = join(import.meta.dirname, 'content');

const SUMMARIES = {
  Mathematics: 'Equations, functions and rates of change, from first principles to exam questions.',
  Physics: 'Motion, forces, electricity and waves, and how to calculate with them.',
  Biology: 'Life from the cell to the ecosystem, and the processes that sustain it.',
  Chemistry: 'What matter is made of, how it reacts, and in which amounts.',
  Economics: 'How people, firms and governments make choices, and how markets respond.',
} as const;

/** Both open every type of content; an administrator sets what a plan costs and excludes. */
const PLANS = ['standard', 'pro'] as const;

export type DemoSeed = {
  readonly imageStore: ImageStore;
  readonly media: MediaStore;
  /** Whether the accounts with the published password are created: only if no other machine can reach the server. */
  readonly accounts: boolean;
  /** The library to load; null for a sample of three topics in each subject. */
  readonly library: DemoLibrary['subjects'] | null;
};

/**
 * Fills a database that has neither subjects nor users with demo content and plans, and, if requested, with the demo
 * accounts and their activity, in one transaction. Any other database is left unchanged. The connection must not go
 * through a pooler. Returns whether it was filled.
 */
export async function seedDemo(pool: pg.Pool, { imageStore, media, accounts, library }: DemoSeed): Promise<boolean> {
  if (!(await isEmpty(pool))) return false;
  const digests = accounts ? await Promise.all(DEMO_ACCOUNTS.map(({ password }) => hashSecret(password))) : [];
  const subjects = library === null ? [] : await library();
  const client = await importConnection(ownConnection(pool.options, 'lectern demo'));
  try {
    await client.query('begin');
    await lockOutImports(client);
    // Another server, or an import, may have been faster between the check and the lock.
    if (!(await isEmpty(client))) return false;
    await loadSubjects(client, subjects, { imageStore, media });
    await seedContent(client, imageStore);
    const written = subjects.flatMap(({ topics }) => topics.map(({ title }) => title));
    await seedNotes(client, { imageStore, except: new Set(written) });
    await seedMedia(client, media);
    await seedDecks(client);
    await client.query(
      'insert into plans (id, permission) select id, $2::jsonb from unnest($1::text[]) as id on conflict do nothing',
      [PLANS, JSON.stringify(Object.fromEntries(CONTENT_TYPES.map((type) => [type, true])))],
    );
    await seedSite(client);
    if (accounts) {
      const demo = await seedUsers(client, digests);
      if (subjects.length > 0) {
        await checkReferencesOnce(client, () => seedSchoolYear(client, demo, new Date()));
        await seedModerations(client, demo);
      }
      await seedPayments(client);
    }
    await client.query('commit');
    return true;
  } finally {
    // If the transaction is not committed, its files are deleted.
    await client.end();
  }
}

/** The existing, enabled demo accounts, for the sign-in page. */
export async function knownDemoAccounts(pool: pg.Pool): Promise<DemoAccount[]> {
  const { rows } = await pool.query<{ email: string }>(
    'select email from users where email = any($1) and disabled_at is null',
    [DEMO_ACCOUNTS.map(({ email }) => email)],
  );
  const there = new Set(rows.map(({ email }) => email));
  return DEMO_ACCOUNTS.filter(({ email }) => there.has(email));
}

async function isEmpty(database: Pick<pg.ClientBase, 'query'>): Promise<boolean> {
  const { rows } = await database.query<{ empty: boolean }>(
    'select not exists (select 1 from subjects) and not exists (select 1 from users) as empty',
  );
  return rows[0]?.empty === true;
}

async function seedContent(client: pg.ClientBase, imageStore: ImageStore): Promise<void> {
  const names = (await readdir(CONTENT)).filter((name) => name.endsWith('.jsonl')).sort();
  const files = names.map((name) => join(CONTENT, name));
  const { rejected } = await runImport(client, { files, imageStore, transactions: 'caller' });
  const [first] = rejected;
  if (first !== undefined)
    throw new Error(`Demo content is broken: ${first.file}:${first.line}: ${JSON.stringify(first.reason)}`);
  await client.query(
    'update subjects s set summary = t.summary from unnest($1::text[], $2::text[]) as t(title, summary) where s.title = t.title',
    [Object.keys(SUMMARIES), Object.values(SUMMARIES)],
  );
  // The first topic of each subject is free; the others show what a locked topic looks like.
  await client.query('update topics set free = (position = 1)');
  await seedPapers(client);
}

async function seedUsers(client: pg.ClientBase, digests: readonly string[]): Promise<DemoSchool> {
  const schoolId = randomUUID();
  await client.query('insert into schools (id, name) values ($1, $2)', [schoolId, OWN_SCHOOL]);
  await seedPlatform(client, schoolId);
  await seedSignOnProvider(client, schoolId);
  const ids = new Map<Role, string>();
  for (const [at, { role, name, email, isNew }] of DEMO_ACCOUNTS.entries()) {
    const atSchool = role === 'teacher' || role === 'schoolAdmin';
    const id = randomUUID();
    const level = role === 'student' && !isNew ? 'upperSecondary' : null;
    await client.query(
      `insert into users (id, email, name, role, school_id, password_digest, level, profile_completed_at)
       values ($1, $2, $3, $4, $5, $6, $7, case when $8 then null else now() end)`,
      [id, email, name, role, atSchool ? schoolId : null, digests[at], level, isNew],
    );
    if (isNew) continue;
    ids.set(role, id);
    if (role === 'student') await seedStudent(client, id);
  }
  const [teacher, student] = [ids.get('teacher'), ids.get('student')];
  if (teacher === undefined || student === undefined) throw new Error('The demo has no teacher, or no student.');
  const demo = { school: schoolId, teacher, student };
  await seedClassroom(client, demo);
  return demo;
}

async function seedStudent(client: pg.ClientBase, userId: string): Promise<void> {
  await client.query('insert into user_subjects (user_id, subject_id) select $1, id from subjects', [userId]);
  await seedReviews(client, userId, Date.now());
  await seedAttempts(client, userId);
}
