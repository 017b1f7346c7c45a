import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isRightToLeft, visualRuns } from '#domain/platform/visual-order.rule.ts';

/** A line as it is on paper: runs from right to left are turned around. */
const onPaper = (line: string): string =>
  visualRuns(line)
    .map(({ text, isRightToLeft: isTurned }) => (isTurned ? [...text].toReversed().join('') : text))
    .join('');

test.each([
  ['Zoë Müller', 'Zoë Müller'],
  ['', ''],
  ['\u200eZoë\u200e', 'Zoë'],
  ['אבג דהו', 'והד גבא'],
  ['Ali אבג', 'Ali גבא'],
  ['אבג Ali', 'Ali גבא'],
  ['Ali אבג דהו 10b', 'Ali 10 והד גבאb'],
  ['אבג 123 דהו', 'והד 123 גבא'],
  ['אבג (דהו)', '(והד) גבא'],
  ['Ada (אבג), 12', 'Ada (גבא), 12'],
  ['אבג (Ada) דהו', 'והד (Ada) גבא'],
  ['Ada) אבג (', 'Ada) גבא ('],
  ['\u200fAda אבג.', '.גבא Ada'],
  ['\u200eאבג.', 'גבא.'],
])('%s is %s on paper', (line, expected) => {
  expect(onPaper(line)).toBe(expected);
});

test('the first letter decides on the direction', () => {
  expect(isRightToLeft('12 (אבג) Ada')).toBe(true);
  expect(isRightToLeft('12 (Ada) אבג')).toBe(false);
  expect(isRightToLeft('12')).toBe(false);
});

test('every character stays, except marks of direction, and mirrored brackets are brackets', () => {
  const sorted = (text: string): string =>
    [...text.replace(/[\u200e\u200f]/g, '').replace(/[()[\]{}<>«»‹›]/g, '|')].toSorted().join('');
  const letter = fc.constantFrom(...'abאבגم12 .,()[]«»\u200e\u200f\u0301');
  fc.assert(
    fc.property(fc.string({ unit: letter, maxLength: 30 }), (line) => {
      expect(sorted(onPaper(line))).toBe(sorted(line));
    }),
  );
});

test('a line without letters from right to left stays as it is', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'abéя12 .,()[]'), maxLength: 30 }), (line) => {
      expect(onPaper(line)).toBe(line);
    }),
  );
});
