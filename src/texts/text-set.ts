import { guardTexts } from './guard-texts.ts';
import type { Language } from './language.ts';
import { addTexts } from './text-changes.ts';
import type { Texts } from './texts.ts';

export type { Texts } from './texts.ts';

type Other = Exclude<Language, 'en'>;

/** An area's texts in every language; English is included, the others are downloaded when they are needed. */
export type TextSet<T extends Texts> = {
  readonly load: (language: Language) => Promise<void>;
  /** Null while the language has not been downloaded. */
  readonly in: (language: Language) => T | null;
};

const defined = new Set<TextSet<Texts>>();

type Download<T> = () => Promise<{ readonly texts: T }>;

/**
 * The texts of an area: `defineTexts(english, { de: () => import('./de/area.ts') })`.
 * The compiled catalogue of every language has the type of the English one, so no message is missing.
 */
export function defineTexts<T extends Texts>(
  english: T,
  downloads: Readonly<Record<Other, Download<NoInfer<T>>>>,
): TextSet<T> {
  guardTexts(english, english);
  if (import.meta.env.PSEUDO_LOCALES) addTexts(english);
  const set = textSet(new Map([['en', english]]), downloads);
  defined.add(set);
  return set;
}

/**
 * The texts of an area that no screen needs at first: each language, including English, is downloaded when `load` is
 * called.
 */
export const defineLaterTexts = <T extends Texts>(downloads: Readonly<Record<Language, Download<T>>>): TextSet<T> =>
  textSet(new Map(), downloads);

function textSet<T extends Texts>(
  known: Map<Language, T>,
  downloads: { readonly [Each in Language]?: Download<T> },
): TextSet<T> {
  return {
    in: (language) => known.get(language) ?? null,
    load: async (language) => {
      if (known.has(language)) return;
      const loaded = await downloads[language]?.();
      if (loaded === undefined) return;
      guardTexts(loaded.texts, known.get('en') ?? loaded.texts);
      if (import.meta.env.PSEUDO_LOCALES && language === 'en') addTexts(loaded.texts);
      known.set(language, loaded.texts);
    },
  };
}

/** Downloads the texts of all loaded areas in a language, unless they are loaded already. */
export async function loadTexts(language: Language): Promise<void> {
  await Promise.all([...defined].map((set) => set.load(language)));
}
