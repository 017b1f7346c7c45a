import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { countResults } from '#server/attempts/results/count-results.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { MERGE_RULES } from '#server/users/merge/merge-rules.ts';
import { type TestBank, testBank } from '../../../support/questions/test-bank.ts';
import { testDeck } from '../../../support/questions/test-deck.ts';
import { differences } from '../../../support/recount.ts';
import { PASSWORD, TestBrowser } from '../../../support/servers/test-api.ts';
import { testMailbox } from '../../../support/servers/test-mailbox.ts';
import { testServer } from '../../../support/servers/test-server.ts';
import { duplicateAccount } from '../../../support/users/duplicate-account.ts';
import { signedInStaff, testSchool } from '../../../support/users/test-staff.ts';
import { type WholeSchool, wholeSchool } from '../../../support/users/whole-school.ts';

const CALL = '(kept: $kept, closed: $closed) { moved { kind count } conflicts { kind count } }';
const ARGUMENTS = '($kept: ID!, $closed: ID!)';
const PREVIEW = `query ${ARGUMENTS} { mergePreview${CALL} }`;
const MERGE = `mutation ${ARGUMENTS} { mergeAccounts${CALL} }`;
const COMPARE = `query ${ARGUMENTS} { comparedAccounts(kept: $kept, closed: $closed) { id attemptCount classes } }`;
const DUPLICATES = '{ duplicateAccounts { sharesClass sharesBirth one { id } other { id } } }';

let bank: TestBank;
const { mails, mailer } = testMailbox();
const { database, app } = await testServer({ mailer });
const { pool } = database;
beforeAll(async () => {
  bank = await testBank(pool, { free: true });
}, 60_000);
beforeEach(() => pool.query('delete from attempt_counts'));

const world = async (): Promise<{ school: WholeSchool; kept: { id: string; email: string }; closed: string }> => {
  const school = await wholeSchool({ app, pool }, { bank, marker: `M${randomUUID().slice(0, 8)}` });
  const kept = await duplicateAccount(pool, school, { topic: bank.topicId, quiz: bank.quiz });
  const { rows } = await pool.query<{ id: string }>('select id from attempts where user_id = any($1)', [
    [kept.id, school.ids.student],
  ]);
  for (const { id } of rows) await inTransaction(pool, (client) => countResults(client, id));
  return { school, kept, closed: school.ids.student ?? '' };
};

const tables = [...new Set(Object.keys(MERGE_RULES).map((name) => name.split('.')[0] ?? ''))];
const columns = Object.entries(MERGE_RULES).filter(([, { does }]) => does === 'move' || does === 'newest');

async function counts(): Promise<Record<string, number>> {
  const found: Record<string, number> = {};
  for (const table of [...tables, 'card_notes', 'answer_log', 'attempt_items']) {
    const { rows } = await pool.query<{ count: number }>(`select count(*)::int as count from "${table}"`);
    found[table] = rows[0]?.count ?? 0;
  }
  return found;
}
const rowsOf = async (user: string): Promise<Record<string, number>> => {
  const found: Record<string, number> = {};
  for (const [name] of columns) {
    const [table, column] = name.split('.');
    const { rows } = await pool.query<{ count: number }>(
      `select count(*)::int as count from "${table}" where "${column}" = $1`,
      [user],
    );
    if ((rows[0]?.count ?? 0) > 0) found[name] = rows[0]?.count ?? 0;
  }
  return found;
};

describe('a merge', () => {
  it('moves everything, loses no row, and says what both accounts had', async () => {
    const { school, kept, closed } = await world();
    const admin = school.users.schoolAdmin;
    const pair = { kept: kept.id, closed };
    const [before, theirs] = [await counts(), await rowsOf(closed)];
    expect(Object.keys(theirs).length).toBeGreaterThan(15);
    const preview = await admin.call(PREVIEW, pair);
    expect(preview.errors).toBeUndefined();
    expect(await counts()).toEqual(before);
    expect(await rowsOf(closed)).toEqual(theirs);
    const merged = await admin.call(MERGE, pair);
    expect(merged.errors).toBeUndefined();
    expect(merged.data.mergeAccounts).toEqual(preview.data.mergePreview);
    expect(
      Object.fromEntries(
        merged.data.mergeAccounts.moved.map((line: { kind: string; count: number }) => [line.kind, line.count]),
      ),
    ).toMatchObject({
      attempts: 1,
      messages: 1,
    });
    expect(merged.data.mergeAccounts.conflicts.map(({ kind }: { kind: string }) => kind)).toEqual([
      ...['marks', 'liveQuizzes', 'classes', 'guardians'],
    ]);
    const after = await counts();
    const changed = Object.keys(before).filter((table) => before[table] !== after[table]);
    // Sums of what is one student's now, the log, and codes that would open the closed account.
    expect(
      changed.filter(
        (table) =>
          !['submissions', 'weekly_results', 'band_results', 'audit_log', 'sessions', 'one_time_codes'].includes(table),
      ),
    ).toEqual([]);
    expect(await rowsOf(closed)).toEqual({
      'classroom_members.user_id': 1,
      'entered_marks.user_id': 1,
      'guardian_access.student_id': 1,
      'live_players.user_id': 1,
      'own_decks.user_id': 1,
      'student_notes.user_id': 1,
      'study_sessions.user_id': 1,
    });
    expect(await differences(pool)).toEqual([]);
    const { rows } = await pool.query(
      `select (select count(*)::int from counted_answers where user_id = $1) as answers,
         (select count(*)::int from counted_answers where user_id = $2) as left,
         (select count(*)::int from card_notes n join own_decks d on d.id = n.own_deck_id where d.user_id = $1) as notes,
         (select count(distinct item_id)::int - count(*)::int from counted_answers where user_id = $1 and first) as repeated,
         (select left_at is null from classroom_members where user_id = $1) as member,
         (select left_at is null from classroom_members where user_id = $2) as still,
         (select accepted_at is not null from guardian_access where student_id = $1) as guardian,
         (select marks from submissions where user_id = $1) as marks,
         (select count(*)::int from submissions where user_id = $2) as submissions,
         (select text from student_notes where user_id = $1) as text`,
      [kept.id, closed],
    );
    expect(rows[0]).toMatchObject({
      ...{ left: 0, notes: 2, repeated: 0, member: true, still: false, guardian: true, submissions: 0, marks: 0.5 },
      text: expect.stringMatching(/^Second note\n\nAbout /),
    });
    expect(rows[0].answers).toBeGreaterThan(1);
  });

  it('closes the duplicate: nobody is signed in to it, its password gives the reason, and it stays as it is', async () => {
    const { school, kept, closed } = await world();
    const { student, schoolAdmin } = school.users;
    const { email } = (await student.call('{ session { email } }')).data.session;
    await schoolAdmin.call(MERGE, { kept: kept.id, closed });
    expect((await student.call('{ session { id } }')).data?.session ?? null).toBeNull();
    const refused = await new TestBrowser(app).signIn(email, PASSWORD);
    expect(refused.text).toContain('accountMerged');
    expect((await new TestBrowser(app).signIn(email, 'another password')).code).toBe('WRONG_CREDENTIALS');
    const again = new TestBrowser(app);
    await again.signIn(kept.email, PASSWORD);
    expect((await again.call('{ session { id } }')).data.session.id).toBe(kept.id);
    const enable = await schoolAdmin.call('mutation ($id: ID!) { setUserDisabled(id: $id, disabled: false) }', {
      id: closed,
    });
    expect(enable.text).toContain('mergedAlready');
    await expect
      .poll(
        () => mails.filter(({ to, subject }) => [email, kept.email].includes(to) && subject.includes('merged')).length,
      )
      .toBe(2);
    const { rows } = await pool.query(
      `select action from audit_log where record_id = any($1) and action like 'merged%' order by action`,
      [[kept.id, closed]],
    );
    expect(rows).toEqual([{ action: 'mergedInto' }, { action: 'mergedWith' }]);
    // A deletion of the person deletes both.
    const own = (await pool.query('select id from users where merged_into = $1', [kept.id])).rows;
    expect(own).toEqual([{ id: closed }]);
  });

  it('keeps the memory of a card with its reviews, from whichever account reviewed it last', async () => {
    const school = await testSchool(pool, randomUUID());
    const admin = await signedInStaff(app, pool, 'schoolAdmin', school);
    const deck = await testDeck(
      pool,
      bank.topicId,
      Array.from({ length: 12 }, (_, at) => ({ kind: 'basic', front: `F${at}`, back: 'B', typed: false })),
    );
    const [kept, closed] = [randomUUID(), randomUUID()];
    for (const id of [kept, closed])
      await pool.query(`insert into users (id, email, name, role, school_id) values ($1, $2, 'Twin', 'student', $3)`, [
        id,
        `${id}@example.org`,
        school,
      ]);
    const latest = new Map<string, string>();
    for (const [at, card] of deck.cards.entries()) {
      // Every combination of one account, the other, or both, in either order.
      const owners = [[kept], [closed], [kept, closed], [closed, kept]][at % 4] ?? [];
      for (const [turn, owner] of owners.entries()) {
        for (let sequence = 1; sequence <= 1 + ((at + turn) % 3); sequence += 1)
          await pool.query(
            `insert into review_log (operation_id, user_id, card_id, sequence, grade, applied, before, took_ms, reviewed_at)
             values ($1, $2, $3, $4, 'good', true, '{}', 900, now() - make_interval(days => $5))`,
            [randomUUID(), owner, card, sequence, 20 - turn * 10 - sequence],
          );
        await pool.query(
          `insert into card_states (user_id, card_id, sequence, memory, due_at) values ($1, $2, $3, $4, now())`,
          [owner, card, 1 + ((at + turn) % 3), JSON.stringify({ owner })],
        );
        latest.set(card, owner);
      }
    }
    const before = (await pool.query('select count(*) from review_log where user_id = any($1)', [[kept, closed]])).rows;
    const { data } = await admin.call(MERGE, { kept, closed });
    expect(data.mergeAccounts.conflicts).toEqual([{ kind: 'cards', count: 6 }]);
    const { rows } = await pool.query<{ card: string; owner: string; sequence: number; reviews: number }>(
      `select s.card_id as card, s.memory->>'owner' as owner, s.sequence,
         (select count(*)::int from review_log r where r.user_id = s.user_id and r.card_id = s.card_id) as reviews
       from card_states s where s.user_id = $1`,
      [kept],
    );
    expect(rows).toHaveLength(deck.cards.length);
    for (const { card, owner, sequence, reviews } of rows)
      expect({ owner, reviews }).toEqual({ owner: latest.get(card), reviews: sequence });
    expect(
      (await pool.query('select count(*) from review_log where user_id = any($1)', [[kept, closed]])).rows,
    ).toEqual(before);
    expect((await pool.query('select count(*)::int from card_states where user_id = $1', [closed])).rows).toEqual([
      { count: 6 },
    ]);
  });
});

describe('accounts that can’t be merged', () => {
  async function account(school: string | null, role = 'student', more = ''): Promise<string> {
    const id = randomUUID();
    await pool.query(`insert into users (id, email, name, role, school_id) values ($1, $2, 'Ada  Brook', $3, $4)`, [
      id,
      `${id}@example.org`,
      role,
      school,
    ]);
    if (more !== '') await pool.query(more, [id]);
    return id;
  }

  it('are refused by name, and nothing changes', async () => {
    const [school, elsewhere] = [await testSchool(pool, randomUUID()), await testSchool(pool, randomUUID())];
    const admin = await signedInStaff(app, pool, 'schoolAdmin', school);
    const root = await signedInStaff(app, pool, 'admin');
    const first = await account(school);
    const refusals: readonly (readonly [TestBrowser, string, string, string])[] = [
      [admin, first, first, 'mergeSame'],
      [admin, first, await account(school, 'teacher'), 'mergeRoles'],
      [admin, await account(school, 'schoolAdmin'), await account(school, 'schoolAdmin'), 'mergeRoles'],
      [root, await account(school, 'schoolAdmin'), await account(school, 'schoolAdmin'), 'mergeRoles'],
      [root, await account(null, 'admin'), await account(null, 'admin'), 'mergeRoles'],
      [admin, first, await account(elsewhere), 'NOT_FOUND'],
      [root, first, await account(elsewhere), 'mergeSchools'],
      [root, await account(null), await account(null), 'mergeSchools'],
      [
        admin,
        await account(school, 'student', 'update users set disabled_at = now() where id = $1'),
        await account(school),
        'mergeDisabled',
      ],
      [
        admin,
        first,
        await account(school, 'student', 'insert into account_deletions (user_id, due_at) values ($1, now())'),
        'mergeDeletion',
      ],
      [
        admin,
        first,
        await account(
          school,
          'student',
          `insert into roster_links (school_id, kind, sourced_id, user_id) select school_id, 'user', id, id from users where id = $1`,
        ),
        'mergeManaged',
      ],
      [admin, first, 'x', 'INVALID_INPUT'],
    ];
    for (const [who, kept, closed, reason] of refusals) {
      const reply = await who.call(MERGE, { kept, closed });
      expect(reply.text, reason).toContain(reason);
      expect((await who.call(PREVIEW, { kept, closed })).text, reason).toContain(reason);
    }
    expect(
      (await pool.query('select 1 from users where merged_into is not null and school_id = $1', [school])).rows,
    ).toEqual([]);
  });

  it('are refused when one was merged meanwhile: two merges at once have one effect', async () => {
    const school = await testSchool(pool, randomUUID());
    const admin = await signedInStaff(app, pool, 'schoolAdmin', school);
    const [a, b] = [await account(school), await account(school)];
    const replies = await Promise.all([
      admin.call(MERGE, { kept: a, closed: b }),
      admin.call(MERGE, { kept: b, closed: a }),
      admin.call(MERGE, { kept: a, closed: b }),
    ]);
    expect(replies.filter(({ errors }) => errors === undefined)).toHaveLength(1);
    for (const { text, errors } of replies) if (errors !== undefined) expect(text).toContain('mergedAlready');
    expect(
      (await pool.query('select 1 from users where merged_into is not null and school_id = $1', [school])).rows,
    ).toHaveLength(1);
  });

  it('are found by name, class and birth, in the own school only', async () => {
    const school = await testSchool(pool, randomUUID());
    const admin = await signedInStaff(app, pool, 'schoolAdmin', school);
    const [a, b] = [
      await account(school),
      await account(school, 'student', `update users set name = ' ada BROOK', born = '2011-04' where id = $1`),
    ];
    await account(await testSchool(pool, randomUUID()));
    await account(school, 'teacher');
    const { data } = await admin.call(DUPLICATES);
    expect(data.duplicateAccounts).toHaveLength(1);
    const [{ one, other, ...common }] = data.duplicateAccounts;
    expect([one.id, other.id].toSorted()).toEqual([a, b].toSorted());
    expect(common).toEqual({ sharesClass: false, sharesBirth: false });
    await pool.query(`update users set born = '2011-04' where id = $1`, [a]);
    expect((await admin.call(DUPLICATES)).data.duplicateAccounts[0].sharesBirth).toBe(true);
    expect(
      (await admin.call(COMPARE, { kept: b, closed: a })).data.comparedAccounts.map(({ id }: { id: string }) => id),
    ).toEqual([b, a]);
    const stranger = await signedInStaff(app, pool, 'schoolAdmin', await testSchool(pool, randomUUID()));
    expect((await stranger.call(COMPARE, { kept: b, closed: a })).data.comparedAccounts).toEqual([]);
    expect((await stranger.call(DUPLICATES)).data.duplicateAccounts).toEqual([]);
    for (const role of ['student', 'teacher'] as const)
      expect((await (await signedInStaff(app, pool, role, school)).call(DUPLICATES)).code).toBe('FORBIDDEN');
  });
});
