import { join } from 'node:path';
import type { ClientBase } from 'pg';
import { importMedia } from '../interchange/media/media-import.ts';
import type { MediaStore } from '../platform/media/media-store.ts';

const LESSONS = join(import.meta.dirname, 'media', 'manifest.jsonl');

/** Audio, videos and shorts of the demo's topics, which have to exist. */
export async function seedMedia(client: ClientBase, media: MediaStore): Promise<void> {
  const { rejected } = await importMedia(client, { files: [LESSONS], media });
  const [first] = rejected;
  if (first !== undefined) throw new Error(`A demo lesson is broken: ${first.file}:${first.line}: ${first.reason}`);
}
