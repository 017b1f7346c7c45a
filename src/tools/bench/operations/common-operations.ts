import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { writeCards } from '#server/cards/own-card.commands.ts';
import { requestAs, type Seat, START, type Started, seatsFor } from '../bench-students.ts';
import type { Fresh } from '../sql/replayed-sql.ts';
import { productDocument } from './product-document.ts';

/*
 * The most frequent operations of students: an answer is saved for every question, a card is reviewed every few seconds,
 * and every visit reads the session, home and topic pages. Submissions, results and all others happen once while
 * these happen dozens of times.
 */

export type Operation = {
  readonly name: string;
  /** The request of one of the students. */
  readonly body: (student: number, fresh: Fresh) => string;
};

const STUDENTS = 60;
const CARDS = 20;

/** Students with open attempts and due cards in a database filled by `fillStudy`, with their requests. */
export async function commonOperations(
  pool: pg.Pool,
  url: string,
): Promise<{ readonly seats: readonly Seat[]; readonly operations: readonly Operation[] }> {
  const seats = await seatsFor(pool, STUDENTS);
  const cards = await fillDeck(pool);
  const topics = (await pool.query<{ subject: string; topic: string; quiz: string }>(TOPICS)).rows;
  const of = <Item>(items: readonly Item[], student: number): Item => items[student % items.length] as Item;
  const attempts: string[] = [];
  for (const [at, seat] of seats.entries()) {
    attempts.push((await requestAs<Started>(seat, url, START, { quiz: of(topics, at).quiz })).startAttempt.id);
  }
  const requested = (file: string, operation: string) => {
    const query = productDocument(file, operation);
    return (variables: object) => JSON.stringify({ query, operationName: operation, variables });
  };
  const session = requested('access/session', 'session');
  const home = requested('study/home', 'home');
  const topic = requested('content/topic', 'topic');
  const save = requested('attempts/attempt', 'saveAnswers');
  const review = requested('cards/card', 'saveReviews');
  return {
    seats,
    operations: [
      {
        name: 'save an answer',
        body: (at, fresh) =>
          save({
            input: { attempt: of(attempts, at), answers: [{ ...fresh, position: 1, response: { value: true } }] },
          }),
      },
      {
        name: 'review a card',
        body: (at, fresh) =>
          review({ operations: [{ ...fresh, card: of(cards, at), grade: 'good', agoMs: 0, tookMs: 4_000 }] }),
      },
      { name: 'read the session', body: () => session({}) },
      { name: 'read home', body: () => home({ zone: 'UTC' }) },
      { name: 'read a topic', body: (at) => topic({ subject: of(topics, at).subject, topic: of(topics, at).topic }) },
    ],
  };
}

const TOPICS = `
  select s.slug as subject, t.slug as topic, (select id from quizzes q where q.topic_id = t.id order by q.position offset 1 limit 1) as quiz
  from topics t join subjects s on s.id = t.subject_id order by s.position, t.position limit 20`;

async function fillDeck(pool: pg.Pool): Promise<string[]> {
  const { rows } = await pool.query<{ id: string }>(
    `select m.id from materials m join topics t on t.id = m.topic_id where m.kind = 'deck' order by t.position, m.position limit 1`,
  );
  const client = await pool.connect();
  try {
    for (let at = 0; at < CARDS; at += 1) {
      const content = { kind: 'basic', front: `Case ${at}?`, back: `It is ${at}.`, typed: false } as const;
      const note = { id: randomUUID(), content };
      await client.query('insert into card_notes (id, deck_id, content, position) values ($1, $2, $3, $4)', [
        note.id,
        rows[0]?.id,
        JSON.stringify(content),
        at,
      ]);
      await writeCards(client, [note]);
    }
  } finally {
    client.release();
  }
  return (await pool.query<{ id: string }>('select id from cards order by id')).rows.map(({ id }) => id);
}
