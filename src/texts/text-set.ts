import { LANGUAGES, type Language } from './language.ts';

/** What an area says: sentences, and functions that make sentences. The same names in every language. */
export type Texts = { readonly [name: string]: string | ((...facts: never[]) => string) | Texts };

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
 * That every language says everything is for the compiler: each file's `texts` has the English one's type.
 */
export function defineTexts<T extends Texts>(
  english: T,
  downloads: Readonly<Record<Other, () => Promise<{ readonly texts: NoInfer<T> }>>>,
): TextSet<T> {
  const known = new Map<Language, T>([['en', english]]);
  const set: TextSet<T> = {
    in: (language) => known.get(language) ?? null,
    load: async (language) => {
      if (language === 'en' || known.has(language)) return;
      known.set(language, (await downloads[language]()).texts);
    },
  };
  defined.add(set);
  return set;
}

/** Downloads what the parts of the application that are here say in a language, where it is not here yet. */
export async function loadTexts(language: Language): Promise<void> {
  await Promise.all([...defined].map((set) => set.load(language)));
}

/** For tests: every set that has been defined, by every language. */
export const definedTexts = (): readonly TextSet<Texts>[] => [...defined];

export const OTHER_LANGUAGES = LANGUAGES.filter((language): language is Other => language !== 'en');
