import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import { type AssignedPart, reservationBy } from '#domain/questions/answer-keys/reservation.rule.ts';
import { ms, type WindowFacts, windowFactsJson, windowFrom } from '#server/classrooms/assignments/window.sql.ts';
import { type TestUser, testUser } from './test-class.ts';
import { testSchool } from './test-staff.ts';

let userCount = 0;
const SOURCE = '{"work":null,"author":null,"url":null,"licence":null}';

/** Words that occur only in the key, the explanation and the hint of a question. */
export const canaryOf = (index: number): string => `canary${index}`;
export const QUESTIONS = 4;

export type KeyWorld = {
  readonly topic: string;
  /** Contains all questions, in their order. */
  readonly quiz: string;
  readonly paper: string;
  readonly items: readonly string[];
  readonly school: string;
  readonly classroom: string;
  readonly teacher: TestUser;
  readonly coTeacher: TestUser;
  /** In the class, and in no class. */
  readonly student: TestUser;
  readonly outsider: TestUser;
  /** Of the school, with every right over questions that a role can give. */
  readonly schoolAdmin: TestUser;
  /** Assigns some of the questions; columns of `assignments` as SQL. Returns the part. */
  readonly assign: (
    questions: readonly number[],
    columns?: Readonly<Record<string, string>>,
  ) => Promise<TestAssignment>;
};
export type TestAssignment = { readonly assignment: string; readonly part: string };

/** A bank of four short-answer questions whose keys are recognised wherever they appear, and users around a class. */
export async function keyWorld(app: FastifyInstance, pool: pg.Pool): Promise<KeyWorld> {
  const [subject, topic, quiz, paper, classroom] = Array.from({ length: 5 }, () => randomUUID());
  const slug = `s-${subject}`;
  await pool.query('insert into subjects (id, slug, title, position) values ($1, $2, $2, 1)', [subject, slug]);
  await pool.query(
    'insert into topics (id, subject_id, slug, title, position, free) values ($1, $2, $3, $3, 1, true)',
    [topic, subject, slug],
  );
  await pool.query("insert into quizzes (id, topic_id, title, position) values ($1, $2, 'Quiz', 1)", [quiz, topic]);
  await pool.query("insert into exam_papers (id, subject_id, title, year, source) values ($1, $2, 'Paper', 2025, $3)", [
    paper,
    subject,
    SOURCE,
  ]);
  await pool.query("insert into paper_sections (paper_id, position, title) values ($1, 1, '')", [paper]);
  const items: string[] = [];
  for (let index = 0; index < QUESTIONS; index += 1) {
    const [item, version] = [randomUUID(), randomUUID()];
    const canary = canaryOf(index);
    await pool.query(
      "insert into items (id, topic_id, external_id, type, version) values ($1, $2, $3, 'short-answer', 1)",
      [item, topic, `${slug}-${index}`],
    );
    await pool.query(
      `insert into item_versions (id, item_id, version, stem, body, key, explanation, hints, source, figures, digest)
       values ($1, $2, 1, $3, '{}', $4, $5, $6, $7, '[]', $8)`,
      [
        ...[version, item, `Question ${index}`, JSON.stringify({ accepted: [`${canary}-key`] }), `${canary}-why`],
        ...[JSON.stringify([`${canary}-hint`]), SOURCE, Buffer.from(`${slug}-${index}`)],
      ],
    );
    await pool.query('insert into quiz_items (quiz_id, item_id, position) values ($1, $2, $3)', [
      quiz,
      item,
      index + 1,
    ]);
    await pool.query(
      'insert into paper_items (paper_id, position, section, version_id, marks) values ($1, $2, 1, $3, 1)',
      [paper, index + 1, version],
    );
    items.push(item);
  }
  const school = await testSchool(pool, 'School');
  // Each from a separate address: so many sign-ups from one would be refused.
  const userFor = (role: string) => {
    userCount += 1;
    return testUser({ app, pool }, { role, school, name: role, address: `10.1.${userCount >> 8}.${userCount & 255}` });
  };
  const [teacher, coTeacher, student] = [await userFor('teacher'), await userFor('teacher'), await userFor('student')];
  const [outsider, schoolAdmin] = [await userFor('student'), await userFor('schoolAdmin')];
  await pool.query(
    `with r as (insert into roles (id, name, permissions) values (gen_random_uuid(), $2, '{*}') returning id)
     insert into user_roles (user_id, role_id) select $1, id from r`,
    [schoolAdmin.id, `Everything ${school}`],
  );
  for (const { id } of [student, outsider]) {
    await pool.query("insert into entitlements (id, user_id, plan_id) values (gen_random_uuid(), $1, 'standard')", [
      id,
    ]);
  }
  await pool.query("insert into classrooms (id, school_id, name) values ($1, $2, 'Class')", [classroom, school]);
  await pool.query('insert into classroom_teachers (classroom_id, user_id) values ($1, $2), ($1, $3)', [
    classroom,
    teacher.id,
    coTeacher.id,
  ]);
  await pool.query('insert into classroom_members (classroom_id, user_id) values ($1, $2)', [classroom, student.id]);
  const assign: KeyWorld['assign'] = async (questions, columns = {}) => {
    const [assignment, part] = [randomUUID(), randomUUID()];
    const names = Object.keys(columns);
    await pool.query(
      `insert into assignments (id, classroom_id, title, published_at${names.map((name) => `, ${name}`).join('')})
       values ($1, $2, 'Assignment', now()${names.map((name) => `, ${columns[name]}`).join('')})`,
      [assignment, classroom],
    );
    await pool.query(
      "insert into assignment_parts (id, assignment_id, position, kind, title) values ($1, $2, 1, 'questions', '')",
      [part, assignment],
    );
    await pool.query(
      `insert into assignment_items (part_id, position, version_id) select $1, w.at, v.id
       from unnest($2::uuid[]) with ordinality as w(item, at) join item_versions v on v.item_id = w.item`,
      [part, questions.map((index) => items[index])],
    );
    return { assignment, part };
  };
  return {
    ...{ topic: topic ?? '', quiz: quiz ?? '', paper: paper ?? '', items, school, classroom: classroom ?? '' },
    ...{ teacher, coTeacher, student, outsider, schoolAdmin, assign },
  };
}

type Facts = Omit<AssignedPart, 'closesAt'> & {
  readonly item: string;
  readonly window: WindowFacts;
  readonly now: number;
};

/** The questions that the domain's rule reserves for a student now, from the current rows. */
export async function reservedByRule(pool: pg.Pool, student: string): Promise<ReadonlySet<string>> {
  const { rows } = await pool.query<Facts>(
    `select v.item_id as item, s.published_at is not null and s.deleted_at is null and c.archived_at is null
       and (m.left_at is null or m.left_at > s.published_at) as "isAssigned",
       s.seconds is not null as "isTimed", s.shows_feedback as "showsFeedback", s.blocks_practice as "blocksPractice",
       ${ms('m.left_at')} as "leftAt", s.marks_released_at is not null as released,
       exists (select from attempts a where a.assignment_part_id = p.id and a.user_id = m.user_id
         and a.handed_in_at is not null) as submitted,
       exists (select from attempts a where a.assignment_part_id = p.id and a.user_id = m.user_id
         and a.handed_in_at is null) as "inProgress",
       ${windowFactsJson('s', 'm.user_id', 'm.group_id')} as window, ${ms('now()')} as now
     from classroom_members m join classrooms c on c.id = m.classroom_id join assignments s on s.classroom_id = c.id
     join assignment_parts p on p.assignment_id = s.id join assignment_items ai on ai.part_id = p.id
     join item_versions v on v.id = ai.version_id where m.user_id = $1`,
    [student],
  );
  return new Set(
    rows
      .filter(
        ({ window, now, ...part }) => reservationBy({ ...part, closesAt: windowFrom(window).closesAt }, now) !== null,
      )
      .map(({ item }) => item),
  );
}
