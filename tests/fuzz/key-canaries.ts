import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { startAttempt } from '#server/attempts/attempt.start.ts';
import { closeAttempt } from '#server/attempts/attempt.submit.ts';
import { joinEmbeddedCluster } from '#server/platform/db/cluster/embedded-cluster.ts';
import { EMBEDDED_DATABASE } from '#server/platform/db/open-database.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import type { Chance } from './chance.ts';
import type { Operation } from './operation.ts';

/** Texts that occur only in answer keys, explanations, hints and unreleased comments that no student may see. */
export const KEY_CANARY = 'zephyrkestrel';
/** Marks of an attempt that are not released: a number that nothing else equals. */
export const MARKS_CANARY = '0.7321907';

export type KeyCanaries = {
  /** Of the questions, and of what contains them. */
  readonly ids: readonly string[];
  /** Whether the student is still a student for whom all of it is reserved. */
  readonly hold: () => Promise<boolean>;
  /** A call of a student who tries to get the keys. */
  readonly attack: (chance: Chance) => Operation;
  readonly close: () => Promise<void>;
};

const SOURCE = '{"work":null,"author":null,"url":null,"licence":null}';

/**
 * Adds to the database of a running server: questions with recognisable keys, in an open quiz and paper, assigned to a
 * student in an open test with a time limit; an earlier attempt, an open one, and submitted work whose marks and
 * comment are not released.
 */
export async function plantKeys(dataDir: string, email: string): Promise<KeyCanaries> {
  const cluster = await joinEmbeddedCluster(dataDir);
  const pool = new pg.Pool({ ...cluster.connection(EMBEDDED_DATABASE), max: 2 });
  const { rows: users } = await pool.query<{ id: string }>('select id from users where email = $1', [email]);
  const student = users[0]?.id ?? '';
  const [subject, topic, quiz, paper, classroom, test, testPart, work, workPart] = Array.from({ length: 9 }, () =>
    randomUUID(),
  );
  await pool.query("insert into subjects (id, slug, title, position) values ($1, 'fuzzed', 'Fuzzed', 99)", [subject]);
  await pool.query(
    "insert into topics (id, subject_id, slug, title, position, free) values ($1, $2, 'fuzzed', 'Fuzzed', 1, true)",
    [topic, subject],
  );
  await pool.query("insert into quizzes (id, topic_id, title, position) values ($1, $2, 'Fuzzed', 1)", [quiz, topic]);
  await pool.query(
    "insert into exam_papers (id, subject_id, title, year, source) values ($1, $2, 'Fuzzed', 2025, $3)",
    [paper, subject, SOURCE],
  );
  await pool.query("insert into paper_sections (paper_id, position, title) values ($1, 1, '')", [paper]);
  await pool.query("insert into classrooms (id, name) values ($1, 'Fuzzed')", [classroom]);
  await pool.query('insert into classroom_members (classroom_id, user_id) values ($1, $2)', [classroom, student]);
  const [items, versions]: [string[], string[]] = [[], []];
  for (const position of [1, 2, 3]) {
    const [item, version] = [randomUUID(), randomUUID()];
    await pool.query(
      "insert into items (id, topic_id, external_id, type, version) values ($1, $2, $3, 'short-answer', 1)",
      [item, topic, `fuzzed-${position}`],
    );
    await pool.query(
      `insert into item_versions (id, item_id, version, stem, body, key, explanation, hints, source, figures, digest)
       values ($1, $2, 1, 'Fuzzed?', '{}', $3, $4, $5, $6, '[]', $7)`,
      [
        ...[version, item, JSON.stringify({ accepted: [`${KEY_CANARY} key`] }), `${KEY_CANARY} why`],
        ...[JSON.stringify([`${KEY_CANARY} hint`]), SOURCE, Buffer.from(`fuzzed-${position}`)],
      ],
    );
    await pool.query('insert into quiz_items (quiz_id, item_id, position) values ($1, $2, $3)', [quiz, item, position]);
    await pool.query(
      'insert into paper_items (paper_id, position, section, version_id, marks) values ($1, $2, 1, $3, 1)',
      [paper, position, version],
    );
    items.push(item);
    versions.push(version);
  }
  const start = (at: { quizId: string } | { paperId: string } | { assignmentPartId: string; closesAt: null }) =>
    inTransaction(pool, async (client) => {
      const { id } = await startAttempt(client, {
        ...{ ...at, userId: student, versionIds: versions, seconds: null, behaviour: 'interactive' },
      });
      await client.query('insert into item_steps (attempt_id, position, hints) values ($1, 1, 1)', [id]);
      await client.query(
        `insert into answer_log (operation_id, attempt_id, position, sequence, response)
         select gen_random_uuid(), $1, position, 1, '{"text": "no idea"}' from attempt_items where attempt_id = $1`,
        [id],
      );
      return id;
    });
  const submit = (id: string) => inTransaction(pool, (client) => closeAttempt(client, id, 'student'));
  const before = await start({ quizId: quiz ?? '' });
  await submit(before);
  const open = await start({ quizId: quiz ?? '' });
  for (const [id, part, seconds, reveal] of [
    [test, testPart, 3_600, 'handIn'],
    [work, workPart, null, 'release'],
  ] as const) {
    await pool.query(
      `insert into assignments (id, classroom_id, title, published_at, seconds, shows_marks, shows_feedback, tries)
       values ($1, $2, 'Fuzzed', now(), $3, $4, $4, null)`,
      [id, classroom, seconds, reveal],
    );
    await pool.query(
      "insert into assignment_parts (id, assignment_id, position, kind, title) values ($1, $2, 1, 'questions', '')",
      [part, id],
    );
    await pool.query(
      `insert into assignment_items (part_id, position, version_id)
       select $1, v.at, v.id from unnest($2::uuid[]) with ordinality as v(id, at)`,
      [part, versions],
    );
  }
  const submitted = await start({ assignmentPartId: workPart ?? '', closesAt: null });
  await submit(submitted);
  await pool.query('update attempts set marks = $2 where id = $1', [submitted, MARKS_CANARY]);
  await pool.query(
    `insert into teacher_marks (attempt_id, position, round, awards, marks, comment, operation_id, sequence)
     values ($1, 1, 1, '[]', $2, $3, gen_random_uuid(), 1)`,
    [submitted, MARKS_CANARY, `${KEY_CANARY} comment`],
  );
  const attempts = [before, open, submitted];
  const ids = [quiz, paper, classroom, test, testPart, work, workPart, topic, ...items, ...versions, ...attempts].map(
    (id) => id ?? '',
  );
  const attack = (chance: Chance): Operation => {
    const attempt = chance.pick(attempts);
    const position = 1 + chance.below(3);
    const [query, variables, call] = chance.pick([
      [
        `query ($id: ID!) { paperScheme(id: $id) { sections { items { key explanation } } } }`,
        { id: paper },
        'paperScheme',
      ],
      [`query ($id: ID!) { attempt(id: $id) { ${REVIEW} } }`, { id: attempt }, 'attempt'],
      [`query ($id: ID!) { releasedMarks(attempt: $id) { scheme marks comment } }`, { id: attempt }, 'releasedMarks'],
      [
        `query ($id: ID!) { attemptResult(id: $id) { items { outcome credit } own { marks } } }`,
        { id: attempt },
        'attemptResult',
      ],
      [
        `query ($id: ID!) { studentAssignment(id: $id) { marks parts { tries { marks } } } }`,
        { id: work },
        'studentAssignment',
      ],
      [`mutation ($id: ID!) { startAttempt(quiz: $id) { ${REVIEW} } }`, { id: quiz }, 'startAttempt'],
      [`mutation ($id: ID!) { submitAttempt(attempt: $id) { ${REVIEW} } }`, { id: open }, 'submitAttempt'],
      [
        `mutation ($id: ID!, $position: Int!) { checkQuestion(attempt: $id, position: $position) { ${REVIEW} } }`,
        { id: open, position },
        'checkQuestion',
      ],
      [
        `mutation ($id: ID!, $position: Int!) { showHint(attempt: $id, position: $position) { ${REVIEW} } }`,
        { id: open, position },
        'showHint',
      ],
      ['{ recentAttempts { marks } }', {}, 'recentAttempts'],
    ] as const);
    return { query, variables, calls: [call] };
  };
  return {
    ids,
    attack,
    hold: async () => {
      const { rows } = await pool.query<{ holds: boolean }>(
        `select (select role from users where id = $1) = 'student' and (select count(distinct item_id) from reserved_questions
           where user_id = $1 and item_id = any($2::uuid[])) = cardinality($2::uuid[]) as holds`,
        [student, items],
      );
      return rows[0]?.holds === true;
    },
    close: async () => {
      await pool.end();
      await cluster.leave();
    },
  };
}

const REVIEW = `marks items { step { hints } review { outcome credit key explanation } }`;
