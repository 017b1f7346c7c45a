import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { evaluateAwards } from '#domain/attempts/marking/evaluate-awards.rule.ts';
import { marksOfQuestion, schemeOfKey } from '#domain/attempts/marking/scheme-of-key.ts';
import type { QuestionTypeName } from '#domain/questions/types/registry.ts';
import { startAttempt } from '../attempts/attempt.start.ts';
import { closeAttempt } from '../attempts/attempt.submit.ts';
import { countFinalised } from '../attempts/marking/teacher-mark.commands.ts';
import { updateSubmission } from '../classrooms/assignments/submission.commands.ts';
import { freshJoinCode } from '../classrooms/classroom.commands.ts';
import { seedGuardians } from './guardian.seed.ts';
import { demoResponse, drawer } from './responses.ts';
import { seedScheme } from './scheme.seed.ts';
import { seedStream } from './stream.seed.ts';

/** What students wrote about potato cylinders in sugar solutions, the demo's own student first. */
const POTATO_ANSWERS = [
  'In pure water the water potential outside is higher, so water enters the cells by osmosis and the cylinders get heavier. At 0.8 mol/L water leaves, so they get lighter. The mass would not change at about 0.32 mol/L, where the water potential is the same on both sides. Per cent, because the cylinders did not weigh the same at the start.',
  'The potato takes up sugar from the solution and that makes it heavier. In strong sugar it is full and loses mass. It stays the same at 0.3.',
  'Water moves from where there is much water to where there is little, through the membrane. So mass goes up in water and down in strong sugar. No change near 0.3 mol/L: the cells have the same concentration. You blot them because drops on the outside would be weighed too.',
  'At 0.0 they become turgid, at 0.8 plasmolysed. 0.32 mol/L is where the line crosses zero. You use per cent so that big and small cylinders can be compared.',
  'Osmosis makes the mass change.',
] as const;

type Item = { readonly id: string; readonly type: QuestionTypeName; readonly body: unknown; readonly key: unknown };

/**
 * A class of the demo's teacher: homework with released marks and comments, and homework that is waiting to be marked.
 */
export async function seedClassroom(
  client: pg.ClientBase,
  { school, teacher, student }: { readonly school: string; readonly teacher: string; readonly student: string },
): Promise<void> {
  const classroom = randomUUID();
  await client.query(
    "insert into classrooms (id, school_id, subject_id, name) select $1, $2, id, 'Biology 11' from subjects where title = 'Biology'",
    [classroom, school],
  );
  await client.query('insert into classroom_teachers (classroom_id, user_id) values ($1, $2)', [classroom, teacher]);
  await client.query("insert into classroom_codes (code, classroom_id, kind, created_by) values ($1, $2, 'code', $3)", [
    freshJoinCode(),
    classroom,
    teacher,
  ]);
  const { rows: members } = await client.query<{ id: string }>(
    `with chosen as (
       (select id, 0 as at, name from users where id = $2)
       union all (select id, 1, name from users where email like '%@classmates.lectern.example' order by name limit 6))
     insert into classroom_members (classroom_id, user_id) select $1, id from chosen order by at, name returning user_id as id`,
    [classroom, student],
  );
  // School admins find them in the list of users.
  await client.query('update users set school_id = $1 where id = any($2)', [school, members.map(({ id }) => id)]);
  const { rows: items } = await client.query<Item>(
    `(select v.id, i.type, v.body, v.key from items i join item_versions v on v.item_id = i.id and v.version = i.version
      where i.external_id = 'demo-biology-cells-and-membranes-12')
     union all
     (select v.id, i.type, v.body, v.key from items i join item_versions v on v.item_id = i.id and v.version = i.version
      join topics t on t.id = i.topic_id where t.title = 'Cells and Membranes' and i.type = 'multiple-choice'
      order by i.external_id limit 3)`,
  );
  const given = await seedWork(client, { classroom, teacher, title: 'Osmosis in a potato', items, daysAgo: 9 });
  const first = await hand(client, { part: given, student, items, answer: POTATO_ANSWERS[0], seed: 5 });
  await mark(client, { attempt: first, teacher, item: items[0] });
  await seedGuardians(client, { teacher, student });
  await seedStream(client, { classroom, teacher, student, assignment: 'Osmosis in a potato' });
  await seedScheme(client, { classroom, school, teacher });
  const waiting = await seedWork(client, {
    classroom,
    teacher,
    title: 'Cells: test before half-term',
    items,
    daysAgo: 1,
  });
  for (const [at, answer] of POTATO_ANSWERS.entries()) {
    const member = members[at]?.id;
    if (member !== undefined) await hand(client, { part: waiting, student: member, items, answer, seed: 20 + at });
  }
}

/**
 * An assignment of one part; the marks of the older one are released. Answers are shown on submission, because
 * otherwise it would reserve questions that the demo's student has practised. Returns its id with the part's id.
 */
async function seedWork(
  client: pg.ClientBase,
  work: { classroom: string; teacher: string; title: string; items: readonly Item[]; daysAgo: number },
): Promise<string> {
  const [assignment, part] = [randomUUID(), randomUUID()];
  await client.query(
    `insert into assignments (id, classroom_id, created_by, title, instructions, published_at, due_at, shows_marks, shows_feedback, marks_released_at)
     values ($1, $2, $3, $4, 'Write in full sentences and give reasons.', now() - make_interval(days => $5), now() + make_interval(days => 7 - $5),
       'release', 'handIn', case when $5 > 7 then now() end)`,
    [assignment, work.classroom, work.teacher, work.title, work.daysAgo],
  );
  await client.query(
    `insert into assignment_parts (id, assignment_id, position, kind, title) values ($1, $2, 1, 'questions', $3)`,
    [part, assignment, work.title],
  );
  await client.query(
    `insert into assignment_items (part_id, position, version_id, marks)
     select $1, v.at, v.id, v.marks from unnest($2::uuid[], $3::float8[]) with ordinality as v(id, marks, at)`,
    [part, work.items.map(({ id }) => id), work.items.map(({ type, key }) => marksOfQuestion(type, key))],
  );
  return part;
}

async function hand(
  client: pg.ClientBase,
  work: { part: string; student: string; items: readonly Item[]; answer: string; seed: number },
): Promise<string> {
  const draw = drawer(work.seed);
  const { id } = await startAttempt(client, {
    ...{ userId: work.student, assignmentPartId: work.part, closesAt: null, seconds: null, behaviour: 'deferred' },
    versionIds: work.items.map((item) => item.id),
    marks: work.items.map(({ type, key }) => marksOfQuestion(type, key)),
  });
  const responses = work.items.map((item) =>
    item.type === 'open' ? { text: work.answer } : demoResponse(item, draw() < 0.6, draw),
  );
  await client.query(
    `insert into answer_log (operation_id, attempt_id, position, sequence, response)
     select gen_random_uuid(), $1, r.at, 1, r.response from unnest($2::jsonb[]) with ordinality as r(response, at)
     where r.response is not null`,
    [id, responses.map((response) => (response === null ? null : JSON.stringify(response)))],
  );
  await closeAttempt(client, id, 'student');
  return id;
}

/** Every point of the mark scheme, and a comment. */
async function mark(
  client: pg.ClientBase,
  { attempt, teacher, item }: { attempt: string; teacher: string; item: Item | undefined },
): Promise<void> {
  const scheme = item === undefined ? null : schemeOfKey(item.type, item.key);
  if (scheme === null) throw new Error('The demo’s written question has no mark scheme.');
  const awards = scheme.points.map(({ id }) => ({ point: id }));
  const { marks, outOf } = evaluateAwards(scheme, awards);
  await client.query(
    `insert into teacher_marks (attempt_id, position, round, marker_id, awards, marks, comment, operation_id, sequence)
     values ($1, 1, 1, $2, $3, $4, $5, gen_random_uuid(), 1)`,
    [
      ...[attempt, teacher, JSON.stringify(awards), marks],
      'Clear and complete. Next time, say why the cylinders are blotted before they are weighed.',
    ],
  );
  await countFinalised(client, { attempt, position: 1, rounds: [{ round: 1, marks }], outOf });
  await updateSubmission(client, attempt);
}
