import { expect, test } from 'vitest';
import { addressOf, readPush } from '../../src/worker/push.rule.ts';

const UNREADABLE = { title: 'Lectern', path: '/home', tag: 'lectern' };

test('a message is shown as the server wrote it', () => {
  const message = { title: 'Marks released: Homework', path: '/assignment/1/detail?tab=a', tag: '7' };
  expect(readPush(JSON.stringify(message))).toEqual(message);
});

test.each(['', 'no JSON', 'null', '[]', '7', '{}', '{"title":""}', '{"title":7}'])(
  'of %s, which can’t be read, something neutral is shown',
  (text) => expect(readPush(text)).toEqual(UNREADABLE),
);

test.each(['https://evil.example/', '//evil.example', '/\\evil.example', 'javascript:alert(1)', '/a b', 7, null])(
  'the path %s leads home',
  (path) => {
    expect(readPush(JSON.stringify({ title: 'T', path, tag: 't' })).path).toBe('/home');
    expect(addressOf(path, 'https://learn.example')).toBe('https://learn.example/home');
  },
);

test('a path opens on this site', () =>
  expect(addressOf('/classroom/1/detail', 'https://learn.example')).toBe('https://learn.example/classroom/1/detail'));
