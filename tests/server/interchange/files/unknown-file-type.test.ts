import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { strToU8, zipSync } from 'fflate';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { formatOfMime, mimeOfBank, otherKindOfMime } from '#server/interchange/imports/file-format.ts';
import { type ForeignFormat, foundIn } from '#server/interchange/questions/foreign.reader.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lectern-kinds-'));
});
afterAll(() => rm(folder, { recursive: true }));

const zip = (files: Readonly<Record<string, string>>): Uint8Array =>
  zipSync(Object.fromEntries(Object.entries(files).map(([path, text]) => [path, strToU8(text)])), { level: 0 });
it.each([
  ['quiz.rtf', 'richText', Buffer.from('{\\rtf1 What? {T}}'), 'gift'],
  ['quiz.pptx', 'powerpoint', zip({ '[Content_Types].xml': '<t/>', 'ppt/presentation.xml': '<p/>' }), 'qti'],
  ['quiz.xls', 'oldOffice', Buffer.from('d0cf11e0a1b11ae10000', 'hex'), 'xlsx'],
  [
    'locked.docx',
    'lockedOffice',
    Buffer.concat([Buffer.from('d0cf11e0a1b11ae10000', 'hex'), Buffer.from('EncryptedPackage', 'utf16le')]),
    'word',
  ],
  ['quiz.png', 'picture', Buffer.from('89504e470d0a1a0a', 'hex'), 'csv'],
  ['quiz.html', 'webPage', Buffer.from('<!DOCTYPE html>\n<html><body>What?</body></html>'), 'gift'],
] as const)('%s is reported as what it is: %s', async (name, kind, bytes, format: ForeignFormat) => {
  const file = join(folder, name);
  await writeFile(file, bytes);
  expect(() => [...foundIn(file, format)]).toThrow(
    expect.objectContaining({ reason: { code: 'fileOfOtherKind', kind } }),
  );
  const mime = mimeOfBank(file);
  expect(otherKindOfMime(mime)).toBe(kind);
  expect(formatOfMime(mime, name)).toBeNull();
});

it.each([
  ['table.csv', 'csv', 'question\tanswer\nWhy?\tTherefore\n'],
  ['quiz.gift', 'gift', 'Why? {T}\n'],
  ['one.csv', 'csv', 'question,answer\n'],
] as const)('%s may contain questions', async (name, format, text) => {
  const file = join(folder, name);
  await writeFile(file, text);
  const mime = mimeOfBank(file);
  expect(otherKindOfMime(mime)).toBeNull();
  expect(formatOfMime(mime, name)).toBe(format);
});

it('a list of terms is not a table of questions, and is imported as cards', async () => {
  const file = join(folder, 'quizlet.txt');
  await writeFile(file, 'cell\tthe smallest unit of life\nmitosis\tdivision of a cell\n');
  expect(() => [...foundIn(file, 'csv')]).toThrow(
    expect.objectContaining({ reason: { code: 'fileOfOtherKind', kind: 'termList' } }),
  );
  expect(formatOfMime(mimeOfBank(file), 'quizlet.txt')).toBe('terms');
});

it.each([
  ['quiz.docx', 'word', 'qti', { 'word/document.xml': '<d/>', '[Content_Types].xml': '<t/>' }],
  ['quiz.xlsx', 'xlsx', 'gift', { 'xl/workbook.xml': '<w/>' }],
  ['deck.apkg', 'apkg', 'qti', { 'collection.anki21': '' }],
  ['quiz.h5p', 'h5p', 'word', { 'h5p.json': '{}', 'content/content.json': '{}' }],
] as const)('%s is reported as %s if it is imported as %s', async (name, format, chosen, files) => {
  const file = join(folder, name);
  await writeFile(file, zip(files));
  expect(() => [...foundIn(file, chosen)]).toThrow(
    expect.objectContaining({ reason: { code: 'fileOfOtherFormat', format } }),
  );
});
