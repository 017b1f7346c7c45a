import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { verify } from '@node-rs/argon2';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PASSWORD_MIN_CHARS } from '#domain/access/sign-in.limits.ts';
import { DEMO_ACCOUNTS, demoAccountLines } from '#server/demo/accounts.ts';
import { knownDemoAccounts, seedDemo } from '#server/demo/seed.ts';
import { folderImageStore } from '#server/platform/media/image-store.ts';
import { folderMediaStore } from '#server/platform/media/media-store.ts';
import { openTestDatabase, type TestDatabase } from '../../support/servers/test-database.ts';

let database: TestDatabase;
let folder: string;

beforeAll(async () => {
  database = await openTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'lectern-seed-'));
});
afterAll(async () => {
  await database.close();
  await rm(folder, { recursive: true });
});

describe('demo content', () => {
  test('fills an empty database once, also when several processes start at the same time', async () => {
    const imageStore = folderImageStore(folder);
    const media = folderMediaStore(join(folder, 'files'));
    const filled = await Promise.all([
      seedDemo(database.pool, { imageStore, media, accounts: true, library: null }),
      seedDemo(database.pool, { imageStore, media, accounts: true, library: null }),
    ]);
    expect(filled.filter(Boolean)).toHaveLength(1);
    expect(await seedDemo(database.pool, { imageStore, media, accounts: true, library: null })).toBe(false);
  });

  test('is at least five subjects, fifteen topics and 150 questions, each subject with one free topic', async () => {
    const { rows } = await database.pool.query<{ summary: string; topics: number; free: number; items: number }>(
      `select s.summary, count(distinct t.id)::int as topics, count(distinct t.id) filter (where t.free)::int as free,
         count(i.id)::int as items
       from subjects s join topics t on t.subject_id = s.id join items i on i.topic_id = t.id group by s.id`,
    );
    const sum = (of: 'topics' | 'items') => rows.reduce((total, row) => total + row[of], 0);
    expect(rows.length).toBeGreaterThanOrEqual(5);
    expect(sum('topics')).toBeGreaterThanOrEqual(15);
    expect(sum('items')).toBeGreaterThanOrEqual(150);
    for (const { summary, free } of rows)
      expect({ free, endsWithStop: summary.endsWith('.') }).toEqual({ free: 1, endsWithStop: true });
  });

  test('has an account of every type that can sign in with the displayed password', async () => {
    expect(await knownDemoAccounts(database.pool)).toEqual(DEMO_ACCOUNTS);
    for (const { role, email, password, isNew } of DEMO_ACCOUNTS) {
      const { rows } = await database.pool.query(
        'select role, password_digest, profile_completed_at is null as "isNew" from users where email = $1',
        [email],
      );
      expect(rows[0]).toMatchObject({ role, isNew });
      expect(await verify(rows[0].password_digest, password)).toBe(true);
      expect(password.length).toBeGreaterThanOrEqual(PASSWORD_MIN_CHARS);
      expect(demoAccountLines(DEMO_ACCOUNTS)).toContain(`${email}  ${password}`);
    }
  });

  test('has a class whose teacher has answers to mark, and a student with released marks', async () => {
    const { rows } = await database.pool.query(
      `select s.title, s.marks_released_at is not null as released, count(*)::int as handed_in, sum(sb.unmarked_items)::int as waiting
       from classroom_teachers ct join users u on u.id = ct.user_id and u.email = 'teacher@lectern.example'
       join assignments s on s.classroom_id = ct.classroom_id join submissions sb on sb.assignment_id = s.id
       where sb.handed_in_at is not null group by s.id order by s.published_at`,
    );
    expect(rows).toMatchObject([
      { released: true, handed_in: 1, waiting: 0 },
      { released: false, handed_in: 5, waiting: 5 },
    ]);
  });

  test('leaves a database alone that is already in use', async () => {
    const used = await openTestDatabase();
    await used.pool.query("insert into subjects (id, slug, title, position) values (gen_random_uuid(), 'x', 'X', 1)");
    expect(
      await seedDemo(used.pool, {
        imageStore: folderImageStore(folder),
        media: folderMediaStore(folder),
        accounts: true,
        library: null,
      }),
    ).toBe(false);
    expect(await knownDemoAccounts(used.pool)).toEqual([]);
    await used.close();
  });
});
