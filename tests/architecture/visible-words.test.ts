import { parseSync } from 'oxc-parser';
import { describe, expect, it } from 'vitest';
import { isErrorCode } from '#domain/platform/error-codes.ts';
import { type Ancestors, calleeOf, isNode, type Node, nodesOf, programsUnder, textOf } from './syntax.ts';

/** Attributes and properties whose text users read or hear. */
const CALLS_WITH_TEXT =
  /^(title|label|legend|hint|placeholder|alt|message|aria-label|aria-description|aria-roledescription|aria-valuetext)$/;
/** Pages for developers. */
const FOR_DEVELOPERS = /^src\/(views\/development|client\/platform\/inspection)\//;
/** Messages for developers, in a log or in an error that users never see. */
const FOR_LOGS = /^(console\.\w+|\w*Error|DOMException)$/;
/** A value passes through these unchanged. */
const PASS_THROUGH = new Set(['ConditionalExpression', 'LogicalExpression', 'JSXExpressionContainer', 'JSXFragment']);

const hasLetters = (text: string): boolean => /\p{L}/u.test(text);
const isSentence = (text: string): boolean => /^\p{Lu}[\p{L}’-]*[,.:]?\s+\S/u.test(text.trim());
/** Symbols that are the same in every language: a key, a quantity, a font size. */
const SYMBOLS = ['⌘K', 'g', 'A'];

/** The destination of a text: the first ancestor that does more than pass it on. */
const goalOf = (within: Ancestors): Node | undefined => within.find(({ type }) => !PASS_THROUGH.has(type));

function isShown(node: Node, within: Ancestors): boolean {
  if (node.type === 'JSXText') return true;
  const goal = goalOf(within);
  if (goal === undefined) return false;
  if (goal.type === 'JSXElement') return true;
  const name = goal.type === 'JSXAttribute' ? goal.name : goal.type === 'Property' ? goal.key : null;
  return isNode(name) && CALLS_WITH_TEXT.test(String(name.name ?? name.value));
}

function isForLogs(within: Ancestors): boolean {
  return within.some((node) => /^(Call|New)Expression$/.test(node.type) && FOR_LOGS.test(calleeOf(node)));
}

/** Texts of a program that users would see in one language only. */
const wordsIn = (program: unknown): string[] =>
  nodesOf(program).flatMap(([node, within]) => {
    const text = textOf(node);
    if (text === null || !hasLetters(text) || SYMBOLS.includes(text) || isErrorCode(text) || isForLogs(within))
      return [];
    // The name of a property is not a text.
    const [parent] = within;
    if (parent?.type === 'Property' && parent.key === node) return [];
    const isImport = within.some(
      ({ type }) => /^(Import|Export(All|Named))/.test(type) && type !== 'ExportNamedDeclaration',
    );
    return !isImport && (isShown(node, within) || isSentence(text)) ? [text.trim()] : [];
  });

describe('texts that users see are in the catalogues', () => {
  const files = programsUnder('src/views', 'src/ui', 'src/app', 'src/client').filter(
    ({ path }) => !FOR_DEVELOPERS.test(path),
  );

  it('in every file that shows something', () => {
    expect(files.length).toBeGreaterThan(150);
    const found = files.flatMap(({ path, program }) => wordsIn(program).map((text) => `${path}: ${text}`));
    expect(found).toEqual([]);
  });
});

describe('the check itself', () => {
  const wordsOf = (source: string): string[] => wordsIn(parseSync('a.tsx', source).program);

  it.each([
    ['the text of an element', 'export const a = <p>Saved</p>;', 'Saved'],
    ['a conditional text', "export const a = (b: boolean) => <p>{b ? 'Saved' : null}</p>;", 'Saved'],
    ['a label', 'export const a = <input aria-label="Name" />;', 'Name'],
    ['a composed label', 'export const a = <input title={`Row $' + '{n}`} />; const n = 1;', 'Row …'],
    ['a message', "export const a = { message: 'Saved' };", 'Saved'],
    ['a sentence anywhere', "export const A = 'Nothing here yet.';", 'Nothing here yet.'],
  ])('finds %s', (_, source, text) => {
    expect(wordsOf(source)).toEqual([text]);
  });

  it.each([
    ['texts of the catalogue', 'export const a = (t: { b: string }) => <p title={t.b}>{t.b}</p>;'],
    ['symbols without letters', 'export const a = <p>·{" "}…</p>;'],
    [
      'names of types and styles',
      "export const a = <input type=\"text\" className={b ? 'wide' : 'small'} />; const b = true;",
    ],
    ['messages for logs', "console.error('This was not foreseen.'); throw new TypeError('Not a number at all.');"],
  ])('leaves %s alone', (_, source) => {
    expect(wordsOf(source)).toEqual([]);
  });
});
