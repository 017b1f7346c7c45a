import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { sourcePaths } from '../support/source-paths.ts';
import { englishMessages, type Message, textsOfJson } from '../texts/english-messages.ts';
import { RETIRED_PHRASES, RETIRED_WORDS } from './retired-words.ts';
import { isNode, nodesOf, programOf, programsUnder } from './syntax.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const FOLDERS = ['src', 'machines', 'tests'];
const DECLARATIONS = new Set([
  ...['VariableDeclarator', 'FunctionDeclaration', 'ClassDeclaration'],
  ...['TSTypeAliasDeclaration', 'TSInterfaceDeclaration'],
]);
const MEMBERS = new Set(['PropertyDefinition', 'MethodDefinition', 'TSPropertySignature', 'TSMethodSignature']);
/** Demo content and migrations are named after what they contain, and the API after its schema. */
const NAMED_OTHERWISE = /\/migrations\/|^src\/server\/demo\/(media|notes|content)\/|^src\/library\//;

type Parsed = { readonly path: string; readonly program: unknown };

const wordsOf = (name: string): readonly string[] =>
  name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/([A-Z]+)([A-Z][a-z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z]+/);

const nameOf = (node: unknown): readonly string[] =>
  isNode(node) && node.type === 'Identifier' ? [String(node.name)] : [];

const isPattern = (node: unknown): boolean => isNode(node) && node.type === 'ObjectPattern';

/** Names of variables, functions, classes, types, parameters, properties and methods. */
const namesIn = (program: unknown): readonly string[] =>
  nodesOf(program).flatMap(([node, [parent]]) => [
    ...(DECLARATIONS.has(node.type) ? nameOf(node.id) : []),
    ...(Array.isArray(node.params) ? node.params.flatMap(nameOf) : []),
    ...(MEMBERS.has(node.type) && node.computed !== true ? nameOf(node.key) : []),
    // What a pattern reads is named where it is declared; the name that it gets here is new.
    ...(node.type === 'Property' && node.computed !== true ? nameOf(isPattern(parent) ? node.value : node.key) : []),
    ...(node.type === 'ArrayPattern' && Array.isArray(node.elements) ? node.elements.flatMap(nameOf) : []),
  ]);

/** Properties that are stored, as codes or as columns, keep their names. */
const STORED = /^src\/domain\/interchange\/reasons\/|^src\/server\/platform\/db\/schema\/|\/personal-data\//;

/** Names of the API stay until the API changes. */
const schema = readFileSync(join(ROOT, 'src/api/schema.graphql'), 'utf8');
const apiNames = new Set(schema.replace(/"""[\s\S]*?"""|#.*/g, '').match(/\w+/g));

function retiredNames({ path, program }: Parsed): readonly string[] {
  if (STORED.test(path)) return [];
  const names = namesIn(program).filter((name) => !apiNames.has(name));
  return [...new Set(names)].flatMap((name) => {
    const words = new Set(wordsOf(name));
    return RETIRED_WORDS.filter(({ word, names: allowed = [] }) => words.has(word) && !allowed.includes(name)).map(
      ({ say }) => `${path}: ${name} (say: ${say})`,
    );
  });
}

const retiredPaths = (path: string): readonly string[] =>
  path
    .split('/')
    .flatMap((part) =>
      RETIRED_WORDS.filter(
        ({ word, paths = [] }) => wordsOf(part.replace(/\.\w+$/, '')).includes(word) && !paths.includes(part),
      ).map(({ say }) => `${path} (say: ${say})`),
    );

const retiredPhrases = (messages: readonly Message[]): readonly string[] =>
  messages
    .filter(({ text }) => RETIRED_PHRASES.some((phrase) => phrase.test(text)))
    .map(({ path, text }) => `${path}: ${text}`);

const parsed = (text: string): Parsed => ({ path: 'a.tsx', program: programOf('a.tsx', text) });

describe('retired words', () => {
  // The content of subjects has their vocabulary: a textbook has figures.
  const files = programsUnder(...FOLDERS).filter(({ path }) => !path.startsWith('src/library/'));

  it('are in no name', () => {
    expect(files.length).toBeGreaterThan(2_000);
    expect([...new Set(files.flatMap(retiredNames))]).toEqual([]);
  });

  it('are in no name of a file or folder', () => {
    const paths = FOLDERS.flatMap((folder) => sourcePaths(folder));
    expect(paths.filter((path) => !NAMED_OTHERWISE.test(path)).flatMap(retiredPaths)).toEqual([]);
  });

  it('are in no English text of the interface', () => {
    const messages = englishMessages();
    expect(messages.length).toBeGreaterThan(4_000);
    expect(retiredPhrases(messages)).toEqual([]);
  });

  it('are allowed only where they are used', () => {
    const names = new Set(files.flatMap(({ program }) => namesIn(program)));
    expect(RETIRED_WORDS.flatMap((entry) => entry.names ?? []).filter((name) => !names.has(name))).toEqual([]);
  });
});

describe('the search for retired words', () => {
  it.each([
    ['const untoldMarks = 1;', 'a.tsx: untoldMarks (say: unreleased)'],
    ['function readLanes() {}', 'a.tsx: readLanes (say: queues)'],
    ['type CardBones = string;', 'a.tsx: CardBones (say: skeleton)'],
    ['type Card = { readonly bones: string };', 'a.tsx: bones (say: skeleton)'],
    ['show({ bones: 1 });', 'a.tsx: bones (say: skeleton)'],
    ['const { skeleton: bones } = card;', 'a.tsx: bones (say: skeleton)'],
    ['const [bones] = cards;', 'a.tsx: bones (say: skeleton)'],
    [
      'const list = (theirDesk: string) => theirDesk;',
      'a.tsx: theirDesk (say: what it is: marking view, editor, home)',
    ],
  ])('finds a name: %s', (text, finding) => {
    expect(retiredNames(parsed(text))).toEqual([finding]);
  });

  it('leaves other words, uses of names and names of the API alone', () => {
    expect(retiredNames(parsed('const untoldable = { [untold]: 1 }, assignmentTitle = other.untold;'))).toEqual([]);
  });

  it('finds a file and a folder', () => {
    expect(retiredPaths('src/views/card-bones.tsx')).toEqual(['src/views/card-bones.tsx (say: skeleton)']);
    expect(retiredPaths('src/outward/a.ts')).toEqual(['src/outward/a.ts (say: outbound)']);
    expect(retiredPaths('src/views/skeleton.tsx')).toEqual([]);
  });

  it('finds a phrase, also in one branch of a plural', () => {
    const messages = textsOfJson({
      title: 'Go on with the quiz',
      count: '{count, plural, one {# paper} other {# papers handed in}}',
      start: 'Continue quiz',
    }).map((text) => ({ path: 'a.json', text }));
    expect(retiredPhrases(messages)).toEqual(['a.json: Go on with the quiz', 'a.json: # papers handed in']);
  });
});
