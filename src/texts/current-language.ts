import { use, useSyncExternalStore } from 'react';
import { isLanguage, LANGUAGE_ROWS, type Language, languageFor } from './language.ts';
import { loadTexts, type TextSet, type Texts } from './text-set.ts';

/** Where a browser keeps the language that somebody chose on it. */
export const LANGUAGE_KEY = 'lectern.language';

function subscribe(changed: () => void): () => void {
  const observer = new MutationObserver(changed);
  observer.observe(document.documentElement, { attributeFilter: ['lang'] });
  return () => observer.disconnect();
}

/** What is spoken where there is no document: while a page is prerendered. */
let prerendered: Language = 'en';

export function prerenderIn(language: Language): void {
  prerendered = language;
}

/** The language that is spoken now, as the document says. */
export function currentLanguage(): Language {
  if (typeof document === 'undefined') return prerendered;
  const { lang } = document.documentElement;
  return isLanguage(lang) ? lang : 'en';
}

export const useLanguage = (): Language => useSyncExternalStore(subscribe, currentLanguage, currentLanguage);

const downloads = new WeakMap<TextSet<never>, Map<Language, Promise<void>>>();

function download(set: TextSet<never>, language: Language): Promise<void> {
  const ofSet = downloads.get(set) ?? new Map<Language, Promise<void>>();
  downloads.set(set, ofSet);
  const promise = ofSet.get(language) ?? set.load(language);
  ofSet.set(language, promise);
  return promise;
}

/** An area's texts in the language that is spoken: `const t = useTexts(studentTexts)`. */
export function useTexts<T extends Texts>(set: TextSet<T>): T {
  const language = useLanguage();
  const texts = set.in(language);
  if (texts !== null) return texts;
  use(download(set as TextSet<never>, language));
  return textsNow(set);
}

/** The same outside of a view, for what is said once: a toast, a title. English where the language is not here. */
export function textsNow<T extends Texts>(set: TextSet<T>): T {
  const texts = set.in(currentLanguage()) ?? set.in('en');
  if (texts === null) throw new Error('A set of texts has no English.');
  return texts;
}

/** Speaks a language from now on: texts first, so that nothing is shown half in one and half in the other. */
export async function speak(language: Language): Promise<void> {
  await loadTexts(language);
  document.documentElement.lang = language;
  document.documentElement.dir = LANGUAGE_ROWS[language].direction;
}

/** The language to begin with: the one chosen on this browser, else the browser's own. */
export function firstLanguage(storage: Pick<Storage, 'getItem'>, wishes: readonly string[]): Language {
  const chosen = storage.getItem(LANGUAGE_KEY);
  return isLanguage(chosen) ? chosen : languageFor(wishes);
}
