import { describe, expect, test } from 'vitest';
import {
  IMPORT_FILES_MAX,
  IMPORT_STATES,
  importOptionsSchema,
  isInProgress,
  newImportSchema,
} from '#domain/interchange/import.schema.ts';
import { TITLE_MAX_CHARS } from '#domain/platform/text.limits.ts';

const UPLOAD = '00000000-0000-4000-8000-000000000001';

test('an import is in progress while it is checked, run or undone', () => {
  expect(IMPORT_STATES.filter(isInProgress)).toEqual(['checking', 'running', 'undoing']);
});

describe('the location of questions', () => {
  test('follows the files and skips duplicates until the author chooses otherwise', () => {
    expect(importOptionsSchema.parse({})).toEqual({
      ...{ subject: null, topic: null, moved: {}, columns: {}, duplicates: 'skip', decimal: null, encoding: null },
      corrections: [],
      language: null,
    });
  });

  test('is a name without surrounding spaces', () => {
    const { subject, moved } = importOptionsSchema.parse({
      subject: ' Physics ',
      moved: { 'Physik/Wärme': { subject: 'Physics ', topic: ' Heat' } },
    });
    expect([subject, moved]).toEqual(['Physics', { 'Physik/Wärme': { subject: 'Physics', topic: 'Heat' } }]);
  });

  test.each([
    ['a name of spaces', { subject: '  ' }],
    ['a name that is too long', { topic: 'x'.repeat(TITLE_MAX_CHARS + 1) }],
    ['half a target', { moved: { Physics: { subject: 'Physics' } } }],
    ['a column with a very long name', { columns: { stem: 'x'.repeat(TITLE_MAX_CHARS + 1) } }],
    ['an unknown choice', { duplicates: 'merge' }],
  ])('is refused with %s', (_, options) => {
    expect(importOptionsSchema.safeParse(options).success).toBe(false);
  });

  test.each(['skip', 'replace', 'both'])('accepts the choice %s', (duplicates) => {
    expect(importOptionsSchema.parse({ duplicates }).duplicates).toBe(duplicates);
  });

  test('accepts names as long as a title', () => {
    const name = 'x'.repeat(TITLE_MAX_CHARS);
    expect(importOptionsSchema.parse({ topic: name, columns: { stem: name } })).toMatchObject({ topic: name });
  });
});

describe('a new import', () => {
  const files = (count: number) => Array.from({ length: count }, () => ({ upload: UPLOAD }));

  test('detects the format of each file unless the author chooses it', () => {
    const { files: read, options } = newImportSchema.parse({
      files: [{ upload: UPLOAD }, { upload: UPLOAD, format: 'gift' }],
    });
    expect(read.map(({ format }) => format)).toEqual([null, 'gift']);
    expect(options).toEqual(importOptionsSchema.parse({}));
  });

  test.each([
    ['no file', files(0)],
    ['too many files', files(IMPORT_FILES_MAX + 1)],
    ['a file that was not uploaded', [{ upload: 'physics.gift' }]],
    ['a very long format name', [{ upload: UPLOAD, format: 'x'.repeat(41) }]],
  ])('is refused with %s', (_, given) => {
    expect(newImportSchema.safeParse({ files: given }).success).toBe(false);
  });

  test('accepts as many files as the limit', () => {
    expect(newImportSchema.parse({ files: files(IMPORT_FILES_MAX) }).files).toHaveLength(IMPORT_FILES_MAX);
  });
});
