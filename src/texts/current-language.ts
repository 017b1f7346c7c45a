import { use, useSyncExternalStore } from 'react';
import { isLanguage, LANGUAGE_ROWS, type Language, languageFor } from './language.ts';
import { reportOnce } from './report-once.ts';
import { loadTexts, type TextSet, type Texts } from './text-set.ts';

/** Key of the language that was chosen in this browser. */
export const LANGUAGE_KEY = 'lectern.language';

/** Called after the language has changed. */
const changes = new Set<() => void>();

function subscribe(changed: () => void): () => void {
  changes.add(changed);
  return () => changes.delete(changed);
}

/** The current language without a document: while a page is prerendered. */
let prerendered: Language = 'en';

/** Sets the language of pages that are rendered without a document. */
export function prerenderIn(language: Language): void {
  prerendered = language;
}

/** The current language, as declared by the document. */
export function currentLanguage(): Language {
  if (typeof document === 'undefined') return prerendered;
  const { lang } = document.documentElement;
  if (isLanguage(lang)) return lang;
  if (lang !== '') reportOnce(`Unknown language: ${lang}`);
  return 'en';
}

/** The current language; the component renders again when it changes. */
export const useLanguage = (): Language => useSyncExternalStore(subscribe, currentLanguage, currentLanguage);

/** Nothing to wait for, in the form that React's `use` reads synchronously. */
const HERE = Object.assign(Promise.resolve(), { status: 'fulfilled', value: undefined });

const downloads = new WeakMap<TextSet<never>, Map<Language, Promise<void>>>();

/** Always resolves: texts that can't be loaded are shown in English. */
function download(set: TextSet<never>, language: Language): Promise<void> {
  const ofSet = downloads.get(set) ?? new Map<Language, Promise<void>>();
  downloads.set(set, ofSet);
  const promise =
    ofSet.get(language) ??
    set.load(language).catch((error: unknown) => console.error('Texts could not be downloaded.', error));
  ofSet.set(language, promise);
  return promise;
}

/** An area's texts in the current language: `const t = useTexts(studentTexts)`. */
export function useTexts<T extends Texts>(set: TextSet<T>): T {
  const language = useLanguage();
  use(set.in(language) === null ? download(set as TextSet<never>, language) : HERE);
  return textsNow(set);
}

/** The same outside of a view, for toasts and titles. English if the language is not loaded. */
export function textsNow<T extends Texts>(set: TextSet<T>): T {
  const texts = set.in(currentLanguage()) ?? set.in('en');
  if (texts === null) throw new Error('A set of texts has no English.');
  return texts;
}

/** Declares the language in the document: before anything is shown, so that the first screen includes its texts. */
export function setInitialLanguage(language: Language): void {
  document.documentElement.lang = language;
  if (!(import.meta.env.PSEUDO_LOCALES && document.documentElement.dir === 'rtl'))
    document.documentElement.dir = LANGUAGE_ROWS[language].direction;
  for (const change of changes) change();
}

/** Switches the language: texts are loaded first, so that languages are never mixed. */
export async function speak(language: Language): Promise<void> {
  await loadTexts(language);
  setInitialLanguage(language);
}

/**
 * A lazily loaded part of the application, with its texts in the current language: `lazy(() =>
 * spoken(import('./a.tsx')))`.
 */
export async function spoken<Part>(download: Promise<Part>): Promise<Part> {
  const part = await download;
  await loadTexts(currentLanguage());
  return part;
}

/** The initial language: the one chosen in this browser, otherwise the browser's own. */
export function firstLanguage(storage: Pick<Storage, 'getItem'>, requestedLanguages: readonly string[]): Language {
  const chosen = storage.getItem(LANGUAGE_KEY);
  return isLanguage(chosen) ? chosen : languageFor(requestedLanguages);
}
