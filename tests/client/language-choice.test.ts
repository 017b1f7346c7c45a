import { afterEach, describe, expect, test, vi } from 'vitest';
import type { App } from '#client/app.actors.ts';
import { chooseLanguage } from '#client/language-choice.ts';
import { LANGUAGE_KEY, setInitialLanguage } from '#texts/current-language.ts';

afterEach(() => {
  setInitialLanguage('en');
  localStorage.clear();
  vi.restoreAllMocks();
});

function app(user: object | null, api = vi.fn(async () => ({ setLanguage: true }))) {
  const auth = { getSnapshot: () => ({ context: { user } }) };
  return { api, parts: { api, auth } as unknown as App };
}

describe('choosing a language', () => {
  test('as a visitor is stored in the browser only', async () => {
    const { api, parts } = app(null);
    expect(await chooseLanguage(parts, 'de')).toBe('chosen');
    expect(document.documentElement.lang).toBe('de');
    expect(localStorage.getItem(LANGUAGE_KEY)).toBe('de');
    expect(api).not.toHaveBeenCalled();
  });

  test('as a signed-in user is sent to the account', async () => {
    const { api, parts } = app({ id: 'u1' });
    expect(await chooseLanguage(parts, 'de')).toBe('chosen');
    expect(api).toHaveBeenCalledWith(expect.stringContaining('setLanguage'), { language: 'de' });
  });

  test('applies in this browser even if the account cannot be updated', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { parts } = app({ id: 'u1' }, vi.fn().mockRejectedValue(new Error('offline')));
    expect(await chooseLanguage(parts, 'de')).toBe('notSaved');
    expect(document.documentElement.lang).toBe('de');
    expect(localStorage.getItem(LANGUAGE_KEY)).toBe('de');
  });
});
