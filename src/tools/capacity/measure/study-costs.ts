import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { productDocument } from '../../bench/operations/product-document.ts';
import { type Exchange, exchange, inClosedLoop } from './closed-loop.ts';
import { AT_ONCE } from './exam-costs.ts';
import type { Measured, Meter } from './meter.ts';
import { type MeasuredSeat, PASSWORD } from './seats.ts';
import { productCall } from './student-calls.ts';

type Step =
  | 'loadApplication'
  | 'signIn'
  | 'refreshToken'
  | 'readSession'
  | 'readHome'
  | 'readTopic'
  | 'startStudySession'
  | 'readCards'
  | 'reviewCard';
export type StudyCosts = { readonly [Name in Step]: Measured };

/** A password hash takes as long as a hundred other requests, so fewer are enough. */
const SIGN_INS = 100;
const LOADS = 100;
const DECKS = 10;
const CARDS = 20;
const ZONE = 'Europe/Berlin';
/** As many as are sent in one batch while a student goes through a deck: each is sent by itself. */
const REVIEWS = 10;

/** Ten decks with cards that students can review, in a database of `fillStudy`. */
export async function fillDecks(pool: pg.Pool): Promise<void> {
  await pool.query(`
    insert into card_notes (id, deck_id, content, position)
      select gen_random_uuid(), d.id, '{"kind": "basic", "front": "Term", "back": "Meaning", "typed": false}', n
      from (select id from materials where kind = 'deck' order by id limit ${DECKS}) d, generate_series(1, ${CARDS}) n;
    insert into cards (id, note_id, ordinal) select gen_random_uuid(), id, 0 from card_notes`);
  await pool.query('vacuum analyze');
}

/** The costs of an ordinary visit, of students who have studied before. */
export async function studyCosts(
  { pool, meter, url }: { readonly pool: pg.Pool; readonly meter: Meter; readonly url: string },
  { seats, round }: { readonly seats: readonly MeasuredSeat[]; readonly round: number },
): Promise<StudyCosts> {
  const graphql = `${url}/graphql`;
  const repeated = (file: string, operation: string, variables: (at: number) => object): Promise<Measured> => {
    const call = productCall(graphql, file, operation);
    return meter.measure(seats.length, (count) =>
      inClosedLoop(seats, AT_ONCE, async (seat, at) => count(await call(seat, variables(at)))),
    );
  };
  const topics = await pool.query<{ subject: string; topic: string }>(
    `select s.slug as subject, t.slug as topic from topics t join subjects s on s.id = t.subject_id order by t.id`,
  );
  const decks = await pool.query<{ id: string; cards: string[] }>(
    `select n.deck_id as id, array_agg(c.id order by c.id) as cards from card_notes n join cards c on c.note_id = n.id group by 1 order by 1`,
  );
  // As on the first visit of a day.
  await pool.query('delete from attempts where study_session_id is not null');
  await pool.query('delete from study_sessions');
  const deckOf = (at: number) => decks.rows[(at + round) % decks.rows.length] ?? { id: '', cards: [] };
  const review = productCall(graphql, 'cards/card', 'saveReviews');
  return {
    loadApplication: await loadCosts(meter, url),
    readSession: await repeated('access/session', 'session', () => ({})),
    readHome: await repeated('study/home', 'home', () => ({ zone: ZONE })),
    readTopic: await repeated('content/topic', 'topic', (at) => topics.rows[at % topics.rows.length] ?? {}),
    startStudySession: await repeated('study/study-session', 'startStudySession', () => ({
      zone: ZONE,
      another: false,
    })),
    readCards: await repeated('cards/card', 'cardSession', (at) => ({ deck: deckOf(at).id, zone: ZONE })),
    reviewCard: await meter.measure(seats.length * REVIEWS, async (count) => {
      for (let n = 0; n < REVIEWS; n += 1) {
        await inClosedLoop(seats, AT_ONCE, async (seat, at) => {
          const operation = { operationId: randomUUID(), card: deckOf(at).cards[n], sequence: 1, grade: 'good' };
          count(await review(seat, { operations: [{ ...operation, agoMs: 0, tookMs: 4_000 }] }));
        });
      }
    }),
    // Last, because tokens change.
    signIn: await signInCosts(meter, graphql, seats),
    refreshToken: await refreshCosts(meter, graphql, seats),
  };
}

const anonymous = { 'content-type': 'application/json', platform: 'web' };

function signInCosts(meter: Meter, url: string, seats: readonly MeasuredSeat[]): Promise<Measured> {
  const query = productDocument('access/credentials', 'signIn');
  const signingIn = seats.slice(0, SIGN_INS);
  return meter.measure(signingIn.length, (count) =>
    inClosedLoop(signingIn, AT_ONCE, async ({ email }) => {
      const variables = { input: { email, password: PASSWORD } };
      const body = JSON.stringify({ query, operationName: 'signIn', variables });
      const done = await exchange({ url, headers: anonymous, body });
      if (done.text.includes('"errors"')) throw new Error(done.text.slice(0, 300));
      count(done);
    }),
  );
}

function refreshCosts(meter: Meter, url: string, seats: readonly MeasuredSeat[]): Promise<Measured> {
  const query = productDocument('access/credentials', 'refresh');
  return meter.measure(seats.length, (count) =>
    inClosedLoop(seats, AT_ONCE, async (seat) => {
      const variables = { refreshToken: seat.refreshToken };
      const body = JSON.stringify({ query, operationName: 'refresh', variables });
      const done = await exchange({ url, headers: { ...anonymous, cookie: `bind=${seat.binding}` }, body });
      if (done.text.includes('"errors"')) throw new Error(done.text.slice(0, 300));
      count(done);
    }),
  );
}

/** The HTML of the sign-in page, and every file that it names. */
async function loadCosts(meter: Meter, url: string): Promise<Measured> {
  const page = await exchange({ url: `${url}/login`, method: 'GET', headers: {} });
  const named = [...page.text.matchAll(/(?:src|href)="(\/[^"]+\.(?:js|css|woff2|svg|png|webmanifest))"/g)];
  const files = [...new Set(named.map(([, path = '']) => path))];
  if (files.length === 0) throw new Error('The page names no files.');
  const total = (all: readonly Exchange[]): Exchange => ({
    text: '',
    sentBytes: all.reduce((sum, { sentBytes }) => sum + sentBytes, 0),
    receivedBytes: all.reduce((sum, { receivedBytes }) => sum + receivedBytes, 0),
  });
  return meter.measure(LOADS, (count) =>
    inClosedLoop(Array.from({ length: LOADS }), AT_ONCE, async () => {
      const get = (path: string) => exchange({ url: `${url}${path}`, method: 'GET', headers: {} });
      count(total([await get('/login'), ...(await Promise.all(files.map(get)))]));
    }),
  );
}
