import { readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { beforeAll, describe, expect, test } from 'vitest';
import { definedTexts, OTHER_LANGUAGES, type Texts } from '#texts/text-set.ts';

const FOLDER = resolve(import.meta.dirname, '../../src/texts');
const AREAS = readdirSync(FOLDER).filter((name) => name.endsWith('.texts.ts'));

/** Words that are the same in both languages, each looked at. */
const SAME = [
  'Import',
  'Status',
  'URL',
  'Hotspots',
  'Hotspot 2',
  'Maximum',
  'Version 2',
  'Live',
  'Admin',
  'FAQ',
  'Position',
  'Short',
  'Website',
  'Offline',
  'Name',
  'PIN',
  'Server',
  'Node.js',
  'PostgreSQL',
  'Mail',
  'Stripe',
  'OK',
  'CSV',
  'Quiz',
  'Lectern',
  'Shorts',
  'Videos',
  'Audio',
  'Blog',
  'Code',
  'Video',
  'Pause',
  'Text',
  'Link',
  'Definition',
  'Standard',
  'Pro',
  'Details (optional)',
  'IndexedDB',
  'Markdown',
  'System',
];

type Saying = (...facts: readonly unknown[]) => unknown;

/** What a function may be given: numbers, days of the calendar, or a price. */
/** All that the reasons of an import may be about. */
const REASON = {
  ...{
    where: { part: 'choice', number: 2 },
    kind: 'pdf',
    fault: 'broken',
    line: 2,
    max: 3,
    min: 4,
    cells: 5,
    columns: 6,
  },
  ...{ percent: 7, written: 'x', low: 'y', high: 'z' },
};

const FACTS = [
  [2, 3, 4, 5, 6],
  ['2027-05-02', '2027-05-03', '2027-05-04', '2027-05-05', '2027-05-06'],
  [2, 'EUR'],
  [REASON, () => 'x'],
  [{ ...REASON, fault: 'endTag', file: null, found: 'x' }],
  [{ questions: ['q1', 'q2'], more: 3 }],
];

/** What a function says of the first facts it can speak of. */
function saidBy(say: Saying): string {
  for (const facts of FACTS) {
    try {
      const said = say(...facts);
      if (said !== undefined) return String(said);
    } catch (error) {
      if (!(error instanceof RangeError || error instanceof TypeError)) throw error;
    }
  }
  throw new Error(`No facts are known that fit ${say}`);
}

/** Every text of a set by its place, functions by what they say. */
function flat(texts: Texts, place = ''): Map<string, string> {
  return new Map(
    Object.entries(texts).flatMap(([name, value]): [string, string][] => {
      const here = `${place}${name}`;
      if (typeof value === 'string') return [[here, value]];
      if (typeof value !== 'function') return [...flat(value, `${here}.`)];
      return [[`${here}()`, saidBy(value as Saying)]];
    }),
  );
}

beforeAll(async () => {
  for (const area of AREAS) await import(pathToFileURL(join(FOLDER, area)).href);
  await Promise.all(definedTexts().flatMap((set) => OTHER_LANGUAGES.map((language) => set.load(language))));
});

describe.each(OTHER_LANGUAGES)('%s', (language) => {
  const pairs = () =>
    definedTexts().flatMap((set) => {
      const [english, other] = [set.in('en'), set.in(language)];
      if (english === null || other === null) throw new Error('A set of texts did not arrive.');
      // Sentences that are their own English names have no shape; what they have to hold is proved elsewhere.
      return Object.keys(english).length === 0 ? [] : [[flat(english), flat(other)] as const];
    });

  test('says everything that English says, and nothing else', () => {
    expect(pairs().length).toBeGreaterThanOrEqual(AREAS.length - 3);
    for (const [english, other] of pairs()) expect([...other.keys()]).toEqual([...english.keys()]);
  });

  test('says it in its own words', () => {
    const same = pairs().flatMap(([english, other]) =>
      [...english].filter(([place, text]) => other.get(place) === text && /\p{L}/u.test(text)).map(([, text]) => text),
    );
    expect(same.filter((text) => !SAME.includes(text))).toEqual([]);
  });

  test('leaves nothing empty', () => {
    for (const [, other] of pairs()) expect([...other].filter(([, text]) => text.trim() === '')).toEqual([]);
  });
});
