import { expect, test } from 'vitest';
import { schemeWeekSchema } from '#domain/classrooms/schemes/scheme.schema.ts';
import { linksOfText, textOfLinks } from '#domain/classrooms/schemes/scheme-links.rule.ts';

const week = (text: string) => ({ title: '', note: '', topics: [], assignments: [], links: linksOfText(text) });

test('reads an address and a title from each line', () => {
  expect(
    linksOfText('https://example.org/cells Cells, a video\n\nPractical: https://example.org/p\nhttps://a.org'),
  ).toEqual([
    { url: 'https://example.org/cells', title: 'Cells, a video' },
    { url: 'https://example.org/p', title: 'Practical' },
    { url: 'https://a.org', title: '' },
  ]);
});

test('what was read is written back as it was typed', () => {
  const text = 'https://example.org/cells Cells\nhttps://a.org';
  expect(textOfLinks(linksOfText(text))).toBe(text);
});

test('only addresses of the web are accepted', () => {
  const accepts = (text: string) => schemeWeekSchema.safeParse(week(text)).success;
  expect(accepts('https://example.org Cells')).toBe(true);
  expect(
    ['javascript:alert(1)', 'javascript://x%0aalert(1)', 'ftp://a.org', 'not a link', 'https://u:p@a.org'].map(accepts),
  ).toEqual([false, false, false, false, false]);
});
