import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { ROUTES } from '#routes/table.ts';
import {
  areasOf,
  type Catalogue,
  messagesOf,
  OTHER_LANGUAGES,
  readCatalogue,
} from '../../src/tools/texts/catalogue.ts';
import { catalogueProblems } from '../../src/tools/texts/catalogue-problems.ts';
import { unusedMessages } from '../../src/tools/texts/unused-messages.ts';
import { compiledTexts } from '../../src/tools/texts/write-texts.ts';
import { programOf } from '../architecture/syntax.ts';
import { readsIn, serverTextReads, textReads } from './text-reads.ts';

const AREAS = areasOf('en');
/** By the ids of routes, and by the codes of import reasons: each has its own test. */
const KEYED_BY_CODE = [
  'platform/titles',
  'platform/site/page-heads',
  'interchange/import-reasons',
  ...AREAS.filter((area) => area.endsWith('problems')),
];
/** Groups whose entries are chosen at run time after the group has been passed on. */
const CHOSEN = ['gap', 'remark', 'expression', 'lint', 'connection'];

/** Messages that are the same in both languages, each reviewed. */
const SAME = [
  '{ms, number} ms',
  'Status {code, number, ::group-off}',
  'Passkey',
  'Passkeys',
  'Webhook',
  'Webhooks',
  'xAPI 1.0.3',
  'Caliper 1.2',
  'Lectern (JSON Lines)',
  '{source}, OneRoster {version}',
  'OneRoster {version}',
  'In Lectern: {name}',
  'Team',
  '{at, date, ::yMMMdjm}',
  'Moodle GIFT',
  'Aiken',
  'Moodle XML',
  'IMS QTI',
  'IMS QTI 2.2',
  'Excel',
  '{subjects, select, none {{plan}} other {{plan}: {subjects}}}',
  '{row, select, none {{column}} other {{row}, {column}}}',
  'Admin',
  'Admins',
  'Organisation',
  'Audio',
  'Blog',
  'Browser',
  'Bytes',
  'CSV',
  'Code',
  'Definition',
  'Details (optional)',
  'FAQ',
  'ID',
  'Hotspots',
  'Hotspot {number, number, ::group-off}',
  'Import',
  'IndexedDB',
  'Lectern',
  'Link',
  'Live',
  'Mail',
  'Markdown',
  'Maximum',
  'Maximum {marks, number}',
  'Name',
  'Node.js',
  'OK',
  'Offline',
  'PIN',
  'Pause',
  'Position',
  'PostgreSQL',
  'Problem',
  'Pro',
  'Quiz',
  'Server',
  'Short',
  'Shorts',
  'Standard',
  'Status',
  'Stripe',
  'System',
  'Text',
  'URL',
  'Version',
  'Version {number, number, ::group-off}',
  'Version {version, number, ::group-off}',
  'Video',
  'Videos',
  'Website',
];

/** The words of a message: without parameters and the syntax around them. */
const wordsOf = (message: string): string => message.replace(/\{[^{}]*\}/g, '');

describe.each(OTHER_LANGUAGES)('the catalogues in %s', (language) => {
  test('have the areas of English', () => {
    expect(AREAS.length).toBeGreaterThan(60);
    expect(areasOf(language)).toEqual(AREAS);
  });

  test.each(AREAS)('%s has the messages, parameters and plural forms of English', (area) => {
    expect(catalogueProblems(language, readCatalogue(language, area), readCatalogue('en', area))).toEqual([]);
  });

  test('are translated', () => {
    const same = AREAS.flatMap((area) => {
      const own = new Map(messagesOf(readCatalogue(language, area)));
      return messagesOf(readCatalogue('en', area))
        .filter(([path, text]) => own.get(path) === text && /\p{L}/u.test(wordsOf(text)) && !SAME.includes(text))
        .map(([path, text]) => `${area} ${path}: ${text}`);
    });
    expect(same).toEqual([]);
  });
});

test('English has no errors either', () => {
  const problems = AREAS.flatMap((area) => {
    const english = readCatalogue('en', area);
    return catalogueProblems('en', english, english).map((problem) => `${area} ${problem}`);
  });
  expect(problems).toEqual([]);
});

/** Whether screens have the texts of an area; the server sends some of them to devices as well. */
const hasScreens = (area: string): boolean => existsSync(`src/texts/${area}.texts.ts`);

test('every message is used', () => {
  const screens = textReads();
  const server = serverTextReads();
  expect(server.areas.length).toBeGreaterThan(10);
  const onScreens = { names: screens.names, groups: new Set([...screens.groups, ...CHOSEN]) };
  const anywhere = {
    names: new Set([...screens.names, ...server.reads.names]),
    groups: new Set([...onScreens.groups, ...server.reads.groups]),
  };
  const readsOf = (area: string) =>
    !server.areas.includes(area) ? onScreens : hasScreens(area) ? anywhere : server.reads;
  const unused = AREAS.filter((area) => !KEYED_BY_CODE.includes(area)).flatMap((area) =>
    unusedMessages({ [area.split('/').at(-1) ?? '']: readCatalogue('en', area) }, readsOf(area)).map(
      (path) => `${area} ${path}`,
    ),
  );
  expect(unused).toEqual([]);
});

test('titles are those of the route table', () => {
  const titles = new Map(messagesOf(readCatalogue('en', 'platform/titles')));
  const shown = ROUTES.filter(({ view }) => view !== 'redirect');
  expect([...titles.keys()].sort()).toEqual([...new Set(shown.map(({ id }) => id))].sort());
  for (const { id, title } of shown) expect(titles.get(id)).toBe(title);
});

test('descriptions of pages are those of routes', () => {
  const ids: readonly string[] = ROUTES.map(({ id }) => id);
  const described = messagesOf(readCatalogue('en', 'platform/site/page-heads')).map(([id]) => id);
  expect(described.filter((id) => !ids.includes(id))).toEqual([]);
});

test('what is compiled matches the catalogues', () => {
  for (const { filename, content } of compiledTexts())
    expect(readFileSync(filename, 'utf8'), 'run `npm run generate` and commit what it writes').toBe(content);
});

describe('the checks find', () => {
  const english: Catalogue = {
    cards: '{count, plural, one {# card} other {# cards}}',
    by: 'by {name}',
    sent: 'to <email/>',
  };
  const german: Catalogue = {
    cards: '{count, plural, one {# Karte} other {# Karten}}',
    by: 'von {name}',
    sent: 'an <email/>',
  };

  test('nothing in catalogues that agree', () => {
    expect(catalogueProblems('de', german, english)).toEqual([]);
  });

  test.each<[string, Catalogue, RegExp]>([
    ['a missing message', { cards: german.cards ?? '', sent: german.sent ?? '' }, /^by: is missing$/],
    ['a message that is not in English', { ...german, more: 'mehr' }, /^more: English has no such message$/],
    ['an empty message', { ...german, by: ' ' }, /^by: is empty$/],
    ['another parameter', { ...german, by: 'von {user}' }, /^by: has user \(text\), English has name \(text\)$/],
    ['another kind of parameter', { ...german, by: 'von {name, number}' }, /^by: has name \(number\)/],
    ['a missing slot', { ...german, sent: 'gesendet' }, /^sent: has no parameters, English has <email\/>$/],
    ['a missing plural form', { ...german, cards: '{count, plural, =1 {#} one {# Karte}}' }, /^cards: /],
    [
      'a plural form that the language does not have',
      { ...german, cards: '{count, plural, few {#} other {#}}' },
      /^cards: /,
    ],
    ['no plural where English has one', { ...german, cards: '{count, number} Karten' }, /^cards: has count \(number\)/],
    ['broken syntax', { ...german, by: 'von {name' }, /^by: /],
  ])('%s', (_, own, problem) => {
    const [first = '', ...others] = catalogueProblems('de', own, english);
    expect(first).toMatch(problem);
    expect(others).toEqual([]);
  });

  test('a message that is not used', () => {
    const reads = readsIn(
      programOf('a.tsx', "const { by } = t; t.cards({ count: 1 }); named(t.kinds, kind); t['literal'];"),
    );
    const all = { names: new Set(reads.names), groups: new Set(reads.groups) };
    const catalogue = { ...english, kinds: { pdf: 'PDF' }, literal: 'x', old: { note: 'Note' } };
    expect(unusedMessages(catalogue, all)).toEqual(['sent', 'old.note']);
  });
});
