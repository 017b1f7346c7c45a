import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ClientBase } from 'pg';
import * as z from 'zod/mini';
import { addFocus } from '../content/library/focus.commands.ts';
import { focusFileSchema } from '../content/library/library.schema.ts';
import { runNoteImport } from '../interchange/notes/note-run.ts';
import type { ImageStore } from '../platform/media/image-store.ts';

const NOTES = join(import.meta.dirname, 'notes');
const FOCUS = join(import.meta.dirname, 'exam-focus');
const SOURCE = JSON.stringify({ work: null, author: null, url: null, licence: null });

const focusSchema = z.array(z.object({ topic: z.string(), points: focusFileSchema }));

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

async function seedFocus(client: ClientBase, title: string, points: Points): Promise<void> {
  const { rows } = await client.query<{ id: string }>('select id from topics where title = $1', [title]);
  for (const { id } of rows)
    await addFocus(client, { topic: id, title: `Exam focus: ${title}`, source: SOURCE, points });
}
