import { describe, expect, test } from 'vitest';
import { problemText, readProblem, writeProblem } from '#domain/platform/problem.ts';
import { texts as german } from '#texts/platform/german-problems.ts';
import { messageNow } from '#texts/platform/problems.texts.ts';
import { areasOf, messagesOf, readCatalogue } from '../../src/tools/texts/catalogue.ts';
import { type Ancestors, calleeOf, nodesOf, programOf, programsUnder, textOf } from '../architecture/syntax.ts';

const CODES = areasOf('en')
  .filter((area) => /(^|-|\/)problems$/.test(area))
  .flatMap((area) => messagesOf(readCatalogue('en', area)).map(([code]) => code));

/** Problems are codes; a sentence contains a space. */
const isSentence = (text: string): boolean => /^\p{Lu}[\p{L}’-]*[ …]\S/u.test(text);
/** The browser's and the server's own errors, which users never read. */
const isForDevelopers = (within: Ancestors): boolean =>
  within.some(
    (node) => node.type === 'NewExpression' && /Error$/.test(calleeOf(node)) && calleeOf(node) !== 'ProductError',
  );
const isInRefusal = (within: Ancestors): boolean =>
  within.some((node) => node.type === 'NewExpression' && calleeOf(node) === 'ProductError');

function sentences(program: unknown, isMeant: (within: Ancestors) => boolean): readonly string[] {
  return nodesOf(program).flatMap(([node, within]) => {
    const text = textOf(node);
    return text !== null && isSentence(text) && isMeant(within) ? [text] : [];
  });
}

/** Names of other organisations and their products, and a message that the requirement fixes. */
const NAMES = [
  ...['Samsung Internet', 'Payment required'],
  // A duration in ISO 8601.
  'PT…S',
  ...['Pearson Edexcel', 'WJEC Eduqas', 'Cambridge International', 'International Baccalaureate'],
];

/** What Lectern tells other programs about its resources (RFC 7643, section 7), for those who connect them. */
const DESCRIPTIONS = [
  'src/domain/interchange/scim/scim-attribute.ts',
  'src/domain/interchange/scim/scim-discovery.ts',
  'src/domain/interchange/scim/scim-resource-types.ts',
];

describe('rules and servers use codes', () => {
  test('in the domain', () => {
    const found = programsUnder('src/domain').flatMap(({ path, program }) =>
      DESCRIPTIONS.includes(path) ? [] : sentences(program, (within) => !isForDevelopers(within)),
    );
    expect(found.filter((text) => !NAMES.includes(text))).toEqual([]);
  });

  test('in errors of the server and of machines', () => {
    const found = programsUnder('src/server', 'machines', 'src/client', 'src/api').flatMap(({ program }) =>
      sentences(program, isInRefusal),
    );
    expect(found).toEqual([]);
  });

  test('the check finds a sentence', () => {
    const program = programOf('a.ts', "throw new ProductError('FORBIDDEN', { problem: 'Not you.' });");
    expect(sentences(program, isInRefusal)).toEqual(['Not you.']);
  });
});

test('every code of a problem is used, once', () => {
  const used = new Set(
    programsUnder('src/domain', 'src/server', 'machines', 'src/api', 'src/client', 'src/views').flatMap(
      ({ path, program }) =>
        path.endsWith('problem-codes.ts') ? [] : nodesOf(program).flatMap(([node]) => textOf(node) ?? []),
    ),
  );
  expect(CODES.filter((code) => !used.has(code))).toEqual([]);
  expect(new Set(CODES).size).toBe(CODES.length);
});

test('a wait is shown with its unit', () => {
  const wait = (unit: 'second' | 'minute' | 'hour', count: number) =>
    messageNow(problemText('retryIn', { unit, count }));
  expect(wait('second', 15)).toBe('Too many attempts. Try again in 15 seconds.');
  expect(wait('minute', 1)).toBe('Too many attempts. Try again in 1 minute.');
  expect(wait('hour', 6)).toBe('Too many attempts. Try again in 6 hours.');
});

describe('a problem as text', () => {
  test('keeps its parameters', () => {
    const text = problemText('groupsLimit', { max: 20 });
    expect(readProblem(text)).toEqual({ code: 'groupsLimit', parameters: { max: 20 } });
    expect(writeProblem(readProblem(text))).toBe(text);
    expect(german.groupsLimit({ max: 20 })).toContain('20 Gruppen');
  });

  test.each(['nameMissing', 'Some words {of a screen}', 'a {', 'a {"b":}', ''])('%j is its own code', (text) => {
    expect(readProblem(text)).toEqual({ code: text });
  });
});
