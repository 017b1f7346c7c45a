import { writeFile } from 'node:fs/promises';
import type { ImportReason } from '#domain/interchange/import-reason.ts';
import { type ZipMember, zipOf } from '#server/interchange/archive/zip.writer.ts';
import type { Found } from '#server/interchange/questions/interchange-question.ts';
import type { Question } from '#server/interchange/questions/question.schema.ts';

/** The result of writing and reading a question. `lost`: what the writer reported; null: it does not write the type. */
export type Sent = { readonly lost: readonly ImportReason[] | null; readonly back: Found | undefined };
/** Writes questions in a format and reads them again. `folder`: for temporary files. */
export type RoundTrip = (questions: readonly Question[], folder: string) => Promise<readonly Sent[]>;

/** Writes a ZIP archive. */
export async function zipFile(members: Iterable<ZipMember> | AsyncIterable<ZipMember>, file: string): Promise<void> {
  const pieces: Uint8Array[] = [];
  for await (const piece of zipOf(members)) pieces.push(piece.slice());
  await writeFile(file, Buffer.concat(pieces));
}

/** What was read, by the id of its question; a refusal by itself. */
export const byId = (found: Iterable<Found>): ReadonlyMap<string, Found> =>
  new Map([...found].map((each) => [each.kind === 'question' ? (each.id ?? '') : JSON.stringify(each), each]));

/** A text in XML, without the characters that XML can't contain. */
export const inXml = (words: string): string =>
  words
    .replace(/[^\t\n\r\x20-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('\r', '&#13;');
