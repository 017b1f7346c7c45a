import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { texts as messages } from '#texts/de/messages.ts';
import { texts as german } from '#texts/de/reasons.ts';
import { reasonWording } from '#texts/reason.wording.ts';
import { calleeOf, isNode, type Node, nodesOf, programsUnder, textOf } from '../architecture/syntax.ts';

const rule = (sentence: string): string => messages[sentence] ?? sentence;
const say = reasonWording(german, rule);

/** Where reasons come from: what imports and exports of the screens reach, and what is wrong with a question. */
const ROOTS = /^src\/server\/(imports\/|graph\/import\.graph)/;
const TELLING = /^src\/(server\/(imports|interchange)|domain\/(items|marking))\//;
/** Read by the command line alone, which speaks English. */
const COMMAND_LINE = /\/(?:media-import|media\.|note[.-]|paper\.|deck\.import)/;
/** Names that new things are given, what questions say by themselves, and lists of signs: no reasons. */
const NO_REASONS = [
  'Practice quiz',
  'Imported questions',
  'Imported cards',
  'Flash cards',
  'Question bank',
  'QTI Package',
  'Answers the question',
  'Fill in the gaps.',
  'Find the place.',
  'Place …',
  'What does the picture show?',
  'See the picture.',
  'Lectern ……',
  'its collection',
  'Invalid input',
  'lectern import',
  'a table',
];
/** Statements, markup and lists of names. */
const isForMachines = (text: string): boolean =>
  /^\s*(?:select|insert|update|delete|with|create|drop|lock|case|savepoint|release|rollback|pragma|i\.)\b/.test(text) ||
  /="|\?>|\{\{|\{ font|<\w+>[^<]*<\//.test(text.replace('name="value"', '')) ||
  (text.split(' ').length > 20 && !/[,;:]/.test(text));
const hasWords = (text: string): boolean => /\p{L}[,:]? \p{L}|\p{L} …|…[,:]? \p{L}/u.test(text);

/** What `tell` hears and `lost` holds are reasons even where they are one word. */
const isLost = (within: readonly Node[]): boolean =>
  within.some(
    (node) =>
      (node.type === 'CallExpression' && /^(?:\w+\.)?(?:tell|lost\.push)$/.test(calleeOf(node))) ||
      (node.type === 'ArrayExpression' && within.some(isNamedLost)),
  );
const isNamedLost = (node: Node): boolean =>
  (node.type === 'Property' && isNode(node.key) && node.key.name === 'lost') ||
  (node.type === 'VariableDeclarator' && isNode(node.id) && node.id.name === 'lost');
const isTested = (within: readonly Node[]): boolean => within[0]?.type === 'BinaryExpression';
const isForDevelopers = (within: readonly Node[]): boolean =>
  within.some((node) => node.type === 'NewExpression' && /^(?:Range|Type)?Error$/.test(calleeOf(node)));
const isNoValue = (within: readonly Node[]): boolean =>
  within.some(({ type }) => /^(?:TS|Import|Export(?:All|Named)Decl)/.test(type) && type !== 'ExportNamedDeclaration');

/** Modules that these reach, themselves among them. */
function reached(modules: ReturnType<typeof programsUnder>): typeof modules {
  const known = new Map(modules.map((module) => [module.path, module]));
  const waiting = modules.map(({ path }) => path).filter((path) => ROOTS.test(path));
  const found = new Set(waiting);
  for (const path of waiting) {
    for (const [node] of nodesOf(known.get(path)?.program)) {
      if (!/^(?:Import|Export\w+)Declaration$|^ImportExpression$/.test(node.type) || node.importKind === 'type')
        continue;
      const from = isNode(node.source) ? String(node.source.value) : '';
      const to = from.startsWith('#') ? `src/${from.slice(1)}` : join(dirname(path), from);
      if (!known.has(to) || found.has(to)) continue;
      found.add(to);
      waiting.push(to);
    }
  }
  return modules.filter(({ path }) => found.has(path));
}

const told = (): string[] => {
  const modules = reached(programsUnder('src/server', 'src/domain')).filter(
    ({ path }) => TELLING.test(path) && !COMMAND_LINE.test(path),
  );
  return modules.flatMap(({ program }) =>
    [...nodesOf(program)].flatMap(([node, within]) => {
      const text = textOf(node);
      if (text === null || NO_REASONS.includes(text) || isForMachines(text) || !/\p{L}{2}/u.test(text)) return [];
      if (isForDevelopers(within) || isNoValue(within) || isTested(within)) return [];
      return hasWords(text) || isLost(within) ? [text] : [];
    }),
  );
};

const plain = (template: string): string => template.replaceAll(/\{\w+\}/g, '…');
const isRule = (text: string): boolean => Object.keys(messages).some((name) => plain(name) === text);

describe('every reason of an import or export has its German one', () => {
  test('whatever readers and writers tell', () => {
    const known = new Set(Object.keys(german).map(plain));
    const missing = told().filter((text) => !known.has(text) && !isRule(text));
    expect([...new Set(missing)]).toEqual([]);
  });

  test('and none that nothing tells', () => {
    const modules = programsUnder('src/server/interchange', 'src/server/imports', 'src/domain');
    const all = new Set(modules.flatMap(({ program }) => [...nodesOf(program)].map(([node]) => textOf(node))));
    // Of a list of tags that is none: not told, but put together of a path and a reason.
    expect(Object.keys(german).filter((name) => !all.has(plain(name)) && name !== 'tags: {why}')).toEqual([]);
  });

  test('with the same holes', () => {
    const holes = (text: string): string[] => (text.match(/\{\w+\}/g) ?? []).sort();
    expect(Object.entries(german).filter(([name, said]) => `${holes(name)}` !== `${holes(said)}`)).toEqual([]);
  });

  test('in its own words', () => {
    const same = Object.entries(german)
      .filter(([name, said]) => name === said)
      .map(([name]) => name);
    expect(same).toEqual(['{1}: {why}', 'tags: {why}']);
  });
});

describe('a reason that is put together', () => {
  test.each([
    ['is missing', 'fehlt'],
    ['answer.value: has to be a number', 'answer.value: muss eine Zahl sein'],
    ['choices: needs at least 2 entries; and 1 more', 'choices: braucht mindestens 2 Einträge; und 1 weitere'],
    [
      'choices.0.text: must not be empty; the field "colour" is not known; stem: is missing; and 4 more',
      'choices.0.text: darf nicht leer sein; das Feld "colour" ist nicht bekannt; stem: fehlt; und 4 weitere',
    ],
    ['type: is none of a, b; stem: is missing', 'type: ist nichts von: a, b; stem: fehlt'],
    [
      'images: the picture "a b; "c" is broken.png" is broken: it ends too early'.replaceAll('"c"', '\\"c\\"'),
      'images: das Bild "a b; \\"c\\" is broken.png" ist beschädigt: Es endet zu früh',
    ],
    [
      'id: "x" stands twice; first in a.jsonl, line 3, with other content',
      'id: "x" steht zweimal; zuerst in a.jsonl, Zeile 3, mit anderem Inhalt',
    ],
    ['Chapter 1: sums; more: it has no text', 'Chapter 1: sums; more: ohne Text'],
    [
      'column 7: the brace that opens its answers is never closed',
      'Spalte 7: die Klammer vor den Antworten wird nie geschlossen',
    ],
    [
      'bank.xml cannot be read: line 3, column 9: it ends before <quiz> does.',
      'bank.xml lässt sich nicht lesen: Zeile 3, Spalte 9: endet, bevor <quiz> geschlossen ist.',
    ],
    [
      'a.zip cannot be read: it is no zip archive that can be read (its end is missing).',
      'a.zip lässt sich nicht lesen: kein lesbares Zip-Archiv (das Ende fehlt).',
    ],
    [
      'it is not written in UTF-8; save the file in UTF-8 and try again',
      'ist nicht in UTF-8 geschrieben; speichere die Datei in UTF-8 und versuch es noch einmal',
    ],
    ['tags: text, is missing', 'die Schlagwörter: text, is missing'],
    ['tags: has to be a list', 'tags: muss eine Liste sein'],
    ['the tag "a: b": it is longer than 40 characters', 'das Schlagwort "a: b": Es ist länger als 40 Zeichen'],
    ['front: Write something on this side', 'front: Schreib etwas auf diese Seite'],
    ['its front says nothing that a card here can hold', 'ohne etwas, das eine Karte hier fasst: Vorderseite'],
  ])('%s', (english, other) => {
    expect(say(english)).toBe(other);
  });

  test('stays as it is where it is not known, and in English', () => {
    expect(say('something of former days: it is gone; really')).toBe('something of former days: it is gone; really');
    expect(reasonWording({}, rule)('is missing')).toBe('is missing');
  });

  test('is worded in no time, whatever stands in it', () => {
    const long = [`tags: ${'a; '.repeat(3_000)}`, `${'a: '.repeat(300)}b`, `"${'\\"'.repeat(3_000)} is broken`];
    const begun = performance.now();
    for (const reason of long) say(reason);
    expect(performance.now() - begun).toBeLessThan(3_000);
  });
});
