import type pg from 'pg';
import type { Recorded } from './recorded-sql.ts';

/** New values in every request that writes. */
export type Fresh = { readonly operationId: string; readonly sequence: number };

/** Their placeholders in the recorded statements. */
export const PLACEHOLDER: Fresh = { operationId: 'feedfeed-feed-4eed-8eed-feedfeedfeed', sequence: 70_007 };

/** The number in JSON that is sent to the database as text. */
const NUMBERED = `"sequence":${PLACEHOLDER.sequence}`;

type Fill = (fresh: Fresh) => unknown;
type Statement = { readonly name?: string; readonly text: string; readonly fill: readonly Fill[] };
/** Parallel statements, or those of a transaction, which run in order on one connection. */
type Step = { readonly inTransaction: boolean; readonly statements: readonly Statement[] };

/** The recording of one request, to be replayed with new values. */
export function replayOf(recorded: readonly Recorded[]): (pool: pg.Pool, fresh: Fresh) => Promise<void> {
  const steps = stepsOf(recorded);
  return async (pool, fresh) => {
    for (const { inTransaction, statements } of steps) {
      if (!inTransaction) {
        await Promise.all(statements.map((statement) => pool.query(filled(statement, fresh))));
        continue;
      }
      const client = await pool.connect();
      let isBroken = true;
      try {
        for (const statement of statements) await client.query(filled(statement, fresh));
        isBroken = false;
      } finally {
        client.release(isBroken);
      }
    }
  };
}

const filled = ({ fill, ...statement }: Statement, fresh: Fresh): pg.QueryConfig => ({
  ...statement,
  values: fill.map((value) => value(fresh)),
});

function stepsOf(recorded: readonly Recorded[]): Step[] {
  const steps: { inTransaction: boolean; after: number; connection: number; statements: Statement[] }[] = [];
  let open: number | null = null;
  for (const { name, text, values, connection, after } of recorded) {
    const statement = { ...(name !== undefined && { name }), text, fill: values.map(fillOf) };
    const last = steps.at(-1);
    if (open === null && text === 'begin') open = connection;
    const isOpen = open === connection;
    if (last !== undefined && isOpen === last.inTransaction && (isOpen ? text !== 'begin' : last.after === after)) {
      last.statements.push(statement);
    } else steps.push({ inTransaction: isOpen, after, connection, statements: [statement] });
    if (isOpen && text === 'commit') open = null;
  }
  return steps;
}

/** Buffers in their JSON form. */
const isBytes = (value: object): value is { readonly data: number[] } => 'type' in value && value.type === 'Buffer';

function fillOf(value: unknown): Fill {
  if (Array.isArray(value)) {
    const parts = value.map(fillOf);
    return (fresh) => parts.map((part) => part(fresh));
  }
  if (value === PLACEHOLDER.sequence) return ({ sequence }) => sequence;
  if (typeof value === 'string' && (value.includes(PLACEHOLDER.operationId) || value.includes(NUMBERED)))
    return ({ operationId, sequence }) =>
      value.replaceAll(PLACEHOLDER.operationId, operationId).replaceAll(NUMBERED, `"sequence":${sequence}`);
  const same = typeof value === 'object' && value !== null && isBytes(value) ? Buffer.from(value.data) : value;
  return () => same;
}
