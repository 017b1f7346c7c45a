import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { load } from 'js-yaml';
import * as z from 'zod/mini';
import type { Short } from '../../../library/drawing/short.ts';
import { captionsOf, type FrameText, frameAt, type Timeline, timelineOf } from './short-timeline.ts';

/** Files of a topic's short, within the topic's folder. Its captions are named in `ShortSource`. */
export const SHORT_FILES = {
  source: 'short.ts',
  video: 'media/short.mp4',
  digest: 'media/short.digest',
} as const;

const SAMPLES_PER_SECOND = 5;
/** Changes if all shorts have to be rendered again. */
const RENDERING = '1';
const COLOURS: ReadonlyMap<string, string> = new Map([
  ['mathematics', '#5b4b9a'],
  ['physics', '#2f4a97'],
  ['biology', '#35693b'],
  ['chemistry', '#8a4a2f'],
  ['economics', '#1f6a68'],
]);
const OTHER_COLOUR = '#1d2433';

/** The topics of a library that have a short, as `SUBJECT/TOPIC`. */
export const topicsWithShorts = (library: string): string[] =>
  globSync(`*/*/${SHORT_FILES.source}`, { cwd: library })
    .map((path) => dirname(path))
    .sort();

export type ShortSource = {
  readonly timeline: Timeline;
  readonly text: FrameText;
  readonly digest: string;
  /** The file of the captions, within the topic's folder. */
  readonly captions: string;
};

/** The short of a topic's folder; null if it has none. */
export async function shortOf(topicFolder: string): Promise<ShortSource | null> {
  const path = join(topicFolder, SHORT_FILES.source);
  if (!existsSync(path)) return null;
  const module: { readonly short: Short } = await import(pathToFileURL(path).href);
  const timeline = timelineOf(module.short);
  const subjectFolder = dirname(topicFolder);
  const subject = headOf(join(subjectFolder, 'subject.yaml'));
  const topic = headOf(join(topicFolder, 'topic.yaml'));
  // A subject in another language has the same colour: `physics-german`.
  const [name = ''] = basename(subjectFolder).split('-');
  const text = { header: `${subject.title} · ${topic.title}`, colour: COLOURS.get(name) ?? OTHER_COLOUR };
  const captions = `media/short.${subject.language ?? 'en'}.vtt`;
  return { timeline, text, digest: digestOf(timeline, text), captions };
}

const headSchema = z.object({ title: z.string(), language: z.optional(z.string()) });

const headOf = (path: string): z.infer<typeof headSchema> => headSchema.parse(load(readFileSync(path, 'utf8')));

/** SHA-256 (hex) of what is drawn, and of the captions. */
function digestOf(timeline: Timeline, text: FrameText): string {
  const hash = createHash('sha256').update(RENDERING).update(captionsOf(timeline));
  for (let at = 0; at < timeline.seconds; at += 1 / SAMPLES_PER_SECOND) hash.update(frameAt(timeline, at, text));
  return hash.digest('hex');
}

/** The digest from which the files of a topic's short were rendered; null if a file is missing. */
export function renderedDigest(topicFolder: string, captions: string): string | null {
  const { digest, video } = SHORT_FILES;
  const [path, ...others] = [digest, video, captions].map((name) => join(topicFolder, name));
  if (path === undefined || ![path, ...others].every((file) => existsSync(file))) return null;
  return readFileSync(path, 'utf8').trim();
}
