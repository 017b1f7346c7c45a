import { afterEach, describe, expect, test } from 'vitest';
import { joinedLine, nameList } from '#texts/joined-line.ts';
import { isolateAll, userText } from '#texts/message-parts.ts';

afterEach(() => isolateAll(false));

describe('a joined line', () => {
  test.each([
    ['a name in the other direction', 'ليلى (2)', '\u2068ليلى (2)\u2069 · 5 cards'],
    ['markup', '<b>Ann</b> & {name}', '<b>Ann</b> & {name} · 5 cards'],
    ['200 characters', 'x'.repeat(200), `${'x'.repeat(200)} · 5 cards`],
    ['no characters', '', '5 cards'],
    ['an override that is never closed', '\u202eAnn', 'Ann · 5 cards'],
    ['an isolate that would close ours', 'ليلى\u2069\u202e', '\u2068ليلى\u2069 · 5 cards'],
  ])('keeps its order with %s', (_, name, line) => {
    expect(joinedLine(name, '5 cards')).toBe(line);
  });

  test('leaves out what is missing', () => {
    expect(joinedLine(null, 'Physics', undefined, false, '5 cards')).toBe('Physics · 5 cards');
    expect(joinedLine()).toBe('');
  });

  test('keeps the isolated names of a message that is part of it', () => {
    expect(joinedLine(`by ${userText('ليلى')}`, 'Physics')).toBe('\u2068by \u2068ليلى\u2069\u2069 · Physics');
  });

  test('isolates every part in a pseudo-locale', () => {
    isolateAll(true);
    expect(joinedLine('Ann', 'Physics')).toBe('\u2068Ann\u2069 · \u2068Physics\u2069');
  });
});

describe('a list of names', () => {
  test('isolates each right-to-left name', () => {
    expect(nameList(['Ann', 'ليلى', '', 'Ben'])).toBe('Ann, \u2068ليلى\u2069, Ben');
  });

  test('is isolated name by name in a message', () => {
    expect(userText(nameList(['Ann', 'ليلى']))).toBe('\u2068Ann, \u2068ليلى\u2069\u2069');
  });
});
