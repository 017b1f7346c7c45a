import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import type { MaterialKind } from '#domain/content/material-kind.ts';

type TestNote = {
  readonly kind?: MaterialKind;
  readonly title?: string;
  readonly body?: string;
  readonly draft?: boolean;
};

/** A note in a topic, with a text if it is given; returns its id. */
export async function testNote(
  pool: pg.Pool,
  topicId: string,
  { kind = 'noteBooklet', title = 'Test note', body = '', draft = false }: TestNote,
): Promise<string> {
  const id = randomUUID();
  await pool.query(
    `insert into materials (id, topic_id, kind, title, position, seconds, source, published_at)
     values ($1, $2, $3, $4, 1, 60, '{"work":null,"author":null,"url":null,"licence":null}', case when not $5 then now() end)`,
    [id, topicId, kind, title, draft],
  );
  if (body !== '') {
    await pool.query(
      `insert into note_texts (material_id, body, plain, figures, digest) values ($1, $2::text, $2::text, '[]', sha256(convert_to($2::text, 'UTF8')))`,
      [id, body],
    );
  }
  return id;
}
