import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { cardNoteSchema } from '#domain/cards/card-note.schema.ts';
import { GRADES, type Grade } from '#domain/cards/scheduling/card-memory.schema.ts';
import { afterReview } from '#domain/cards/scheduling/review-fold.rule.ts';
import { createScheduler, newMemory } from '#domain/cards/scheduling/scheduler.rule.ts';
import { dayAfter } from '#domain/study/calendar-day.ts';
import { writeCards } from '../cards/own-card.commands.ts';
import { BIOLOGY } from './cards/biology.deck.ts';
import { CHEMISTRY } from './cards/chemistry.deck.ts';
import type { DemoDeck } from './cards/demo-deck.ts';
import { ECONOMICS } from './cards/economics.deck.ts';
import { MATHEMATICS } from './cards/mathematics.deck.ts';
import { PHYSICS } from './cards/physics.deck.ts';

export const DEMO_DECKS: readonly DemoDeck[] = [MATHEMATICS, PHYSICS, BIOLOGY, CHEMISTRY, ECONOMICS];

const SOURCE = { work: 'Lectern demo cards', author: 'Lectern', url: null, licence: 'MIT' };
const DAY_MS = 86_400_000;
/** The number of cards that the student has started in each deck; the rest is new. */
const CARDS_STARTED = [14, 10, 8, 6, 3];
/** The ratings, repeated card by card: mostly remembered, some not. */
const DEMO_GRADES: readonly Grade[] = ['good', 'good', 'easy', 'again', 'good', 'hard', 'good', 'easy'];
/** Days until the demo student's exams, by subject. */
const EXAMS = { Physics: 12, Mathematics: 26, Biology: 40 } as const;

/** The student pauses on every third day; half of the cards have waited for some days, so that some are due. */
const restedDays = (index: number): number => (index % 2 === 0 ? 6 : 1.5);
const dayOfStudy = (timestamp: number, now: number): number =>
  Math.floor((now - timestamp) / DAY_MS) % 3 === 0 ? timestamp + DAY_MS : timestamp;

/** Adds the demo decks to their topics, within the caller's transaction. */
export async function seedDecks(client: pg.ClientBase): Promise<void> {
  for (const { subject, topic, title, summary, notes } of DEMO_DECKS) {
    const deck = randomUUID();
    const { rowCount } = await client.query(
      `insert into materials (id, topic_id, kind, title, summary, position, seconds, source, published_at)
       select $1, t.id, 'deck', $2, $3, 1, $4, $5, now() from topics t join subjects s on s.id = t.subject_id
       where s.title = $6 and t.title = $7`,
      [deck, title, summary, notes.length * 20, JSON.stringify(SOURCE), subject, topic],
    );
    if (rowCount !== 1) throw new Error(`Demo cards are broken: there is no topic ${topic} in ${subject}.`);
    for (const [position, note] of notes.entries()) {
      const content = cardNoteSchema.parse(note);
      const id = randomUUID();
      await client.query('insert into card_notes (id, deck_id, content, position) values ($1, $2, $3, $4)', [
        id,
        deck,
        JSON.stringify(content),
        position,
      ]);
      await writeCards(client, [{ id, content }]);
    }
  }
}

/** Gives a student some weeks of reviews and exam dates: the same on every machine, relative to now. */
export async function seedReviews(client: pg.ClientBase, userId: string, now: number): Promise<void> {
  const scheduler = createScheduler(0.9);
  for (const [at, { title }] of DEMO_DECKS.entries()) {
    const { rows: cards } = await client.query<{ id: string }>(
      `select c.id from cards c join card_notes n on n.id = c.note_id join materials m on m.id = n.deck_id
       where m.title = $1 and m.kind = 'deck' order by n.position, c.ordinal limit $2`,
      [title, CARDS_STARTED[at] ?? 0],
    );
    for (const [index, { id }] of cards.entries()) {
      let cardState = { sequence: 0, memory: newMemory(now), isSuspended: false, isLeech: false };
      let timestamp = dayOfStudy(now - (21 - ((index * 2 + at) % 14)) * DAY_MS, now);
      for (let round = 0; timestamp < now - restedDays(index) * DAY_MS; round += 1) {
        const grade = DEMO_GRADES[(index + round * 3 + at) % DEMO_GRADES.length] ?? GRADES[2];
        const before = cardState;
        cardState = afterReview(cardState, grade, timestamp, scheduler);
        await client.query(
          `insert into review_log (operation_id, user_id, card_id, sequence, grade, applied, before, took_ms, reviewed_at)
           values ($1, $2, $3, $4, $5, true, $6, 6000, $7)`,
          [randomUUID(), userId, id, cardState.sequence, grade, JSON.stringify(before.memory), new Date(timestamp)],
        );
        timestamp = dayOfStudy(Math.max(cardState.memory.due, timestamp + 10 * 60_000), now);
      }
      await client.query(
        'insert into card_states (user_id, card_id, sequence, memory, due_at) values ($1, $2, $3, $4, $5)',
        [userId, id, cardState.sequence, JSON.stringify(cardState.memory), new Date(cardState.memory.due)],
      );
    }
  }
  const today = new Date(now).toISOString().slice(0, 10);
  await client.query(
    `insert into exam_dates (user_id, subject_id, exam_on)
     select $1, s.id, e.day::date from subjects s join unnest($2::text[], $3::text[]) as e(title, day) on e.title = s.title`,
    [userId, Object.keys(EXAMS), Object.values(EXAMS).map((days) => dayAfter(today, days))],
  );
}
