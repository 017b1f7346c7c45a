import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { texts as messages } from '#texts/de/messages.ts';
import { texts as german } from '#texts/de/reasons.ts';
import { calleeOf, isNode, type Node, nodesOf, programsUnder, textOf } from './syntax.ts';

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
  'audio',
  'video',
  '… (… of …)',
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
/** The codes of reasons, which the compiler has worded in every language. */
const isCode = ([parent]: readonly Node[]): boolean =>
  parent?.type === 'Property' && isNode(parent.key) && parent.key.name === 'code';
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
      if (isForDevelopers(within) || isNoValue(within) || isTested(within) || isCode(within)) return [];
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
