import { describe, expect, test } from 'vitest';
import { type CommandGroup, rankedGroups } from '#ui/command-menu/ranked-groups.ts';

const entry = (label: string, detail: string | null = null) => ({ id: label, label, detail, icon: 'book' as const });
const GROUPS: readonly CommandGroup[] = [
  { title: 'Subjects', entries: [entry('Biology'), entry('Mathematics'), entry('Physics')], isHiddenUntilTyped: false },
  {
    title: 'Topics',
    entries: [entry('Photosynthesis', 'Biology'), entry('Quadratic Equations', 'Mathematics')],
    isHiddenUntilTyped: true,
  },
  { title: 'Account', entries: [entry('Light page'), entry('Dark page')], isHiddenUntilTyped: false },
];
const labels = (typed: string, recent: readonly string[] = []) =>
  rankedGroups(GROUPS, typed, recent).map(({ title, entries }) => [title, ...entries.map(({ label }) => label)]);

describe('before anything is typed', () => {
  test('long groups are hidden', () => {
    expect(labels(' ').map(([title]) => title)).toEqual(['Subjects', 'Account']);
  });

  test('recent entries are first, most recent first, and only once; missing ones are left out', () => {
    expect(labels('', ['Physics', 'Gone', 'Biology'])).toEqual([
      ['Recent', 'Physics', 'Biology'],
      ['Subjects', 'Mathematics'],
      ['Account', 'Light page', 'Dark page'],
    ]);
  });
});

describe('with something typed', () => {
  test.each([
    ['mth', 'Mathematics'],
    ['quad eq', 'Quadratic Equations'],
    ['equations quad', 'Quadratic Equations'],
    ['photo bio', 'Photosynthesis'],
    ['DARK', 'Dark page'],
  ])('%s finds %s first', (typed, label) => {
    expect(labels(typed)[0]?.[1]).toBe(label);
  });

  test('a match in the title ranks before a match in the context', () => {
    expect(labels('biology')).toEqual([
      ['Subjects', 'Biology'],
      ['Topics', 'Photosynthesis'],
    ]);
  });

  test('of two equal matches, the recent one is first', () => {
    expect(labels('page')).toEqual([['Account', 'Light page', 'Dark page']]);
    expect(labels('page', ['Dark page'])).toEqual([['Account', 'Dark page', 'Light page']]);
  });

  test('every word must match', () => {
    expect(labels('mathematics zzz')).toEqual([]);
  });
});
