import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import type { Confidence } from '#domain/attempts/behaviour.ts';
import type { QuestionTypeName } from '#domain/questions/types/registry.ts';
import { readResponse, scoreResponse } from '#domain/questions/types/score-response.ts';
import { countResults } from '../attempts/results/count-results.ts';
import { measureDifficulties } from '../questions/measure-difficulties.ts';
import { demoResponse, drawer } from './responses.ts';

/** Other students of the school, for comparison of results. They cannot sign in. */
const CLASSMATES = [
  'Aisha',
  'Ben',
  'Chiara',
  'Dilan',
  'Elif',
  'Finn',
  'Grace',
  'Hugo',
  'Ines',
  'Jonas',
  'Kofi',
  'Lena',
];
const CLASSMATES_PAPERS_AT = 0.7;
/** The student's own attempts at practice quizzes, by how many days ago. */
const STUDY_DAYS = [68, 61, 60, 54, 47, 46, 40, 33, 31, 26, 24, 19, 17, 12, 10, 8, 5, 3, 2, 1];
const SECONDS_PER_QUESTION = 48;
const MASTERED_AT_FIRST = 0.42;
const MASTERED_NOW = 0.85;
/** Confidence and answer use different random numbers. */
const CONFIDENCE_SEED = 5_000;

type Item = {
  readonly version: string;
  readonly type: QuestionTypeName;
  readonly body: unknown;
  readonly key: unknown;
  readonly marks: number;
};
type AttemptTarget = { readonly quiz: string | null; readonly paper: string | null; readonly items: readonly Item[] };
type DemoAttempt = {
  readonly userId: string;
  readonly target: AttemptTarget;
  readonly daysAgo: number;
  readonly mastery: number;
  readonly seed: number;
};

const TOPIC_QUESTIONS = `json_agg(json_build_object('version', v.id, 'type', i.type, 'body', v.body, 'key', v.key, 'marks', x.marks)
  order by x.position) as items`;

/** A history for the demo's student, and classmates who took the papers: scored and counted as every attempt is. */
export async function seedAttempts(client: pg.ClientBase, studentId: string): Promise<void> {
  const { rows: papers } = await client.query<AttemptTarget>(
    `select null as quiz, x.paper_id as paper, ${TOPIC_QUESTIONS} from paper_items x join exam_papers p on p.id = x.paper_id
     join item_versions v on v.id = x.version_id join items i on i.id = v.item_id
     group by x.paper_id, p.year, p.title, p.subject_id having p.title = 'Paper 1' order by min(i.external_id)`,
  );
  const { rows: quizzes } = await client.query<AttemptTarget>(
    `select x.quiz_id as quiz, null as paper, ${TOPIC_QUESTIONS} from (select quiz_id, item_id, position, 1 as marks from quiz_items) x
     join quizzes q on q.id = x.quiz_id join items i on i.id = x.item_id
     join item_versions v on v.item_id = i.id and v.version = i.version and v.template is null
     group by x.quiz_id order by min(i.external_id)`,
  );
  const classmates = await seedClassmates(client);
  const liveSessions: DemoAttempt[] = [
    ...classmates.flatMap((userId, at) =>
      papers.map((target, n) => ({
        ...{ userId, target, daysAgo: 20 + n },
        mastery: CLASSMATES_PAPERS_AT + 0.04 * ((at % 7) - 3),
        seed: 1_000 + at * 50 + n,
      })),
    ),
  ];
  for (const liveSession of liveSessions) await createAttempt(client, liveSession);
  await measureDifficulties(client);
  for (const [at, daysAgo] of STUDY_DAYS.entries()) {
    const target = quizzes[(at * 4) % quizzes.length];
    const mastery = MASTERED_AT_FIRST + ((MASTERED_NOW - MASTERED_AT_FIRST) * at) / STUDY_DAYS.length;
    if (target !== undefined) await createAttempt(client, { userId: studentId, target, daysAgo, mastery, seed: at });
  }
  const [paper] = papers;
  if (paper !== undefined)
    await createAttempt(client, { userId: studentId, target: paper, daysAgo: 4, mastery: 0.72, seed: 77 });
}

async function seedClassmates(client: pg.ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ id: string }>(
    `insert into users (id, email, name, role, password_digest, level, profile_completed_at, disabled_at)
     select gen_random_uuid(), lower(name) || '@classmates.lectern.example', name, 'student', '', 'upperSecondary', now(), now()
     from unnest($1::text[]) as name returning id`,
    [CLASSMATES],
  );
  return rows.map(({ id }) => id);
}

async function createAttempt(
  client: pg.ClientBase,
  { userId, target, daysAgo, mastery, seed }: DemoAttempt,
): Promise<void> {
  const draw = drawer(seed);
  const attempt = randomUUID();
  const answers = target.items.map((item, at) => {
    const intended = demoResponse(item, draw() < mastery, draw);
    const response = intended === null ? null : readResponse(item, intended);
    return {
      item,
      position: at + 1,
      response,
      score: scoreResponse(item, response),
      pause: SECONDS_PER_QUESTION * (0.4 + 1.2 * draw()),
    };
  });
  const spent = answers.reduce((sum, { pause }) => sum + pause, 0);
  const marked = answers.filter(({ score }) => score.credit !== null);
  await client.query(
    `insert into attempts (id, user_id, quiz_id, paper_id, started_at, handed_in_at, handed_in_by, marks, marks_out_of)
     values ($1, $2, $3, $4, now() - make_interval(days => $5, secs => $6), now() - make_interval(days => $5), 'student', $7, $8)`,
    [
      ...[attempt, userId, target.quiz, target.paper, daysAgo, spent],
      marked.reduce((sum, { score, item }) => sum + (score.credit ?? 0) * item.marks, 0),
      marked.reduce((sum, { item }) => sum + item.marks, 0),
    ],
  );
  await client.query(
    `insert into attempt_items (attempt_id, position, version_id, marks, outcome, credit, remark)
     select $1, * from unnest($2::int[], $3::uuid[], $4::float8[], $5::text[], $6::float8[], $7::text[])`,
    [
      attempt,
      answers.map(({ position }) => position),
      answers.map(({ item }) => item.version),
      answers.map(({ item }) => item.marks),
      answers.map(({ score }) => score.outcome),
      answers.map(({ score }) => score.credit),
      answers.map(({ score }) => score.remark ?? null),
    ],
  );
  let passed = 0;
  const log = answers.flatMap(({ position, response, pause }) => {
    passed += pause;
    return response === null ? [] : [{ position, response: JSON.stringify(response), passed }];
  });
  await client.query(
    `insert into answer_log (operation_id, attempt_id, position, sequence, response, received_at)
     select gen_random_uuid(), a.id, l.position, 1, l.response, a.started_at + make_interval(secs => l.passed)
     from attempts a, unnest($2::int[], $3::jsonb[], $4::float8[]) as l(position, response, passed) where a.id = $1`,
    [attempt, log.map(({ position }) => position), log.map(({ response }) => response), log.map((line) => line.passed)],
  );
  if (target.quiz !== null) {
    const feel = drawer(seed + CONFIDENCE_SEED);
    const rated = answers.filter(({ response, score }) => response !== null && score.credit !== null);
    await client.query(
      `insert into item_steps (attempt_id, position, confidence) select $1, * from unnest($2::int[], $3::text[])`,
      [
        attempt,
        rated.map(({ position }) => position),
        rated.map(({ score }) => confidenceIn(score.credit ?? 0, feel())),
      ],
    );
  }
  await countResults(client, attempt);
}

/** Mostly more confident in correct answers, as students are, and sometimes confident in an incorrect one. */
const confidenceIn = (credit: number, drawn: number): Confidence =>
  drawn < 0.15 + 0.4 * credit ? 'sure' : drawn < 0.55 + 0.35 * credit ? 'unsure' : 'guess';
