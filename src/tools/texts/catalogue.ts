import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parse, type Token } from '@messageformat/parser';
import { LANGUAGES, type Language } from '#domain/platform/language.ts';

/** An area's catalogue in one language: ICU messages by name, in groups. */
export type Catalogue = { readonly [name: string]: string | Catalogue };

export const TEXTS = resolve(import.meta.dirname, '../../texts');

/** Every area, such as `attempts/quiz`, from the English catalogues. */
export const areasOf = (language: Language, root = TEXTS): readonly string[] =>
  readdirSync(join(root, language), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.json'))
    .map((name) => name.slice(0, -'.json'.length).replaceAll('\\', '/'))
    .sort();

/** The catalogue of an area in a language, from its file. */
export const readCatalogue = (language: Language, area: string, root = TEXTS): Catalogue =>
  JSON.parse(readFileSync(join(root, language, `${area}.json`), 'utf8'));

/** Every message with its path in the catalogue, `submitAttempt.title`. */
export function messagesOf(catalogue: Catalogue, group = ''): readonly (readonly [path: string, message: string])[] {
  return Object.entries(catalogue).flatMap(([name, value]) =>
    typeof value === 'string' ? [[`${group}${name}`, value] as const] : messagesOf(value, `${group}${name}.`),
  );
}

/** The plural forms that a language has, `one` and `other` in English and German. */
export const pluralFormsOf = (language: Language): readonly Intl.LDMLPluralRule[] =>
  new Intl.PluralRules(language).resolvedOptions().pluralCategories;

/**
 * @throws with the position, if the message isn't valid ICU MessageFormat or uses a plural form that the language lacks
 */
export const parseMessage = (language: Language, message: string): readonly Token[] =>
  parse(message, { cardinal: [...pluralFormsOf(language)], ordinal: [], strictPluralKeys: true });

export const OTHER_LANGUAGES = LANGUAGES.filter((language) => language !== 'en');
