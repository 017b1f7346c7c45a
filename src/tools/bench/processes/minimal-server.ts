/**
 * The baseline of the API: bare node:http, one prepared statement, PostgreSQL writes the JSON.
 * No sign-in, no access rule, no validation. Started by the benchmark with DATABASE_URL; prints its port.
 */

import { createServer } from 'node:http';
import pg from 'pg';
import { listeningPort } from '#server/platform/http/listening-port.ts';

const STATEMENT = `
  select json_build_object('data', json_build_object('quiz', json_build_object('id', q.id, 'title', q.title,
    'subject', json_build_object('id', s.id, 'slug', s.slug, 'title', s.title),
    'topic', json_build_object('id', t.id, 'slug', t.slug, 'title', t.title), 'items', (
    select json_agg(json_build_object('position', qi.position, 'type', i.type, 'stem', v.stem, 'body', v.body,
      'images', '[]'::json, 'source', v.source) order by qi.position)
    from quiz_items qi join items i on i.id = qi.item_id
    join item_versions v on v.item_id = i.id and v.version = i.version
    where qi.quiz_id = q.id))))::text as answer
  from quizzes q join topics t on t.id = q.topic_id join subjects s on s.id = t.subject_id
  where q.id = $1`;

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 });

const server = createServer((request, response) => {
  let body = '';
  request.on('data', (chunk: Buffer) => {
    body += chunk.toString();
  });
  request.on('end', () => {
    const { variables }: { readonly variables: { readonly id: string } } = JSON.parse(body);
    pool.query<{ answer: string }>({ name: 'bare', text: STATEMENT, values: [variables.id] }).then(
      ({ rows }) => {
        response.writeHead(200, { 'content-type': 'application/json' }).end(rows[0]?.answer);
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
