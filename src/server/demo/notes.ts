import { randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ClientBase } from 'pg';
import * as z from 'zod/mini';
import { runNoteImport } from '../interchange/notes/note-run.ts';
import type { ImageStore } from '../platform/media/image-store.ts';

const NOTES = join(import.meta.dirname, 'notes');
const FOCUS = join(import.meta.dirname, 'exam-focus');
const SOURCE = JSON.stringify({ work: null, author: null, url: null, licence: null });
const FOCUS_SECONDS = 180;

const focusSchema = z.array(
  z.object({
    topic: z.string(),
    points: z.array(
      z.object({
        title: z.string(),
        body: z.string(),
        weight: z.int(),
        heading: z.nullable(z.string()),
        subtopics: z.array(z.string()),
      }),
    ),
  }),
);

const namesIn = async (folder: string, ending: string): Promise<string[]> =>
  (await readdir(folder)).filter((name) => name.endsWith(ending)).sort();

type Notes = {
  readonly imageStore: ImageStore;
  /** Titles of topics that have notes of their own. */
  readonly except: ReadonlySet<string>;
};

const TOPIC = /^topic: "(.+)"$/m;

/** Gives topics of a demo notes, summaries, and exam focus, within the client's transaction. */
export async function seedNotes(client: ClientBase, { imageStore, except }: Notes): Promise<void> {
  const files: string[] = [];
  for (const path of (await namesIn(NOTES, '.md')).map((name) => join(NOTES, name)))
    if (!except.has(TOPIC.exec(await readFile(path, 'utf8'))?.[1] ?? '')) files.push(path);
  const { rejected } = await runNoteImport(client, { files, imageStore, imageFolder: null, transactions: 'caller' });
  const [first] = rejected;
  if (first !== undefined) throw new Error(`Demo notes are broken: ${first.file}: ${JSON.stringify(first.reason)}`);
  for (const name of await namesIn(FOCUS, '.json')) {
    const topics = focusSchema.parse(JSON.parse(await readFile(join(FOCUS, name), 'utf8')));
    for (const { topic, points } of topics) if (!except.has(topic)) await seedFocus(client, topic, points);
  }
}

type Points = z.infer<typeof focusSchema>[number]['points'];

async function seedFocus(client: ClientBase, topic: string, points: Points): Promise<void> {
  const id = randomUUID();
  await client.query(
    `insert into materials (id, topic_id, kind, title, summary, position, seconds, source, published_at)
     select $1, id, 'examFocus', 'Exam focus: ' || title, '', 1, $3, $4, now() from topics where title = $2`,
    [id, topic, FOCUS_SECONDS, SOURCE],
  );
  await client.query(
    `insert into exam_focus_points (id, material_id, position, title, body, weight, note_id, note_heading, quiz_id, subtopics)
     select p.id, $1, p.position, p.title, p.body, p.weight, n.id, p.heading, q.id, p.subtopics
     from unnest($2::uuid[], $3::integer[], $4::text[], $5::text[], $6::integer[], $7::text[], $8::text[])
       as p(id, position, title, body, weight, heading, subtopics)
     join materials f on f.id = $1
     left join lateral (select id from materials where topic_id = f.topic_id and kind = 'noteBooklet' order by position limit 1) n on true
     left join quizzes q on q.topic_id = f.topic_id and q.practice`,
    [
      id,
      points.map(() => randomUUID()),
      points.map((_, at) => at + 1),
      points.map(({ title }) => title),
      points.map(({ body }) => body),
      points.map(({ weight }) => weight),
      points.map(({ heading }) => heading),
      points.map(({ subtopics }) => subtopics.join('\n')),
    ],
  );
}
