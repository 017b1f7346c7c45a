import { expect, test } from 'vitest';
import { annotationSchema } from '#domain/content/notes/annotation.schema.ts';
import { ANNOTATION_COMMENT_MAX_CHARS } from '#domain/content/notes/note.limits.ts';
import { problemsOf } from '../../../support/servers/schema-problems.ts';

const MARK = {
  id: '0190d5a2-7a5a-7cc0-8f3a-2f6c4d1e9b10',
  quote: 'force',
  before: 'A ',
  after: ' acts',
  start: 2,
  comment: '',
  revision: 1,
  removed: false,
};

test('a highlight has words, a position, a note and a revision', () => {
  expect(annotationSchema.parse(MARK)).toEqual(MARK);
  for (const wrong of [{ quote: '' }, { start: -1 }, { revision: 0 }, { before: 'x'.repeat(49) }, { id: '1' }]) {
    expect(problemsOf(annotationSchema, { ...MARK, ...wrong })).toHaveLength(1);
  }
  expect(problemsOf(annotationSchema, { ...MARK, comment: 'x'.repeat(ANNOTATION_COMMENT_MAX_CHARS + 1) })).toEqual([
    'comment: noteTooLong',
  ]);
});
