import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import type { PromotionChoice } from '#domain/classrooms/promotion/promotion.schema.ts';
import type { PromotionPreview } from '#domain/classrooms/promotion/promotion.ts';
import type { PromotionRow } from '#server/classrooms/promotion/promotion.queries.ts';
import type { TestBrowser } from '../../../support/servers/test-api.ts';
import { testServer } from '../../../support/servers/test-server.ts';
import { signedInStaff, testSchool } from '../../../support/users/test-staff.ts';

const ROW = 'id undoneAt classCount studentCount canUndo retained';
const PREVIEW =
  'query ($school: ID, $choices: PromotionChoices!) { promotionPreview(school: $school, choices: $choices) }';
const RUN = `mutation ($school: ID, $choices: PromotionChoices!, $base: String!) {
  runPromotion(school: $school, choices: $choices, base: $base) { ${ROW} } }`;
const UNDO = `mutation ($id: ID!) { undoPromotion(id: $id) { ${ROW} } }`;

let school: string;
let admin: TestBrowser;
const { database, app } = await testServer();
beforeEach(async () => {
  await database.pool.query('delete from attempt_counts');
  school = await testSchool(database.pool, `School ${randomUUID()}`);
  admin = await signedInStaff(app, database.pool, 'schoolAdmin', school);
});

const userOf = async (role: 'student' | 'teacher', more: { school?: string | null; isDisabled?: boolean } = {}) => {
  const id = randomUUID();
  await database.pool.query(
    `insert into users (id, email, name, role, school_id, disabled_at) values ($1, $2, $3, $4, $5, case when $6 then now() end)`,
    [
      id,
      `${id}@example.org`,
      `Name ${id.slice(0, 4)}`,
      role,
      more.school === undefined ? school : more.school,
      more.isDisabled ?? false,
    ],
  );
  return id;
};
const classOf = async (name: string, students: readonly string[] = [], teachers: readonly string[] = []) => {
  const id = randomUUID();
  await database.pool.query('insert into classrooms (id, school_id, name) values ($1, $2, $3)', [id, school, name]);
  await database.pool.query('insert into classroom_members (classroom_id, user_id) select $1, unnest($2::uuid[])', [
    id,
    students,
  ]);
  await database.pool.query('insert into classroom_teachers (classroom_id, user_id) select $1, unnest($2::uuid[])', [
    id,
    teachers,
  ]);
  return id;
};
const promote = (id: string, name: string): PromotionChoice => ({
  id,
  action: 'promote',
  name,
  includesTeachers: true,
});
const archive = (id: string): PromotionChoice => ({ id, action: 'archive' });
const preview = async (choices: readonly PromotionChoice[], who = admin) => {
  const { data, text } = await who.call<{ promotionPreview: PromotionPreview }>(PREVIEW, { choices });
  if (data === null) throw new Error(text);
  return data.promotionPreview;
};
const run = (choices: readonly PromotionChoice[], base: string, who = admin) =>
  who.call<{ runPromotion: PromotionRow }>(RUN, { choices, base });
const promoted = async (choices: readonly PromotionChoice[]): Promise<PromotionRow> => {
  const { base } = await preview(choices);
  const { data, text, errors } = await run(choices, base);
  if (errors !== undefined) throw new Error(text);
  return data.runPromotion;
};
const undo = async (id: string, who = admin) => who.call<{ undoPromotion: PromotionRow }>(UNDO, { id });

/** Every row of the school's classes, as text. */
const rowsOf = async () => {
  const { rows } = await database.pool.query(
    `select 'class' as kind, c::text as row from classrooms c where c.school_id = $1
     union all select 'student', m::text from classroom_members m join classrooms c on c.id = m.classroom_id where c.school_id = $1
     union all select 'teacher', m::text from classroom_teachers m join classrooms c on c.id = m.classroom_id where c.school_id = $1
     union all select 'code', m::text from classroom_codes m join classrooms c on c.id = m.classroom_id where c.school_id = $1
     order by 1, 2`,
    [school],
  );
  return rows;
};
const classes = async () =>
  (
    await database.pool.query(
      `select c.name, c.archived_at is not null as archived,
         (select count(*)::int from classroom_members m where m.classroom_id = c.id and m.left_at is null) as students,
         (select count(*)::int from classroom_teachers m where m.classroom_id = c.id) as teachers
       from classrooms c where c.school_id = $1 order by c.name`,
      [school],
    )
  ).rows;

describe('promoting', () => {
  it('creates classes, archives the old ones and leaves the rest; undoing restores every row', async () => {
    const students = [await userOf('student'), await userOf('student')];
    const disabled = await userOf('student', { isDisabled: true });
    const teacher = await userOf('teacher');
    const one = await classOf('10A', [...students, disabled], [teacher]);
    const last = await classOf('13A', students.slice(1));
    await classOf('Chess club', students);
    const before = await rowsOf();
    const choices = [promote(one, '11A'), archive(last)];
    const shown = await preview(choices);
    expect(shown.counts).toEqual({ created: 1, joined: 0, archived: 1, students: 2, leftOut: 1, problems: 0 });
    expect(shown.classes[0]?.students.filter(({ note }) => note === 'deactivated').map(({ id }) => id)).toEqual([
      disabled,
    ]);
    expect(await rowsOf()).toEqual(before);
    const row = await promoted(choices);
    expect(row).toMatchObject({ classCount: 2, studentCount: 2, canUndo: true, undoneAt: null });
    expect(await classes()).toEqual([
      { name: '10A', archived: true, students: 3, teachers: 1 },
      { name: '11A', archived: false, students: 2, teachers: 1 },
      { name: '13A', archived: true, students: 1, teachers: 0 },
      { name: 'Chess club', archived: false, students: 2, teachers: 0 },
    ]);
    const { data } = await undo(row.id);
    expect(data.undoPromotion).toMatchObject({ canUndo: false, retained: [] });
    expect(await rowsOf()).toEqual(before);
    expect((await undo(row.id)).text).toContain('promotionUndone');
    // The same classes can be promoted again after that.
    expect((await promoted(choices)).classCount).toBe(2);
  });

  it('adds students to a class that exists, and ends only these memberships again', async () => {
    const [stays, comes, returns] = [await userOf('student'), await userOf('student'), await userOf('student')];
    const [own, added] = [await userOf('teacher'), await userOf('teacher')];
    const from = await classOf('10A', [stays, comes, returns], [own, added]);
    const to = await classOf('11A', [stays, returns], [own]);
    await database.pool.query(
      `update classroom_members set left_at = '2026-01-02T03:04:05.123456Z' where classroom_id = $1 and user_id = $2`,
      [to, returns],
    );
    const before = await rowsOf();
    const choices: PromotionChoice[] = [{ id: from, action: 'join', target: to, includesTeachers: true }];
    expect((await preview(choices)).classes[0]).toMatchObject({ action: 'join', target: { id: to }, problem: null });
    const { id } = await promoted(choices);
    expect((await classes()).at(-1)).toEqual({ name: '11A', archived: false, students: 3, teachers: 2 });
    expect((await undo(id)).data.undoPromotion.retained).toEqual([]);
    expect(await rowsOf()).toEqual(before);
  });

  it('refuses to run twice, by the name of the class', async () => {
    const one = await classOf('10A');
    const choices = [promote(one, '11A')];
    const { base } = await preview(choices);
    expect((await run(choices, base)).errors).toBeUndefined();
    const again = await run(choices, base);
    expect(again.text).toContain('IN_USE');
    expect(again.text).toContain('10A');
    expect((await preview(choices)).classes[0]?.problem).toBe('promoted');
    // Also after somebody has restored the class.
    await database.pool.query('update classrooms set archived_at = null where id = $1', [one]);
    expect((await preview(choices)).classes[0]?.problem).toBe('promoted');
  });

  it('lets one of two admins win at the same moment', async () => {
    const second = await signedInStaff(app, database.pool, 'schoolAdmin', school);
    const choices = [promote(await classOf('10A'), '11A'), promote(await classOf('10B'), '11B')];
    const { base } = await preview(choices);
    const answers = await Promise.all([run(choices, base), run(choices, base, second), run(choices, base)]);
    expect(answers.filter(({ errors }) => errors === undefined)).toHaveLength(1);
    for (const { text } of answers.filter(({ errors }) => errors !== undefined))
      expect(text).toContain('promotionRepeated');
    expect((await classes()).map(({ name }) => name)).toEqual(['10A', '10B', '11A', '11B']);
  });

  it('refuses a plan that has changed since it was shown, and one with problems', async () => {
    const one = await classOf('10A');
    const choices = [promote(one, '11A')];
    const { base } = await preview(choices);
    await database.pool.query('insert into classroom_members (classroom_id, user_id) values ($1, $2)', [
      one,
      await userOf('student'),
    ]);
    expect((await run(choices, base)).text).toContain('CHANGED_MEANWHILE');
    await classOf('11A');
    const shown = await preview(choices);
    expect(shown.classes[0]?.problem).toBe('nameTaken');
    expect((await run(choices, shown.base)).text).toContain('promotionProblems');
    expect((await classes()).every(({ archived }) => !archived)).toBe(true);
  });

  it('leaves out users of other schools, and refuses names that are empty', async () => {
    const elsewhere = await testSchool(database.pool, `Elsewhere ${randomUUID()}`);
    const [guest, moved] = [await userOf('student', { school: null }), await userOf('student', { school: elsewhere })];
    const one = await classOf('10A', [guest, moved], [await userOf('teacher', { school: elsewhere })]);
    const shown = await preview([promote(one, '11A')]);
    expect(shown.classes[0]?.students.map(({ note }) => note).sort()).toEqual([null, 'otherSchool'].sort());
    expect(shown.classes[0]?.teachers.map(({ note }) => note)).toEqual(['otherSchool']);
    expect((await admin.call(PREVIEW, { choices: [promote(one, ' ')] })).errors).toBeDefined();
    expect((await admin.call(PREVIEW, { choices: [] })).errors).toBeDefined();
  });
});

describe('undoing', () => {
  it('keeps a new class with work or other members, and restores the rest', async () => {
    const student = await userOf('student');
    const [a, b, c] = [await classOf('10A', [student]), await classOf('10B'), await classOf('10C')];
    const { id } = await promoted([promote(a, '11A'), promote(b, '11B'), promote(c, '11C')]);
    const idOf = async (name: string) =>
      (
        await database.pool.query<{ id: string }>('select id from classrooms where school_id = $1 and name = $2', [
          school,
          name,
        ])
      ).rows[0]?.id;
    await database.pool.query(
      `insert into announcements (id, classroom_id, text) values (gen_random_uuid(), $1, 'Hello')`,
      [await idOf('11A')],
    );
    await database.pool.query('insert into classroom_members (classroom_id, user_id) values ($1, $2)', [
      await idOf('11B'),
      await userOf('student'),
    ]);
    const { data } = await undo(id);
    expect(data.undoPromotion.retained).toEqual([
      { name: '11A', reason: 'work', count: 0 },
      { name: '11B', reason: 'members', count: 0 },
    ]);
    expect((await classes()).map(({ name, archived }) => [name, archived])).toEqual([
      ...[
        ['10A', false],
        ['10B', false],
        ['10C', false],
        ['11A', false],
        ['11B', false],
      ],
    ]);
  });

  it('works once, for 30 days', async () => {
    const { id } = await promoted([archive(await classOf('13A'))]);
    await database.pool.query(`update promotions set created_at = now() - interval '30 days' where id = $1`, [id]);
    expect((await undo(id)).text).toContain('promotionUndoLate');
    await database.pool.query(`update promotions set created_at = now() - interval '1 day' where id = $1`, [id]);
    const answers = await Promise.all([undo(id), undo(id)]);
    expect(answers.filter(({ errors }) => errors === undefined)).toHaveLength(1);
  });

  it('knows every table that refers to a class', async () => {
    const { rows } = await database.pool.query<{ name: string }>(
      `select distinct conrelid::regclass::text as name from pg_constraint where contype = 'f' and confrelid = 'classrooms'::regclass order by 1`,
    );
    // A new table belongs to HAS_WORK in undo-promotion.commands.ts, unless a new class has its rows from the start.
    expect(rows.map(({ name }) => name)).toEqual([
      ...[
        'announcements',
        'assignments',
        'class_schemes',
        'classroom_codes',
        'classroom_groups',
        'classroom_invitations',
      ],
      ...['classroom_members', 'classroom_teachers', 'grade_categories', 'live_quizzes', 'platform_roster'],
      ...['promotion_classes', 'report_sets', 'roster_links', 'scim_groups', 'student_notes'],
    ]);
  });
});

describe('access', () => {
  it('finds neither classes nor promotions of another school', async () => {
    const one = await classOf('10A');
    const { id } = await promoted([archive(await classOf('13A'))]);
    const elsewhere = await testSchool(database.pool, `Other ${randomUUID()}`);
    const other = await signedInStaff(app, database.pool, 'schoolAdmin', elsewhere);
    const foreign = await classOf('10B');
    await database.pool.query('update classrooms set school_id = $2 where id = $1', [foreign, elsewhere]);
    for (const { text } of [
      await other.call(PREVIEW, { choices: [archive(one)] }),
      await other.call(PREVIEW, { school, choices: [archive(one)] }),
      await other.call(PREVIEW, { choices: [{ id: foreign, action: 'join', target: one, includesTeachers: true }] }),
      await run([archive(one)], '', other),
      await undo(id, other),
      await other.call('query ($school: ID) { promotableClasses(school: $school) { id } }', { school }),
    ])
      expect(text).toContain('NOT_FOUND');
    expect((await other.call('{ promotions { id } promotableClasses { id } }')).data).toEqual({
      promotions: [],
      promotableClasses: [{ id: foreign }],
    });
  });

  it.each(['student', 'teacher'] as const)('a %s has no access', async (role) => {
    const user = await signedInStaff(app, database.pool, role, school);
    const one = await classOf('10A');
    for (const { text } of [
      await user.call(PREVIEW, { choices: [archive(one)] }),
      await run([archive(one)], '', user),
      await undo(one, user),
    ])
      expect(text).toContain('FORBIDDEN');
  });

  it('an admin names the school, and every change is audited', async () => {
    const root = await signedInStaff(app, database.pool, 'admin');
    const choices = [promote(await classOf('10A'), '11A')];
    expect((await root.call(PREVIEW, { choices })).text).toContain('NOT_FOUND');
    const { data } = await root.call<{ promotionPreview: PromotionPreview }>(PREVIEW, { school, choices });
    const done = await root.call<{ runPromotion: PromotionRow }>(RUN, {
      school,
      choices,
      base: data.promotionPreview.base,
    });
    await undo(done.data.runPromotion.id, root);
    const { rows } = await database.pool.query('select action, title from audit_log where school_id = $1 order by id', [
      school,
    ]);
    expect(rows).toEqual([
      ...[
        { action: 'created', title: '11A' },
        { action: 'promoted', title: '10A' },
      ],
      ...[
        { action: 'changed', title: '10A' },
        { action: 'deleted', title: '11A' },
      ],
    ]);
  });
});
