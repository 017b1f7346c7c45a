import type pg from 'pg';
import type { CardMemory } from '#domain/cards/scheduling/card-memory.schema.ts';
import type { ReviewOperation } from '#domain/cards/scheduling/card-review.schema.ts';
import {
  afterReview,
  afterUndo,
  type CardState,
  type LoggedReview,
  memoryBeforeLastReview,
  reviewedAt,
} from '#domain/cards/scheduling/review-fold.rule.ts';
import { createScheduler, newMemory, type Scheduler } from '#domain/cards/scheduling/scheduler.rule.ts';
import type { ErrorCode } from '#domain/platform/errors.ts';
import type { Viewer } from '../access/viewer.ts';
import { inTransaction } from '../platform/db/transaction.ts';
import { readStudySettings } from '../study/study-settings.commands.ts';
import { DECKS, opensCards } from './deck.queries.ts';

/** The outcome of a review action. The browser doesn't need to send the action again, whatever it is. */
export type ReviewOutcome = {
  readonly operationId: string;
  /** False if another window or device was faster, or if there was nothing to undo. */
  readonly applied: boolean;
  /** Why the action was rejected; null if it was saved. */
  readonly refused: ErrorCode | null;
  /** The card after all actions of the call; null if the action was rejected. */
  readonly state: CardState | null;
};

type Card = { readonly id: string; readonly open: boolean };
type LogRow = {
  readonly operation: ReviewOperation;
  readonly applied: boolean;
  readonly before: CardMemory;
  readonly at: number;
};

/**
 * Saves review actions in order, and returns the state of the cards; resolves after the commit. A repeated action
 * counts once. An action whose number the card has passed is saved without effect: the card was reviewed in another
 * window meanwhile. Actions for cards that don't exist, or that the viewer may not study, are rejected individually, so
 * that they never block the others.
 */
export async function saveReviews(
  pool: pg.Pool,
  viewer: Viewer,
  operations: readonly ReviewOperation[],
  now: number,
): Promise<ReviewOutcome[]> {
  const known = await findCards(pool, viewer, operations);
  const allowed = operations.filter(({ card }) => known.get(card)?.open === true);
  const scheduler = createScheduler((await readStudySettings(pool, viewer)).desiredRetention);
  const savedReviews = allowed.length === 0 ? NO_REVIEWS : await applyReview(pool, viewer, allowed, { now, scheduler });
  return operations.map(({ operationId, card }) => {
    const found = known.get(card);
    const refused = found === undefined ? 'NOT_FOUND' : found.open ? null : 'PAYMENT_REQUIRED';
    const isForeign = savedReviews.otherStudents.has(operationId);
    return {
      operationId,
      applied: savedReviews.applied.has(operationId),
      refused: isForeign ? 'INVALID_INPUT' : refused,
      state: isForeign ? null : (savedReviews.statuses.get(card) ?? null),
    };
  });
}

type SavedPosition = {
  readonly statuses: ReadonlyMap<string, CardState>;
  readonly applied: ReadonlySet<string>;
  /** Ids of operations that were used for another action. */
  readonly otherStudents: ReadonlySet<string>;
};
const NO_REVIEWS: SavedPosition = { statuses: new Map(), applied: new Set(), otherStudents: new Set() };

async function findCards(
  pool: pg.Pool,
  viewer: Viewer,
  operations: readonly ReviewOperation[],
): Promise<ReadonlyMap<string, Card>> {
  const { rows } = await pool.query<{ id: string; isOwn: boolean; topic: string; subject: string; free: boolean }>(
    `select c.id, d.is_own as "isOwn", t.id as topic, t.subject_id as subject, t.free
     from cards c join card_notes n on n.id = c.note_id
     join ${DECKS} d on d.id = coalesce(n.deck_id, n.own_deck_id) join topics t on t.id = d.topic_id
     where c.id = any($2)`,
    [viewer.userId, operations.map(({ card }) => card)],
  );
  return new Map(
    rows.map(({ id, isOwn, topic, subject, free }) => {
      const open = isOwn || opensCards(viewer, { topic: { id: topic }, subject: { id: subject }, free });
      return [id, { id, open }];
    }),
  );
}

function applyReview(
  pool: pg.Pool,
  viewer: Viewer,
  operations: readonly ReviewOperation[],
  { now, scheduler }: { readonly now: number; readonly scheduler: Scheduler },
): Promise<SavedPosition> {
  return inTransaction(pool, async (client) => {
    // In the order of the ids, so that two windows that send at once wait for each other instead of deadlocking.
    const cards = [...new Set(operations.map(({ card }) => card))].sort();
    const statuses = await lockStatuses(client, viewer, cards, now);
    const { rows: earlier } = await client.query<{ id: string; mine: boolean; applied: boolean }>(
      `select l.operation_id as id, l.user_id = $2 and o.card = l.card_id as mine, l.applied
       from review_log l join unnest($1::uuid[], $3::uuid[]) as o(id, card) on o.id = l.operation_id`,
      [operations.map(({ operationId }) => operationId), viewer.userId, operations.map(({ card }) => card)],
    );
    const seen = new Map(earlier.map((row) => [row.id, row]));
    const reviews = await readReviews(client, viewer, operations);
    const log: LogRow[] = [];
    for (const operation of operations) {
      const state = statuses.get(operation.card);
      if (state === undefined || seen.has(operation.operationId)) continue;
      const at = reviewedAt(now, operation.agoMs);
      const after = stateAfter(state, operation, { at, scheduler, reviews: reviews.get(operation.card) ?? [] });
      log.push({ operation, applied: after !== null, before: state.memory, at });
      seen.set(operation.operationId, { id: operation.operationId, mine: true, applied: after !== null });
      if (after === null) continue;
      statuses.set(operation.card, after);
      const known = reviews.get(operation.card) ?? [];
      reviews.set(operation.card, [...known, { grade: operation.grade, before: state.memory }]);
    }
    await appendLog(client, viewer, log);
    await writeStatuses(client, viewer, statuses);
    return {
      statuses,
      applied: new Set([...seen.values()].filter(({ applied }) => applied).map(({ id }) => id)),
      otherStudents: new Set([...seen.values()].filter(({ mine }) => !mine).map(({ id }) => id)),
    };
  });
}

/** Null if the action has no effect. */
function stateAfter(
  state: CardState,
  { sequence, grade }: ReviewOperation,
  { at, scheduler, reviews }: { at: number; scheduler: Scheduler; reviews: readonly LoggedReview[] },
): CardState | null {
  if (sequence <= state.sequence) return null;
  if (grade !== null) return { ...afterReview(state, grade, at, scheduler), sequence };
  const memory = memoryBeforeLastReview(reviews);
  return memory === null ? null : { ...afterUndo(state, memory), sequence };
}

async function lockStatuses(
  client: pg.PoolClient,
  viewer: Viewer,
  cards: readonly string[],
  now: number,
): Promise<Map<string, CardState>> {
  await client.query(
    `insert into card_states (user_id, card_id, memory, due_at)
     select $1, id, $3, $4 from unnest($2::uuid[]) as id order by id on conflict do nothing`,
    [viewer.userId, cards, JSON.stringify(newMemory(now)), new Date(now)],
  );
  const { rows } = await client.query<CardState & { id: string }>(
    `select card_id as id, sequence, memory, suspended_at is not null as "isSuspended", is_leech as "isLeech"
     from card_states where user_id = $1 and card_id = any($2) order by card_id for update`,
    [viewer.userId, cards],
  );
  return new Map(rows.map(({ id, ...state }) => [id, state]));
}

/** The counted actions on the cards for which one is to be undone. */
async function readReviews(
  client: pg.PoolClient,
  viewer: Viewer,
  operations: readonly ReviewOperation[],
): Promise<Map<string, readonly LoggedReview[]>> {
  const undone = operations.filter(({ grade }) => grade === null).map(({ card }) => card);
  if (undone.length === 0) return new Map();
  const { rows } = await client.query<LoggedReview & { card: string }>(
    `select card_id as card, grade, before from review_log
     where user_id = $1 and card_id = any($2) and applied order by card_id, sequence`,
    [viewer.userId, undone],
  );
  return Map.groupBy(rows, ({ card }) => card);
}

async function appendLog(client: pg.PoolClient, viewer: Viewer, log: readonly LogRow[]): Promise<void> {
  if (log.length === 0) return;
  const rows = log.map(({ operation, applied, before, at }) => ({
    operation_id: operation.operationId,
    card_id: operation.card,
    sequence: operation.sequence,
    grade: operation.grade,
    applied,
    before,
    took_ms: Math.min(operation.tookMs, 2_147_483_647),
    reviewed_at: new Date(at).toISOString(),
  }));
  await client.query(
    `insert into review_log (operation_id, user_id, card_id, sequence, grade, applied, before, took_ms, reviewed_at)
     select operation_id, $1, card_id, sequence, grade, applied, before, took_ms, reviewed_at
     from json_to_recordset($2::json) as r(operation_id uuid, card_id uuid, sequence int, grade text, applied boolean,
       before jsonb, took_ms int, reviewed_at timestamptz)`,
    [viewer.userId, JSON.stringify(rows)],
  );
}

async function writeStatuses(
  client: pg.PoolClient,
  viewer: Viewer,
  statuses: ReadonlyMap<string, CardState>,
): Promise<void> {
  const rows = [...statuses].map(([card, { sequence, memory, isSuspended, isLeech }]) => ({
    card_id: card,
    sequence,
    memory,
    due_at: new Date(memory.due).toISOString(),
    suspended: isSuspended,
    leech: isLeech,
  }));
  await client.query(
    `update card_states st set sequence = r.sequence, memory = r.memory, due_at = r.due_at, is_leech = r.leech,
       suspended_at = case when r.suspended then coalesce(st.suspended_at, now()) end
     from json_to_recordset($2::json) as r(card_id uuid, sequence int, memory jsonb, due_at timestamptz,
       suspended boolean, leech boolean)
     where st.user_id = $1 and st.card_id = r.card_id and st.sequence <> r.sequence`,
    [viewer.userId, JSON.stringify(rows)],
  );
}
