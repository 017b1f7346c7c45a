import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Grade } from '#domain/cards/scheduling/card-memory.schema.ts';
import { saveReviews } from '#server/cards/card-review.commands.ts';
import { writeCards } from '#server/cards/own-card.commands.ts';
import { createAssignment, publishAssignment } from '#server/classrooms/assignments/assignment.commands.ts';
import { readTeacherAssignment } from '#server/classrooms/assignments/assignment.queries.ts';
import { readClassProgress } from '#server/classrooms/assignments/progress.queries.ts';
import { remindStudents } from '#server/classrooms/assignments/reminders.ts';
import { readStudentAssignment } from '#server/classrooms/assignments/student-work.queries.ts';
import { testBankDatabase } from '../../../support/questions/test-bank-database.ts';
import { type TestDeck, testDeck } from '../../../support/questions/test-deck.ts';
import { type TestSchool, type TestUser, testDraft, testSchool } from '../../../support/users/test-school.ts';

const NOTE = (front: string) => ({ kind: 'basic' as const, front, back: 'B', typed: false });

const { database, bank } = await testBankDatabase({ free: true });
let deck: TestDeck;
let school: TestSchool;
let assignment: string;

/** A deck of two cards, optionally reviewed before, assigned to a class. */
async function setDeck(known: readonly Grade[] = []): Promise<void> {
  deck = await testDeck(database.pool, bank.topicId, [NOTE('one'), NOTE('two')]);
  school = await testSchool(database.pool);
  for (const [at, grade] of known.entries()) await review(at, grade, 1);
  const parts = [{ kind: 'deck' as const, ref: deck.id, items: [], draws: null }];
  const dueAt = new Date(Date.now() + 3_600_000).toISOString();
  assignment = await createAssignment(
    database.pool,
    school.teacher,
    school.classroom,
    testDraft(bank.quiz, { parts, dueAt }),
  );
  await publishAssignment(database.pool, school.teacher, assignment);
}

const student = () => school.students[0] as TestUser;
const review = (at: number, grade: Grade | null, sequence: number) =>
  saveReviews(
    database.pool,
    student(),
    [{ operationId: randomUUID(), card: deck.cards[at] ?? '', sequence, grade, tookMs: 1_000, agoMs: 0 }],
    Date.now(),
  );

/** As the student, the assignment's page and the class's page show it: they have to agree. */
async function workStatus(): Promise<string> {
  const { teacher, classroom } = school;
  const work = await readStudentAssignment(database.pool, student(), assignment);
  const { lines } = await readTeacherAssignment(database.pool, teacher, assignment);
  const { students } = await readClassProgress(database.pool, teacher, classroom);
  const line = lines.find((entry) => entry.student.id === student().userId);
  const cell = students.find(({ id }) => id === student().userId)?.cells[0];
  expect([line?.status, cell?.[0]]).toEqual([work.status, work.status]);
  return `${work.status} ${work.parts[0]?.material?.share}`;
}

describe('an assigned deck', () => {
  beforeEach(() => setDeck());

  test('is done when each card was reviewed, and stays so', async () => {
    expect(await workStatus()).toBe('toDo 0');
    await review(0, 'good', 1);
    expect(await workStatus()).toBe('toDo 0.5');
    await review(1, 'again', 1);
    expect(await workStatus()).toBe('done 1');
    const note = randomUUID();
    await database.pool.query(
      `insert into card_notes (id, deck_id, content, position, created_at) values ($1, $2, $3, 9, now() + interval '1 s')`,
      [note, deck.id, JSON.stringify(NOTE('three'))],
    );
    const client = await database.pool.connect();
    await writeCards(client, [{ id: note, content: NOTE('three') }]);
    client.release();
    expect(await workStatus()).toBe('done 1');
  });

  test('is reverted if a review is undone, and for no other student', async () => {
    await review(0, 'good', 1);
    await review(1, 'good', 1);
    await review(1, null, 2);
    expect(await workStatus()).toBe('toDo 0.5');
    const [, other] = school.students as [TestUser, TestUser];
    const work = await readStudentAssignment(database.pool, other, assignment);
    expect(work.parts[0]?.material?.share).toBe(0);
  });

  test('causes a reminder for students who have not done it', async () => {
    await review(0, 'good', 1);
    await review(1, 'good', 1);
    const to: string[] = [];
    const mailer = { send: async (mail: { to: string }) => void to.push(mail.to) };
    await remindStudents(database.pool, { mailer: mailer as never, origin: null, failed: () => undefined });
    expect(to).toContain(school.students[1]?.email);
    expect(to).not.toContain(student().email);
  });
});

describe('a deck that was reviewed before it was assigned', () => {
  test('requires what was due by then, and nothing else', async () => {
    await setDeck(['easy', 'easy']);
    expect(await workStatus()).toBe('done 1');
    await database.pool.query(`update card_states set due_at = now() - interval '1 day' where card_id = $1`, [
      deck.cards[0],
    ]);
    expect(await workStatus()).toBe('toDo 0.5');
    await review(0, 'good', 2);
    expect(await workStatus()).toBe('done 1');
  });
});
