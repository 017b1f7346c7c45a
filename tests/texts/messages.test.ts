import { describe, expect, test } from 'vitest';
import { texts as german } from '../../src/texts/de/messages.ts';
import { calleeOf, type Node, nodesOf, programsUnder, textOf } from '../architecture/syntax.ts';

/** Rules speak in sentences; names of things in a program have no blank in them. */
const isSentence = (text: string): boolean => /^\p{Lu}[\p{L}-]*[ …]\S/u.test(text);
/** The browser's and the server's own errors, which people never read. */
const forDevelopers = (within: readonly Node[]): boolean =>
  within.some(
    (node) => node.type === 'NewExpression' && /Error$/.test(calleeOf(node)) && calleeOf(node) !== 'ProductError',
  );
const inProductError = (within: readonly Node[]): boolean =>
  within.some((node) => node.type === 'NewExpression' && calleeOf(node) === 'ProductError');

/** Names of other people's products, which no language translates. */
const NAMES = ['Samsung Internet'];

function sentences(folders: readonly string[], isMeant: (within: readonly Node[]) => boolean): string[] {
  const found = programsUnder(...folders).flatMap(({ program }) =>
    [...nodesOf(program)].flatMap(([node, within]) => {
      const text = textOf(node);
      return text !== null && isSentence(text) && !NAMES.includes(text) && isMeant(within) ? [text] : [];
    }),
  );
  return [...new Set(found)];
}

/** A sentence with something put in is there when a translated one is like it. */
function isTranslated(sentence: string): boolean {
  const parts = sentence.split('…').map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  const like = new RegExp(`^${parts.join('.+')}$`);
  return Object.keys(german).some((name) => name === sentence || (parts.length > 1 && like.test(name)));
}

describe('every sentence of a rule has its German one', () => {
  test('in the domain', () => {
    const said = sentences(['src/domain'], (within) => !forDevelopers(within));
    expect(said.length).toBeGreaterThan(60);
    expect(said.filter((sentence) => !isTranslated(sentence))).toEqual([]);
  });

  test('in refusals of the server and of machines', () => {
    const said = sentences(['src/server', 'machines', 'src/client'], inProductError);
    expect(said.length).toBeGreaterThan(0);
    expect(said.filter((sentence) => !isTranslated(sentence))).toEqual([]);
  });

  test('in its own words', () => {
    expect(Object.entries(german).filter(([english, text]) => english === text || text.trim() === '')).toEqual([]);
  });
});

test('the sentences that are required word by word are there in English', () => {
  for (const sentence of ['Please purchase pro plan to access.', 'Network error', 'Invalid email address'])
    expect(german).toHaveProperty([sentence]);
});
