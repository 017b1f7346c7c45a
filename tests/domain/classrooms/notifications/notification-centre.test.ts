import { expect, test } from 'vitest';
import {
  excerptOf,
  type ListedNotification,
  unreadLabel,
  withNextPage,
} from '#domain/classrooms/notifications/notification-centre.ts';

test('an excerpt is one line without formatting', () => {
  expect(excerptOf('## Bring:\n\n- a **calculator**\n2. [the sheet](https://learn.example/s)')).toBe(
    'Bring: a calculator the sheet (https://learn.example/s)',
  );
  expect(excerptOf('We plot $\\frac{m_2}{m_1}$ - or is it 3 - 2?')).toBe('We plot … - or is it 3 - 2?');
  expect(excerptOf('![](figure:1)\n')).toBe('');
});

test('a long excerpt ends with a whole word, a long word is cut', () => {
  const words = excerptOf('seven77 '.repeat(40));
  expect(words).toMatch(/^(seven77 )+seven77…$/);
  expect(words.length).toBeLessThanOrEqual(141);
  expect(excerptOf('x'.repeat(300))).toBe(`${'x'.repeat(140)}…`);
});

test.each([
  [1, '1'],
  [99, '99'],
  [100, '99+'],
])('%i unread are shown as %s', (unread, label) => expect(unreadLabel(unread)).toBe(label));

test('a notification that moved between two pages is listed once', () => {
  const item = (id: string): ListedNotification => ({
    ...{ id, isRead: false, kind: 'workToMark', happenedAt: '2026-01-01T10:00:00.000Z' },
    ...{ classroom: { id: 'c', name: '10B' }, assignment: null, author: null, excerpt: null, count: 2 },
  });
  const page = withNextPage([item('a'), item('b')], { items: [item('b'), item('c')], hasMore: false });
  expect(page.items.map(({ id }) => id)).toEqual(['a', 'b', 'c']);
  expect(page.hasMore).toBe(false);
});
