import { use, useSyncExternalStore } from 'react';
import { isLanguage, LANGUAGE_ROWS, type Language, languageFor } from './language.ts';
import { reportOnce } from './report-once.ts';
import { loadTexts, type TextSet, type Texts } from './text-set.ts';

/** Key of the language that was chosen in this browser. */
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
  if (isLanguage(lang)) return lang;
  if (lang !== '') reportOnce(`Unknown language: ${lang}`);
  return 'en';
}

export const useLanguage = (): Language => useSyncExternalStore(subscribe, currentLanguage, currentLanguage);

/** Nothing to wait for, in the form by which React knows it without waiting a turn. */
const HERE = Object.assign(Promise.resolve(), { status: 'fulfilled', value: undefined });

const downloads = new WeakMap<TextSet<never>, Map<Language, Promise<void>>>();

/** Resolves in any case: what does not arrive is shown in English, which is better than nothing. */
function download(set: TextSet<never>, language: Language): Promise<void> {
  const ofSet = downloads.get(set) ?? new Map<Language, Promise<void>>();
  downloads.set(set, ofSet);
  const promise =
    ofSet.get(language) ??
    set.load(language).catch((error: unknown) => console.error('Texts could not be downloaded.', error));
  ofSet.set(language, promise);
  return promise;
}

/** An area's texts in the language that is spoken: `const t = useTexts(studentTexts)`. */
export function useTexts<T extends Texts>(set: TextSet<T>): T {
  const language = useLanguage();
  use(set.in(language) === null ? download(set as TextSet<never>, language) : HERE);
  return textsNow(set);
}

/** The same outside of a view, for what is said once: a toast, a title. English where the language is not here. */
export function textsNow<T extends Texts>(set: TextSet<T>): T {
  const texts = set.in(currentLanguage()) ?? set.in('en');
  if (texts === null) throw new Error('A set of texts has no English.');
  return texts;
}

/** Says in the document what is spoken, before anything is shown: the first screen brings its texts along. */
export function setInitialLanguage(language: Language): void {
  document.documentElement.lang = language;
  if (import.meta.env.PSEUDO_LOCALES && document.documentElement.dir === 'rtl') return;
  document.documentElement.dir = LANGUAGE_ROWS[language].direction;
}

/** Speaks a language from now on: texts first, so that nothing is shown half in one and half in the other. */
export async function speak(language: Language): Promise<void> {
  await loadTexts(language);
  setInitialLanguage(language);
}

/** A part of the application on its way, with what it says in the language: `lazy(() => spoken(import('./a.tsx')))`. */
export async function spoken<Part>(download: Promise<Part>): Promise<Part> {
  const part = await download;
  await loadTexts(currentLanguage());
  return part;
}

/** The language to begin with: the one chosen on this browser, else the browser's own. */
export function firstLanguage(storage: Pick<Storage, 'getItem'>, requestedLanguages: readonly string[]): Language {
  const chosen = storage.getItem(LANGUAGE_KEY);
  return isLanguage(chosen) ? chosen : languageFor(requestedLanguages);
}
