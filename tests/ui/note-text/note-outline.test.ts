import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { outlineOf } from '#ui/note-text/note-outline.ts';

const headings = (body: string, title = '') => outlineOf(body, title).parts.flatMap(({ heading }) => heading?.id ?? []);

describe('the outline of a note', () => {
  test('contains its headings, each with its own id', () => {
    expect(headings('# One\n\ntext\n\n## Two words\n\n## Two words\n\n### $x^2$ and *more*\n')).toEqual([
      'one',
      'two-words',
      'two-words-2',
      'x2-and-more',
    ]);
  });

  test('leaves out a first heading that repeats the title, and keeps what follows it', () => {
    const { parts } = outlineOf('# The Title\n\nbody\n', 'the title');
    expect(parts).toEqual([{ at: 0, heading: null, source: '\nbody\n' }]);
  });

  test('finds no heading, footnote or end in code and formulas', () => {
    const body = '## Real\n\n```\n# not one\n[^1]: no\n```\n\n$$\n# nor this\n\n$$\n\nend [^1]';
    expect(headings(body)).toEqual(['real']);
    expect(outlineOf(body, '').footnotes).toEqual([]);
    expect(outlineOf(body, '').parts).toHaveLength(1);
  });

  test('numbers footnotes in the order in which the text points to them, and drops those it never points to', () => {
    const { footnotes, parts } = outlineOf(
      'a[^b] c[^a] d[^b]\n\n[^a]: first\n  goes on\n[^b]: second\n[^c]: never\n',
      '',
    );
    expect(footnotes).toEqual([
      { label: 'b', number: 1, source: 'second' },
      { label: 'a', number: 2, source: 'first\ngoes on' },
    ]);
    expect(parts.map(({ source }) => source).join()).not.toContain('first');
  });

  test('splits long sections at blank lines, so that no part is much longer than another', () => {
    const paragraph = `${'word '.repeat(100)}\n\n`;
    const { parts } = outlineOf(paragraph.repeat(400), '');
    expect(parts.length).toBeGreaterThan(30);
    expect(Math.max(...parts.map(({ source }) => source.length))).toBeLessThan(5_000);
  });

  test('loses no line of any text', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('# a', 'b', '', '```', '$$', '- c', '> d', '~~~', '   ')), (lines) => {
        const { parts } = outlineOf(lines.join('\n'), 'title');
        const saved = parts.flatMap(({ heading, source }) => [
          ...(heading === null ? [] : [`${'#'.repeat(heading.depth)} ${heading.text}`]),
          ...source.split('\n'),
        ]);
        const text = (all: readonly string[]) => all.filter((line) => line.trim() !== '');
        expect(text(saved)).toEqual(text(lines));
      }),
    );
  });
});
