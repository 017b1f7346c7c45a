import { randomUUID } from 'node:crypto';
import { beforeAll, expect, it } from 'vitest';
import { testBank } from '../../../support/questions/test-bank.ts';
import { signedInStudent, type TestBrowser } from '../../../support/servers/test-api.ts';
import { testServer } from '../../../support/servers/test-server.ts';
import { FORMER_DOCUMENTS } from './former-documents.ts';

const { app, database } = await testServer();
let student: TestBrowser;
let quiz: string;

beforeAll(async () => {
  await testBank(database.pool, { free: true });
  student = await signedInStudent(app, 'tab@example.org');
  const { rows } = await database.pool.query<{ id: string }>('select id from quizzes limit 1');
  quiz = rows[0]?.id ?? '';
});

type Item = { position: number; type: string; body: { choices?: { id: string }[] } };

const responses = (choice: string | undefined): ReadonlyMap<string, object> =>
  new Map<string, object>([
    ['multiple-choice', { choice }],
    ['true-false', { value: true }],
  ]);

/** Sends the document of this name as an open tab does. */
const sent = (name: string, variables: object) => {
  const { text } = FORMER_DOCUMENTS.find((each) => each.text.includes(` ${name}(`)) ?? { text: '' };
  return student.call(text, variables);
};

it('a tab that was opened before a deployment starts, answers, rates and hands in', async () => {
  const device = randomUUID();
  const input = { quiz, behaviour: 'deferred', length: null, asksConfidence: true };
  const attempt = (await sent('startPractice', { input })).data.startPractice.id;
  expect((await sent('holdAttempt', { id: attempt, device, takeOver: false })).data.holdAttempt.holder).toBe('here');
  const { items } = (await sent('openAttempt', { id: attempt })).data.attempt;
  const answers = items.map(({ position, type, body: { choices = [] } }: Item) => ({
    ...{ operationId: randomUUID(), position, sequence: 1 },
    response: responses(choices[0]?.id).get(type) ?? { nonsense: true },
  }));
  const { receipts } = (await sent('saveAnswers', { input: { attempt, device, answers } })).data.saveAnswers;
  // An answer that does not fit its question is refused alone, and holds up no other.
  const refusals = items.map(({ type }: Item) => (responses('').has(type) ? null : 'INVALID_INPUT'));
  expect(receipts.map(({ refusal }: { refusal: string | null }) => refusal)).toEqual(refusals);
  expect(new Set(refusals)).toEqual(new Set([null, 'INVALID_INPUT']));
  const { position } = items[0];
  expect((await sent('rateConfidence', { attempt, position, confidence: 'sure' })).data.rateConfidence).toBe(true);
  expect((await sent('rateConfidence', { attempt, position, confidence: 'very' })).code).toBe('INVALID_INPUT');
  expect((await sent('reportItem', { attempt, position, reason: 'typing', text: '' })).data.reportItem).toBe(true);
  expect((await sent('handIn', { attempt })).data.handIn.handedInAt).not.toBeNull();
});
