import { describe, expect, it, test } from 'vitest';
import {
  CONTENT_KINDS,
  CONTENT_LISTS,
  CONTENT_SCHEMAS,
  type ContentKind,
  contentPermission,
  isContentList,
} from '#domain/content/content.schema.ts';
import { problemsOf } from '../../support/servers/schema-problems.ts';

const ID = '00000000-0000-4000-8000-000000000001';
const DRAFTS: Readonly<Record<ContentKind, object>> = {
  note: { topic: 't', kind: 'noteBooklet', title: 'Forces', summary: '', body: '# Forces' },
  media: {
    ...{ topic: 't', kind: 'audio', title: 'Forces', summary: '', position: null, file: ID, poster: null },
    tracks: [{ language: 'de-AT', text: 'WEBVTT' }],
  },
  deck: { topic: 't', title: 'Forces', summary: '', position: 0 },
  card: {
    deck: 'd',
    section: '',
    content: { kind: 'basic', front: 'Force?', back: 'Mass times acceleration.', typed: false },
  },
  post: { title: 'News', slug: 'news-of-may', summary: 'S', body: 'B', author: 'Ada', category: 'c' },
};
const problems = (kind: ContentKind, more: object) => problemsOf(CONTENT_SCHEMAS[kind], { ...DRAFTS[kind], ...more });

describe.each(Object.keys(DRAFTS) as ContentKind[])('a %s', (kind) => {
  it('accepts the fields of its form, and no others', () => {
    expect(problems(kind, {})).toEqual([]);
    expect(problems(kind, { publishedAt: 'now' })).toHaveLength(1);
    expect(CONTENT_KINDS).toContain(kind);
  });
});

test.each<[ContentKind, object, string]>([
  ['note', { title: ' ' }, 'title: valueMissing'],
  ['note', { title: 'x'.repeat(201) }, 'title: valueTooLong'],
  ['note', { summary: 'x'.repeat(501) }, 'summary: valueTooLong'],
  ['note', { topic: '' }, 'topic: optionMissing'],
  ['note', { body: '' }, 'body: valueMissing'],
  ['note', { body: 'x'.repeat(400_001) }, 'body: valueTooLong'],
  ['media', { tracks: [{ language: 'german', text: '' }] }, 'tracks.0.language: languageCodeInvalid'],
  ['media', { tracks: [{ language: 'de-', text: '' }] }, 'tracks.0.language: languageCodeInvalid'],
  ['media', { tracks: [{ language: '1de', text: '' }] }, 'tracks.0.language: languageCodeInvalid'],
  ['deck', { position: 1.5 }, 'position: wholeNumberMissing'],
  ['card', { deck: '' }, 'deck: optionMissing'],
  ['card', { section: 'x'.repeat(201) }, 'section: valueTooLong'],
  ['post', { slug: 'x'.repeat(101) }, 'slug: valueTooLong'],
  ['post', { slug: 'News' }, 'slug: slugInvalid'],
  ['post', { slug: 'news-' }, 'slug: slugInvalid'],
  ['post', { slug: '-news' }, 'slug: slugInvalid'],
  ['post', { summary: ' ' }, 'summary: valueMissing'],
  ['post', { body: '' }, 'body: valueMissing'],
  ['post', { body: 'x'.repeat(100_001) }, 'body: valueTooLong'],
])('a %s with %# is invalid', (kind, more, problem) => {
  expect(problems(kind, more)).toEqual([problem]);
});

test.each<[ContentKind, object]>([
  ['note', { kind: 'poem' }],
  ['note', { topic: 'x'.repeat(101) }],
  ['media', { kind: 'smell' }],
  ['media', { file: 'x' }],
  ['media', { position: -1 }],
  ['media', { position: 1_000_001 }],
  ['media', { tracks: [{ language: 'de', text: 'x', label: 'y' }] }],
  ['media', { tracks: Array(100).fill({ language: 'de', text: '' }) }],
])('a %s with %# is invalid, too', (kind, more) => {
  expect(problems(kind, more)).toHaveLength(1);
});

test('each list has one kind, and a permission for writing it', () => {
  for (const [list, kind] of Object.entries(CONTENT_LISTS)) {
    expect(isContentList(list)).toBe(true);
    expect(CONTENT_KINDS).toContain(kind);
  }
  expect(isContentList('toString')).toBe(false);
  expect(contentPermission('post')).toBe('site.write');
  for (const kind of ['note', 'media', 'deck', 'card'] as const) expect(contentPermission(kind)).toBe('content.write');
});
