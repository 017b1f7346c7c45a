import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { createInterface } from 'node:readline';
import type pg from 'pg';
import { openSession } from '#server/access/session.commands.ts';
import { newToken } from '#server/access/tokens.ts';

/* Simulated students for benchmarks, signed in, who send requests like the application. */

export type Seat = { readonly token: string; readonly binding: string };

export const START = `mutation ($quiz: ID!) { startAttempt(quiz: $quiz) { id items { position type stem body response sequence } } }`;
export const SAVE = `mutation ($input: SaveInput!) { saveAnswers(input: $input) { state { now deadlineAt } receipts { operationId refusal } } }`;
export const SUBMIT = `mutation ($attempt: ID!) { submitAttempt(attempt: $attempt) { submittedAt } }`;

export type Started = {
  readonly startAttempt: {
    readonly id: string;
    readonly items: readonly { readonly position: number; readonly type: string; readonly body: Body }[];
  };
};
export type Saved = { readonly saveAnswers: { readonly receipts: readonly { readonly refusal: string | null }[] } };
type Body = { readonly choices?: readonly { id: string }[]; readonly prompts?: readonly { id: string }[] };

/** A valid response to a question, correct or not. */
export function responseTo(type: string, { choices = [], prompts = [] }: Body): object {
  const choice = choices[Math.floor(Math.random() * choices.length)]?.id;
  if (type === 'multiple-choice') return { choice };
  if (type === 'multiple-response') return { choices: [choice] };
  if (type === 'true-false') return { value: Math.random() < 0.5 };
  if (type === 'matching') return { pairs: Object.fromEntries(prompts.map(({ id }) => [id, choice])) };
  return { text: `${Math.floor(Math.random() * 1_000)}` };
}

/** Creates students, and opens a session for each. */
export async function seatsFor(pool: pg.Pool, count: number): Promise<Seat[]> {
  const seats: Seat[] = [];
  for (let number = 0; number < count; number += 1) {
    const userId = randomUUID();
    const binding = newToken();
    await pool.query(
      `insert into users (id, email, name, role, password_digest, profile_completed_at)
         values ($1, $2, 'A student', 'student', 'none', now())`,
      [userId, `${userId}@example.org`],
    );
    seats.push({
      binding,
      token: (await openSession(pool, { userId, factor: 'none', binding, userAgent: 'bench' })).token,
    });
  }
  return seats;
}

/** Throws the server's refusal. */
export async function requestAs<Data>(
  { token, binding }: Seat,
  url: string,
  query: string,
  variables: object,
): Promise<Data> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      platform: 'web',
      authorization: `Bearer ${token}`,
      cookie: `bind=${binding}`,
    },
    body: JSON.stringify({ query, variables }),
  });
  const { data, errors } = (await answer.json()) as { data: Data; errors?: { message: string }[] };
  if (errors !== undefined) throw new Error(errors[0]?.message);
  return data;
}

/** Starts the API in a process of its own. Throws if it ends before it accepts requests. */
export async function startApi(databaseUrl: string): Promise<{ url: string; process: ChildProcess }> {
  const child = spawn(process.execPath, [new URL('./processes/api-server.ts', import.meta.url).pathname], {
    env: { ...process.env, DATABASE_URL: databaseUrl, NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const line of createInterface({ input: child.stdout })) {
    return { url: `http://127.0.0.1:${line}/graphql`, process: child };
  }
  throw new Error('The server did not start.');
}

/** The percentile of the values. */
export const atShare = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? Number.NaN;
