import { guardTexts } from './guard-texts.ts';
import { LANGUAGES, type Language } from './language.ts';
import type { Texts } from './texts.ts';

export type { Texts } from './texts.ts';

type Other = Exclude<Language, 'en'>;

/** An area's texts in every language; English is at hand, the others are downloaded when they are spoken. */
export type TextSet<T extends Texts> = {
  readonly load: (language: Language) => Promise<void>;
  /** Null while the language has not been downloaded. */
  readonly in: (language: Language) => T | null;
};

const defined = new Set<TextSet<Texts>>();

/**
 * The texts of an area: `defineTexts(english, { de: () => import('./de/area.ts') })`.
 * The compiled catalogue of every language has the type of the English one, so no message is missing.
 */
export function defineTexts<T extends Texts>(
  english: T,
  downloads: Readonly<Record<Other, () => Promise<{ readonly texts: NoInfer<T> }>>>,
): TextSet<T> {
  guardTexts(english, english);
  const known = new Map<Language, T>([['en', english]]);
  const set: TextSet<T> = {
    in: (language) => known.get(language) ?? null,
    load: async (language) => {
      if (language === 'en' || known.has(language)) return;
      const { texts } = await downloads[language]();
      guardTexts(texts, english);
      known.set(language, texts);
    },
  };
  defined.add(set);
  return set;
}

/** The texts of an area that no screen needs at first: each language is downloaded when `load` is called, English too. */
export function defineLaterTexts<T extends Texts>(
  downloads: Readonly<Record<Language, () => Promise<{ readonly texts: T }>>>,
): TextSet<T> {
  const known = new Map<Language, T>();
  return {
    in: (language) => known.get(language) ?? null,
    load: async (language) => {
      if (known.has(language)) return;
      const { texts } = await downloads[language]();
      guardTexts(texts, texts);
      known.set(language, texts);
    },
  };
}

/** Downloads what the parts of the application that are here say in a language, where it is not here yet. */
export async function loadTexts(language: Language): Promise<void> {
  await Promise.all([...defined].map((set) => set.load(language)));
}

/** For tests: every set that has been defined, by every language. */
export const definedTexts = (): readonly TextSet<Texts>[] => [...defined];

export const OTHER_LANGUAGES = LANGUAGES.filter((language): language is Other => language !== 'en');
