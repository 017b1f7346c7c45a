import type { Costs } from './costs.ts';
import { bytes, figure, table } from './describe-plan.ts';
import { OPERATION_TITLES, OPERATIONS } from './operations.ts';

const BILLION = 1_000_000_000;

const ROW_TITLES: Readonly<{ [Name in keyof Costs['rows']]: string }> = {
  answer: '`answer_log`: a saved answer',
  attemptQuestion: '`attempt_items`: a question of an attempt',
  countedAnswer: '`counted_answers`: a marked answer',
  attempt: '`attempts`: an attempt',
  presence: '`attempt_presence`: the position in an attempt',
  review: '`review_log`: a review of a card',
  cardState: '`card_states`: a card of a student',
  session: '`sessions`: a signed-in browser',
  user: '`users`: an account',
};

/** The measured costs as the two tables of `docs/capacity.md`: operations, and rows. */
export function describeCosts({ operations, rows }: Costs): { readonly operations: string; readonly rows: string } {
  const names: readonly (keyof Costs['rows'])[] = [
    ...(['answer', 'attemptQuestion', 'countedAnswer', 'attempt', 'presence'] as const),
    ...(['review', 'cardState', 'session', 'user'] as const),
  ];
  return {
    operations: table(
      ['operation', 'process, ms', 'PostgreSQL, ms', 'WAL', 'from browser', 'to browser', 'spread'],
      OPERATIONS.map((name) => {
        const { appMs, databaseMs, walBytes, sentBytes, receivedBytes, spread } = operations[name];
        return [
          OPERATION_TITLES[name],
          figure(appMs),
          figure(databaseMs),
          bytes(walBytes),
          bytes(sentBytes),
          bytes(receivedBytes),
          `${figure(100 * spread)} %`,
        ];
      }),
    ),
    rows: table(
      ['table and row', 'bytes in the table', 'bytes in indexes', 'together', '1 000 000 000 rows'],
      names.map((name) => {
        const { table: own, indexes } = rows[name];
        return [
          ROW_TITLES[name],
          figure(own),
          figure(indexes),
          figure(own + indexes),
          bytes((own + indexes) * BILLION),
        ];
      }),
    ),
  };
}
