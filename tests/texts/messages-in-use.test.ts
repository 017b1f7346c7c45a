import { afterEach, describe, expect, test, vi } from 'vitest';
import { texts as german } from '#texts/compiled/de/platform/home.generated.ts';
import { texts as english } from '#texts/compiled/en/platform/home.generated.ts';
import { setInitialLanguage, textsNow } from '#texts/current-language.ts';
import { guardTexts } from '#texts/guard-texts.ts';
import { isNone, isolateAll, need, userText } from '#texts/message-parts.ts';
import { defineTexts, type Texts } from '#texts/text-set.ts';
import { textsByLanguage } from '#texts/texts-by-language.ts';

const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
afterEach(() => {
  log.mockClear();
  isolateAll(false);
  setInitialLanguage('en');
});

describe('a name in a sentence', () => {
  test.each([
    ['markup', '<b>Ann</b> <email/> {name} & co', 'Welcome, <b>Ann</b> <email/> {name} & co'],
    ['plural syntax', "# {n, plural, one {#}} '", "Welcome, # {n, plural, one {#}} '"],
    ['200 characters', 'x'.repeat(200), `Welcome, ${'x'.repeat(200)}`],
    ['no characters', '', 'Welcome'],
    ['another direction', 'ليلى (2)', 'Welcome, \u2068ليلى (2)\u2069'],
    ['an override that is never closed', '\u202eAnn', 'Welcome, Ann'],
    ['an isolate that would close ours', 'ليلى\u2069\u202e', 'Welcome, \u2068ليلى\u2069'],
    ['the marks of slots', '\ue000email\ue001', 'Welcome, email'],
  ])('with %s leaves the sentence intact', (_, name, text) => {
    expect(english.welcome({ name })).toBe(text);
  });

  test('is isolated in every language', () => {
    expect(german.welcome({ name: 'ليلى' })).toBe('Willkommen, \u2068ليلى\u2069');
  });

  test('is isolated in any direction if the sentence runs right to left', () => {
    isolateAll(true);
    expect(userText('Ann')).toBe('\u2068Ann\u2069');
  });
});

describe('a programming error', () => {
  const say = ({ name, count }: { readonly name: string; readonly count: number }) =>
    `${userText(name)}: ${new Intl.NumberFormat('en').format(need(count))}`;
  const call = (message: unknown, facts: unknown): unknown =>
    typeof message === 'function' ? Reflect.apply(message, undefined, [facts]) : message;

  test('a missing parameter is left out, in English, and logged once', () => {
    const inGerman = { line: (facts: { readonly name: string; readonly count: number }) => `Name ${say(facts)}` };
    guardTexts(inGerman, { line: say }, 'one.');
    expect(inGerman.line({ name: 'Ann', count: 2 })).toBe('Name Ann: 2');
    expect(call(inGerman.line, { name: 'Ann' })).toBe('Ann: …');
    expect(call(inGerman.line, { count: 2 })).toBe('…: 2');
    expect(call(inGerman.line, undefined)).toBe('…: …');
    expect(log.mock.calls).toEqual([['Missing parameter: one.line']]);
  });

  test('is handled in an email or a page of the server, too', () => {
    const line = ({ name }: { readonly name: string }) => `Hello ${userText(name)}`;
    const texts = textsByLanguage({ line }, { de: { line: ({ name }) => `Hallo ${userText(name)}` } });
    expect(texts.de.line({ name: 'Ann' })).toBe('Hallo Ann');
    expect(call(texts.de.line, {})).toBe('Hello …');
    expect(log.mock.calls).toEqual([['Missing parameter: line']]);
  });

  test('of another kind is not hidden', () => {
    const texts: Texts = {
      line: () => {
        throw new TypeError('a bug');
      },
    };
    guardTexts(texts, texts);
    expect(() => call(texts.line, {})).toThrow('a bug');
  });

  test('a message missing in a language is shown in English, and logged once', () => {
    const inGerman: Texts = { group: {} };
    guardTexts(inGerman, { group: { hello: 'Hello' } }, 'two.');
    expect(inGerman).toEqual({ group: { hello: 'Hello' } });
    expect(log.mock.calls).toEqual([['Missing message: two.group.hello']]);
  });

  test('an unknown language is English, and logged once', () => {
    const set = defineTexts({ hello: 'Hello' }, { de: async () => ({ texts: { hello: 'Hallo' } }) });
    document.documentElement.lang = 'tlh';
    expect([textsNow(set).hello, textsNow(set).hello]).toEqual(['Hello', 'Hello']);
    expect(log.mock.calls).toEqual([['Unknown language: tlh']]);
  });
});

test('nothing is an empty text or null, and a missing parameter is neither', () => {
  expect([isNone(null), isNone(''), isNone('x'), isNone(0)]).toEqual([true, true, false, false]);
  expect(() => isNone(undefined)).toThrow();
});
