import { beforeAll, expect, test } from 'vitest';
import { type TestBank, testBank } from '../../../support/questions/test-bank.ts';
import type { TestBrowser } from '../../../support/servers/test-api.ts';
import { testServer } from '../../../support/servers/test-server.ts';
import { signedInStaff } from '../../../support/users/test-staff.ts';

const { app, database } = await testServer();
let admin: TestBrowser;
let student: TestBrowser;
let bank: TestBank;
let stored: TestBank;

beforeAll(async () => {
  admin = await signedInStaff(app, database.pool, 'admin');
  student = await signedInStaff(app, database.pool, 'student');
  bank = await testBank(database.pool, { free: true, slug: 'vanishing' });
  stored = await testBank(database.pool, { free: true, slug: 'staying' });
});

const move = (how: 'deleteResources' | 'restoreResources', resource: string, id: string) =>
  admin.call(`mutation ($resource: String!, $ids: [ID!]!) { ${how}(resource: $resource, ids: $ids) }`, {
    ...{ resource, ids: [id] },
  });

/** All content that links a student to something, in one text. */
async function whatStudentsSee(): Promise<string> {
  const answers = [
    await student.call('{ subjects { slug topics { id } } }'),
    await student.call('{ topicChoices { id } }'),
    await student.call('{ syllabus { slug topics { title } } }'),
    await student.call('{ sampleQuestions { subject topic } }'),
    await student.call('{ session { free_topics } }'),
    await student.call('query ($words: String!) { search(words: $words) { topic { id } } }', {
      words: 'vanishing',
    }),
  ];
  for (const { errors } of answers) expect(errors).toBeUndefined();
  return answers.map(({ text }) => text).join('\n');
}

const TOPIC = 'query ($subject: String!, $topic: String!) { topic(subject: $subject, topic: $topic) { id } }';
const START = 'mutation ($quiz: ID!) { startAttempt(quiz: $quiz) { id } }';

test.each([
  ['subject', () => bank.subjectId],
  ['topic', () => bank.topicId],
])(
  'a deleted %s is hidden from students until it is restored, and what is in progress continues',
  async (resource, id) => {
    const address = { subject: bank.subject, topic: bank.topic };
    expect(await whatStudentsSee()).toContain(bank.topicId);
    const startedAt = await student.call(START, { quiz: bank.quiz });
    expect(startedAt.errors).toBeUndefined();

    expect((await move('deleteResources', resource, id())).data.deleteResources).toBe(1);
    const seen = await whatStudentsSee();
    expect(seen).not.toMatch(/"(topic|title)":"vanishing"/);
    expect(seen).not.toContain(bank.topicId);
    expect(seen).toContain(stored.topicId);
    expect((await student.call(TOPIC, address)).code).toBe('NOT_FOUND');
    const continued = await student.call(START, { quiz: bank.quiz });
    expect(continued.data.startAttempt.id).toBe(startedAt.data.startAttempt.id);
    const late = await signedInStaff(app, database.pool, 'student');
    expect((await late.call(START, { quiz: bank.quiz })).code).toBe('NOT_FOUND');
    expect((await late.call(START, { quiz: stored.quiz })).errors).toBeUndefined();

    await move('restoreResources', resource, id());
    expect(await whatStudentsSee()).toContain(bank.topicId);
    expect((await student.call(TOPIC, address)).data.topic.id).toBe(bank.topicId);
  },
);
