import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import {
  NOTE_MAX_CHARS,
  READING_WORDS_PER_MINUTE,
  SUMMARY_MAX_CHARS,
  TITLE_MAX_CHARS,
} from '#domain/platform/limits.ts';
import type { QuestionSource } from '../../platform/db/schema/questions/questions.ts';
import type { ImportImage } from '../jsonl/question.line.ts';
import type { ContentImage } from '../media/image.reader.ts';
import { imagePaths, withDigests } from '../media/image-reference.ts';
import { plainWords } from '../questions/plain-words.ts';
import { FieldError, schemaProblems } from '../questions/problem.ts';

export const NOTE_KINDS = ['noteBooklet', 'onePageSummary'] as const;
export type NoteKind = (typeof NOTE_KINDS)[number];

/** A note that was read and found good, and is not in the library yet. */
export type NoteDraft = {
  readonly subject: string;
  readonly topic: string;
  readonly kind: NoteKind;
  readonly title: string;
  readonly summary: string;
  readonly body: string;
  readonly plain: string;
  /** How long it takes to read once. */
  readonly seconds: number;
  readonly source: QuestionSource;
  readonly figures: readonly ContentImage[];
  /** SHA-256 (hex) of everything that makes two notes differ. */
  readonly digest: string;
};

const title = z.string().check(z.trim(), z.minLength(1), z.maxLength(TITLE_MAX_CHARS));
const optional = z.optional(z.string().check(z.trim(), z.maxLength(SUMMARY_MAX_CHARS)));
const headSchema = z.strictObject({
  title,
  subject: title,
  topic: title,
  kind: z.enum(NOTE_KINDS, `is none of ${NOTE_KINDS.join(', ')}`),
  summary: optional,
  licence: optional,
  work: optional,
  author: optional,
  url: optional,
});

const FENCE = '---';
const LINE = /^([a-z]+):(.*)$/;
const SHORTEST_SECONDS = 30;

const problem = (path: string, reason: string): FieldError => new FieldError([{ path, reason }]);

/**
 * A note out of the text of a file: front matter (`title`, `subject`, `topic`, `kind` and, if wanted, `summary`,
 * `licence`, `work`, `author`, `url`), then Markdown. Throws `FieldError` where it cannot be taken.
 */
export async function readNoteDraft(text: string, importImage: ImportImage): Promise<NoteDraft> {
  const { head, markdown } = split(text.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n'));
  const result = headSchema.safeParse(head, { reportInput: true });
  if (!result.success) throw new FieldError(schemaProblems(result.error));
  if (markdown.trim() === '') throw problem('', 'there is nothing under the front matter');
  if (markdown.length > NOTE_MAX_CHARS) throw problem('', `the note is longer than ${NOTE_MAX_CHARS} characters`);
  const { licence = null, work = null, author = null, url = null, summary = '', ...location } = result.data;
  const taken = new Map<string, ContentImage>();
  for (const path of new Set(imagePaths(markdown))) taken.set(path, await importImage(path));
  const body = withDigests(markdown, new Map([...taken].map(([path, { digest }]) => [path, digest]))).trim();
  const figures = [...taken.values()];
  const plain = plainWords(body);
  const source = { work, author, url, licence };
  const said = JSON.stringify([location, summary, body, source, figures.map(({ digest }) => digest)]);
  return {
    ...location,
    summary,
    body,
    plain,
    seconds: Math.max(SHORTEST_SECONDS, Math.round((60 * plain.split(' ').length) / READING_WORDS_PER_MINUTE)),
    source,
    figures,
    digest: createHash('sha256').update(said).digest('hex'),
  };
}

function split(text: string): { head: Record<string, string>; markdown: string } {
  const lines = text.split('\n');
  const end = lines.indexOf(FENCE, 1);
  if (lines[0] !== FENCE || end === -1) {
    throw problem('', 'the file does not begin with front matter between two lines of ---');
  }
  const head: Record<string, string> = {};
  for (const line of lines.slice(1, end)) {
    if (line.trim() === '') continue;
    const [, name, value] = LINE.exec(line) ?? [];
    if (name === undefined || value === undefined)
      throw problem('front matter', `"${line.slice(0, 80)}" is no "name: value"`);
    if (Object.hasOwn(head, name)) throw problem(name, 'stands there twice');
    head[name] = unquoted(name, value.trim());
  }
  return { head, markdown: lines.slice(end + 1).join('\n') };
}

function unquoted(name: string, value: string): string {
  if (!value.startsWith('"')) return value.replace(/^'(.*)'$/, '$1');
  try {
    return String(JSON.parse(value));
  } catch {
    throw problem(name, 'begins with a quotation mark and does not end with one');
  }
}
