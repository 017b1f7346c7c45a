/**
 * The baseline of operations: bare node:http, which runs the recorded statements of the API,
 * with new values in each request, and responds with the API's bytes. No sign-in, no access
 * rule, no validation. Started by the benchmark with DATABASE_URL and REPLAYED, a file with
 * the recording of each path; prints its port.
 */

import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import pg from 'pg';
import { listeningPort } from '#server/platform/http/listening-port.ts';
import type { Recorded } from '../sql/recorded-sql.ts';
import { type Fresh, PLACEHOLDER, replayOf } from '../sql/replayed-sql.ts';

export type Replayed = Readonly<Record<string, { readonly statements: readonly Recorded[]; readonly answer: string }>>;

const recorded: Replayed = JSON.parse(readFileSync(process.env.REPLAYED ?? '', 'utf8'));
const replays = new Map(
  Object.entries(recorded).map(([path, { statements, answer }]) => [path, { run: replayOf(statements), answer }]),
);
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 });

type Body = { readonly variables: { readonly input?: { readonly answers: Fresh[] }; readonly operations?: Fresh[] } };
const freshIn = ({ variables: { input, operations } }: Body): Fresh =>
  input?.answers[0] ?? operations?.[0] ?? PLACEHOLDER;

const server = createServer((request, response) => {
  let body = '';
  request.on('data', (chunk: Buffer) => {
    body += chunk.toString();
  });
  request.on('end', () => {
    const replay = replays.get(request.url ?? '');
    if (replay === undefined) return void response.writeHead(404).end();
    const sent: Body = JSON.parse(body);
    const fresh = freshIn(sent);
    replay.run(pool, fresh).then(
      () => {
        const answer = replay.answer.replaceAll(PLACEHOLDER.operationId, fresh.operationId);
        response.writeHead(200, { 'content-type': 'application/json' }).end(answer);
      },
      (error: Error) => {
        response.writeHead(500).end(error.message);
      },
    );
  });
});

server.listen(0, '127.0.0.1', () => {
  console.log(listeningPort(server));
});
