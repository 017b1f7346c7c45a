import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import type { QuestionTypeName } from '#domain/questions/types/registry.ts';

type TestQuestion = { type: QuestionTypeName; body: object; key: object; right: object; wrong: object };

const CHOICES = [
  { id: 'A', text: 'one' },
  { id: 'B', text: 'two' },
  { id: 'C', text: 'three' },
];

/** One item of each type, with a correct and an incorrect response to it. */
export const TEST_QUESTIONS: readonly TestQuestion[] = [
  {
    type: 'multiple-choice',
    body: { choices: CHOICES, keepOrder: false },
    key: { choices: ['B'] },
    right: { choice: 'B' },
    wrong: { choice: 'A' },
  },
  {
    type: 'multiple-response',
    body: { choices: CHOICES, keepOrder: false },
    key: { choices: ['A', 'C'] },
    right: { choices: ['C', 'A'] },
    wrong: { choices: ['B'] },
  },
  { type: 'true-false', body: {}, key: { value: true }, right: { value: true }, wrong: { value: false } },
  {
    type: 'numeric',
    body: { unit: 'mL' },
    key: { value: 355, written: '355', significantFigures: 3, tolerance: null },
    right: { text: '355 mL' },
    wrong: { text: '12' },
  },
  {
    type: 'short-answer',
    body: {},
    key: { accepted: ['secret-of-the-key'] },
    right: { text: ' SECRET-OF-THE-KEY ' },
    wrong: { text: 'no' },
  },
  {
    type: 'matching',
    body: {
      prompts: [
        { id: '1', text: 'un' },
        { id: '2', text: 'deux' },
      ],
      choices: CHOICES,
      keepOrder: false,
    },
    key: { pairs: { '1': 'A', '2': 'B' } },
    right: { pairs: { '1': 'A', '2': 'B' } },
    wrong: { pairs: { '1': 'C', '2': 'C' } },
  },
  {
    type: 'open',
    body: {},
    key: { modelAnswer: 'secret-model-answer' },
    right: { text: 'an essay' },
    wrong: { text: '' },
  },
];

export type TestBank = { subject: string; topic: string; topicId: string; subjectId: string; quiz: string };

/** A subject with a topic and a quiz with one item of each type. */
export async function testBank(
  pool: pg.Pool,
  { free, slug = 'test' }: { free: boolean; slug?: string },
): Promise<TestBank> {
  const [subjectId, topicId, quiz] = [randomUUID(), randomUUID(), randomUUID()];
  await pool.query('insert into subjects (id, slug, title, position) values ($1, $2, $2, 1)', [subjectId, slug]);
  await pool.query(`insert into topics (id, subject_id, slug, title, position, free) values ($1, $2, $3, $3, 1, $4)`, [
    topicId,
    subjectId,
    slug,
    free,
  ]);
  await pool.query(`insert into quizzes (id, topic_id, title, position) values ($1, $2, 'Test quiz', 1)`, [
    quiz,
    topicId,
  ]);
  for (const [at, { type, body, key }] of TEST_QUESTIONS.entries()) {
    const item = randomUUID();
    await pool.query('insert into items (id, topic_id, external_id, type, version) values ($1, $2, $3, $4, 1)', [
      item,
      topicId,
      `${slug}-${at}`,
      type,
    ]);
    await pool.query(
      `insert into item_versions (id, item_id, version, stem, body, key, explanation, source, figures, digest)
       values ($1, $2, 1, $3, $4, $5, 'secret-explanation', '{"work":null,"author":null,"url":null,"licence":null}', '[]', $6)`,
      [randomUUID(), item, `Item ${at + 1}`, body, key, Buffer.from(`${slug}-${at}`)],
    );
    await pool.query('insert into quiz_items (quiz_id, item_id, position) values ($1, $2, $3)', [quiz, item, at + 1]);
  }
  return { subject: slug, topic: slug, topicId, subjectId, quiz };
}
