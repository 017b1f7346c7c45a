import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import { NOTE_KINDS, type NoteKind } from '#domain/content/content.schema.ts';
import { NOTE_MAX_CHARS, READING_WORDS_PER_MINUTE } from '#domain/content/notes/note.limits.ts';
import { SUMMARY_MAX_CHARS, TITLE_MAX_CHARS } from '#domain/platform/text.limits.ts';
import type { QuestionSource } from '../../platform/db/schema/questions/questions.ts';
import type { ImportImage } from '../jsonl/question.line.ts';
import type { ContentImage } from '../media/image.reader.ts';
import { imagePaths, withDigests } from '../media/image-reference.ts';
import { plainWords } from '../questions/plain-words.ts';
import { ReasonError, schemaReasons } from '../questions/problem.ts';

/** A valid note that is not in the library yet. */
export type NoteDraft = {
  readonly subject: string;
  readonly topic: string;
  readonly kind: NoteKind;
  readonly title: string;
  readonly summary: string;
  readonly body: string;
  readonly plain: string;
  /** Reading time. */
  readonly seconds: number;
  readonly source: QuestionSource;
  readonly images: readonly ContentImage[];
  /** SHA-256 (hex) of everything that distinguishes two notes. */
  readonly digest: string;
};

const title = z.string().check(z.trim(), z.minLength(1), z.maxLength(TITLE_MAX_CHARS));
const optional = z.optional(z.string().check(z.trim(), z.maxLength(SUMMARY_MAX_CHARS)));
const headSchema = z.strictObject({
  title,
  subject: title,
  topic: title,
  kind: z.enum(NOTE_KINDS),
  summary: optional,
  licence: optional,
  work: optional,
  author: optional,
  url: optional,
});

const FENCE = '---';
const LINE = /^([a-z]+):(.*)$/;
const SHORTEST_SECONDS = 30;

/**
 * A note from the text of a file: front matter (`title`, `subject`, `topic`, `kind` and, optionally, `summary`,
 * `licence`, `work`, `author`, `url`), then Markdown. Throws `ReasonError` if it is invalid.
 */
export async function readNoteDraft(text: string, importImage: ImportImage): Promise<NoteDraft> {
  const { head, markdown } = split(text.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n'));
  const result = headSchema.safeParse(head, { reportInput: true });
  if (!result.success) throw new ReasonError(schemaReasons(result.error));
  if (markdown.trim() === '') throw new ReasonError({ code: 'noteEmpty' });
  if (markdown.length > NOTE_MAX_CHARS) throw new ReasonError({ code: 'noteTooLong', max: NOTE_MAX_CHARS });
  const { licence = null, work = null, author = null, url = null, summary = '', ...location } = result.data;
  const taken = new Map<string, ContentImage>();
  for (const path of new Set(imagePaths(markdown))) taken.set(path, await importImage(path));
  const body = withDigests(markdown, new Map([...taken].map(([path, { digest }]) => [path, digest]))).trim();
  const images = [...taken.values()];
  const plain = plainWords(body);
  const source = { work, author, url, licence };
  const serialised = JSON.stringify([location, summary, body, source, images.map(({ digest }) => digest)]);
  return {
    ...location,
    summary,
    body,
    plain,
    seconds: Math.max(SHORTEST_SECONDS, Math.round((60 * plain.split(' ').length) / READING_WORDS_PER_MINUTE)),
    source,
    images,
    digest: createHash('sha256').update(serialised).digest('hex'),
  };
}

function split(text: string): { head: Record<string, string>; markdown: string } {
  const lines = text.split('\n');
  const end = lines.indexOf(FENCE, 1);
  if (lines[0] !== FENCE || end === -1) {
    throw new ReasonError({ code: 'noteHeadMissing' });
  }
  const head: Record<string, string> = {};
  for (const [at, text] of lines.slice(1, end).entries()) {
    if (text.trim() === '') continue;
    const line = at + 2;
    const [, name, value] = LINE.exec(text) ?? [];
    if (name === undefined || value === undefined) throw new ReasonError({ code: 'noteHeadLine', line, text });
    if (Object.hasOwn(head, name)) throw new ReasonError({ code: 'noteFieldRepeated', field: name, line });
    head[name] = unquoted(name, value.trim(), line);
  }
  return { head, markdown: lines.slice(end + 1).join('\n') };
}

function unquoted(field: string, value: string, line: number): string {
  if (!value.startsWith('"')) return value.replace(/^'(.*)'$/, '$1');
  try {
    return String(JSON.parse(value));
  } catch {
    throw new ReasonError({ code: 'noteFieldQuoteOpen', field, line });
  }
}
