import { beforeEach, expect, test } from 'vitest';
import { forgetRecentPages } from '#client/users/forget-recent-pages.ts';
import { recentPages, recordPage } from '#client/users/recent-pages.ts';

beforeEach(() => localStorage.clear());

const page = (index: number) => ({ path: `/page/${index}`, title: `Page ${index}` });

test('lists the last six pages, each once, newest first', () => {
  for (const index of [1, 2, 3, 4, 5, 6, 7, 3]) recordPage('a', page(index), localStorage);
  expect(recentPages('a', localStorage)).toEqual([3, 7, 6, 5, 4, 2].map(page));
});

test('another user of the browser sees and keeps none of them', () => {
  recordPage('a', page(1), localStorage);
  expect(recentPages('b', localStorage)).toEqual([]);
  recordPage('b', page(2), localStorage);
  expect(recentPages('a', localStorage)).toEqual([]);
  expect(JSON.stringify({ ...localStorage })).not.toContain('Page 1');
});

test('nothing is left after signing out', () => {
  recordPage('a', page(1), localStorage);
  forgetRecentPages(localStorage);
  expect(localStorage.length).toBe(0);
});

test.each(['', 'null', '{"user":"a"}', '{"user":"a","pages":[{"path":"https://example.com","title":"x"}]}'])(
  'ignores what another program wrote: %s',
  (stored) => {
    localStorage.setItem('pages.recent', stored);
    expect(recentPages('a', localStorage)).toEqual([]);
  },
);
