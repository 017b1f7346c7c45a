import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import type { Grade } from '#domain/cards/scheduling/card-memory.schema.ts';
import { afterReview } from '#domain/cards/scheduling/review-fold.rule.ts';
import { createScheduler, newMemory } from '#domain/cards/scheduling/scheduler.rule.ts';
import { drawer } from '../responses.ts';
import { insertRows } from './insert-rows.ts';
import type { Learner } from './learner.rule.ts';
import type { SchoolClass } from './school-members.ts';
import { afternoonOf } from './school-year.ts';

const REVIEWS_SEED = 900_000;
/** Only students above this diligence learn flash cards. */
const DILIGENCE = 0.4;
const CARDS_MAX = 14;
const DAYS = 45;
const DAY_MS = 86_400_000;

/** Flash-card reviews of the more diligent students, in the current topic and those before. */
export async function seedCardReviews(
  client: pg.ClientBase,
  classes: readonly SchoolClass[],
  now: Date,
): Promise<void> {
  const { rows } = await client.query<{ subject: string; cards: string[] }>(
    `select s.title as subject, array_agg(c.id order by t.position, n.position, c.ordinal) as cards
     from cards c join card_notes n on n.id = c.note_id and n.external_id like 'library-%' join materials m on m.id = n.deck_id
     join topics t on t.id = m.topic_id join subjects s on s.id = t.subject_id group by s.id`,
  );
  const cardsOf = new Map(rows.map(({ subject, cards }) => [subject, cards]));
  const histories = classes.flatMap(({ plan, students }) => {
    const cards = cardsOf.get(plan.subject) ?? [];
    return students
      .filter(({ isDemoStudent, learner }) => !isDemoStudent && learner.diligence > DILIGENCE)
      .flatMap(({ id, learner }) => {
        const first = Math.floor((cards.length * (plan.topicsCovered - 2)) / 10);
        return reviewsOf(learner, cards.slice(first, first + CARDS_MAX), now).map((entry) => ({ user: id, ...entry }));
      });
  });
  await insertRows(
    client,
    `insert into review_log (operation_id, user_id, card_id, sequence, grade, applied, before, took_ms, reviewed_at, received_at)
     select r.id, r.user, r.card, r.sequence, r.grade, true, r.before, r.took, r.at, r.at
     from json_to_recordset($1) as r(id uuid, "user" uuid, card uuid, sequence int, grade text, before jsonb, took int, at timestamptz)`,
    histories.flatMap(({ user, card, log }) => log.map((entry) => ({ user, card, id: randomUUID(), ...entry }))),
  );
  await insertRows(
    client,
    `insert into card_states (user_id, card_id, sequence, memory, due_at)
     select r.user, r.card, r.sequence, r.memory, r.due
     from json_to_recordset($1) as r("user" uuid, card uuid, sequence int, memory jsonb, due timestamptz)`,
    histories.map(({ user, card, state }) => ({
      ...{ user, card, sequence: state.sequence, memory: state.memory, due: new Date(state.memory.due) },
    })),
  );
}

const gradeIn = (drawn: number): Grade =>
  drawn < 0.14 ? 'again' : drawn < 0.3 ? 'hard' : drawn < 0.85 ? 'good' : 'easy';

function reviewsOf(learner: Learner, cards: readonly string[], now: Date) {
  const draw = drawer(REVIEWS_SEED + learner.seed);
  const scheduler = createScheduler(0.9);
  return cards.map((card) => {
    let timestamp = afternoonOf(now, DAYS - Math.floor(draw() * 20), draw()).getTime();
    let state = { sequence: 0, memory: newMemory(timestamp), isSuspended: false, isLeech: false };
    const log: { sequence: number; grade: Grade; before: unknown; took: number; at: Date }[] = [];
    while (timestamp < now.getTime() - DAY_MS && log.length < 10) {
      const grade = gradeIn(draw());
      const before = state.memory;
      state = afterReview(state, grade, timestamp, scheduler);
      log.push({
        sequence: state.sequence,
        grade,
        before,
        took: Math.round(3000 + 6000 * draw()),
        at: new Date(timestamp),
      });
      timestamp = Math.max(state.memory.due, timestamp + 600_000) + Math.floor(draw() * 2) * DAY_MS;
    }
    return { card, state, log };
  });
}
