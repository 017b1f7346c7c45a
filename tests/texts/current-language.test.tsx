import { act, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { problemText } from '#domain/platform/problem.ts';
import { texts as germanCards } from '#texts/compiled/de/cards/cards.generated.ts';
import { texts as english } from '#texts/compiled/en/cards/cards.generated.ts';
import { firstLanguage, LANGUAGE_KEY, setInitialLanguage, speak, textsNow, useTexts } from '#texts/current-language.ts';
import { loadProblems, messageNow } from '#texts/platform/problems.texts.ts';
import { defineTexts } from '#texts/text-set.ts';
import { clockText } from '#texts/wording/clock.wording.ts';
import { dateText } from '#texts/wording/date.wording.ts';
import { numberText } from '#texts/wording/number.wording.ts';
import { shareText } from '#texts/wording/share.wording.ts';

afterEach(() => {
  setInitialLanguage('en');
  localStorage.clear();
});

const storing = (value: string | null) => ({ getItem: (key: string) => (key === LANGUAGE_KEY ? value : null) });

describe('the initial language', () => {
  test.each([
    ['chosen on this browser', 'en', ['de-AT'], 'en'],
    ['the browser’s first supported language', null, ['fr', 'de-AT', 'en'], 'de'],
    ['English if no requested language is supported', null, ['fr', 'is'], 'en'],
    ['the browser’s language if the stored one is not supported', 'tlh', ['de'], 'de'],
  ] as const)('is %s', (_, stored, requestedLanguages, language) => {
    expect(firstLanguage(storing(stored), requestedLanguages)).toBe(language);
  });
});

const german = { hello: 'Hallo' };

test('a view changes its text when another language is chosen, and the document says so', async () => {
  const set = defineTexts({ hello: 'Hello' }, { de: async () => ({ texts: german }) });
  const Greeting = () => <p>{useTexts(set).hello}</p>;
  render(<Greeting />);
  expect(screen.getByText('Hello')).toBeTruthy();
  await act(() => speak('de'));
  expect(screen.getByText('Hallo')).toBeTruthy();
  expect(document.documentElement).toMatchObject({ lang: 'de', dir: 'ltr' });
  await act(() => speak('en'));
  expect(screen.getByText('Hello')).toBeTruthy();
});

test('a catalogue that is not loaded yet is waited for', async () => {
  const arrived = Promise.withResolvers<{ texts: typeof german }>();
  const set = defineTexts({ hello: 'Hello' }, { de: () => arrived.promise });
  setInitialLanguage('de');
  const Greeting = () => <p>{useTexts(set).hello}</p>;
  await act(async () => {
    render(
      <Suspense fallback="waiting">
        <Greeting />
      </Suspense>,
    );
  });
  expect(screen.getByText('waiting')).toBeTruthy();
  await act(async () => arrived.resolve({ texts: german }));
  expect(await screen.findByText('Hallo')).toBeTruthy();
});

test('a catalogue that cannot be loaded is replaced by English, and this is logged', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const set = defineTexts({ hello: 'Hello' }, { de: () => Promise.reject(new Error('offline')) });
  setInitialLanguage('de');
  const Greeting = () => <p>{useTexts(set).hello}</p>;
  await act(async () => {
    render(
      <Suspense>
        <Greeting />
      </Suspense>,
    );
  });
  expect(await screen.findByText('Hello')).toBeTruthy();
  expect(textsNow(set)).toEqual({ hello: 'Hello' });
  expect(log).toHaveBeenCalledOnce();
  log.mockRestore();
});

test('a problem is shown in the language, any other text as it is', async () => {
  expect(messageNow('NETWORK')).toBe('Network error');
  expect(messageNow(problemText('charactersTooMany', { max: 1_000 }))).toBe('Use 1,000 characters or fewer');
  expect(messageNow('birthFinal')).toContain('contact us');
  await loadProblems('de');
  setInitialLanguage('de');
  expect(messageNow('birthFinal')).toContain('Schreib uns');
  expect(messageNow('constructor')).toBe('constructor');
  expect(messageNow('Saved.')).toBe('Saved.');
  expect(messageNow('ofAnotherVersion')).toBe('Prüfe deine Eingaben und versuch es noch einmal.');
});

describe('numbers and dates are formatted for the language', () => {
  test.each([
    ['en', '1,234.5', '34%', '21 November 2026', '1 card', '2.5 cards'],
    ['de', '1.234,5', '34\u00a0%', '21. November 2026', '1 Karte', '2,5 Karten'],
  ] as const)('%s', (language, number, share, date, one, more) => {
    const { cards } = (language === 'en' ? english : germanCards).decks;
    expect(numberText(language, 1234.5)).toBe(number);
    expect(shareText(language, 0.34)).toBe(share);
    expect(dateText(language, '2026-11-21T12:00:00Z')).toBe(date);
    expect(cards({ count: 1 })).toBe(one);
    expect(cards({ count: 2.5 })).toBe(more);
  });

  test.each([
    [7, '0:07'],
    [750, '12:30'],
    [3725, '1:02:05'],
    [-1, '0:00'],
  ])('%d seconds are formatted as %s', (seconds, text) => {
    expect(clockText(seconds)).toBe(text);
  });
});
