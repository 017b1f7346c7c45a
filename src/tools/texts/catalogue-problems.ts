import type { Token } from '@messageformat/parser';
import type { Language } from '#domain/platform/language.ts';
import { type Catalogue, messagesOf, parseMessage, pluralFormsOf } from './catalogue.ts';
import { parametersOf } from './message-parameters.ts';

/** All problems of an area's catalogue in a language, compared with the English one; one line each. */
export function catalogueProblems(language: Language, catalogue: Catalogue, english: Catalogue): readonly string[] {
  const own = new Map(messagesOf(catalogue));
  const all = new Map(messagesOf(english));
  const missing = [...all.keys()].filter((path) => !own.has(path)).map((path) => `${path}: is missing`);
  const extra = [...own.keys()].filter((path) => !all.has(path)).map((path) => `${path}: English has no such message`);
  const wrong = [...own].flatMap(([path, message]) => {
    const inEnglish = all.get(path);
    if (inEnglish === undefined) return [];
    return messageProblems(language, message, inEnglish).map((problem) => `${path}: ${problem}`);
  });
  return [...missing, ...extra, ...wrong];
}

function messageProblems(language: Language, message: string, english: string): readonly string[] {
  if (message.trim() === '') return ['is empty'];
  try {
    const [own, other] = [parseMessage(language, message), parseMessage('en', english)];
    const problems = pluralProblems(language, own);
    const [ownShape, englishShape] = [shapeOf(own), shapeOf(other)];
    if (ownShape !== englishShape) problems.push(`has ${ownShape}, English has ${englishShape}`);
    return problems;
  } catch (error) {
    return [error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error)];
  }
}

/** Parameters with their kinds, those that select a plural form, and slots. */
function shapeOf(message: readonly Token[]): string {
  const plurals = new Set(
    pluralsOf(message)
      .filter(({ cases }) => cases.length > 1)
      .map(({ arg }) => arg),
  );
  const parameters = parametersOf(message).map(
    ({ name, kind, isOptional }) =>
      `${name} (${kind}${isOptional ? ' or none' : ''}${plurals.has(name) ? ', plural' : ''})`,
  );
  const slots = [...new Set(textOf(message).match(/<\w+\/>/g) ?? [])].sort();
  return [...parameters, ...slots].join(', ') || 'no parameters';
}

type Plural = Extract<Token, { cases: unknown }>;

const pluralsOf = (tokens: readonly Token[]): readonly Plural[] =>
  tokens.flatMap((token) => {
    if (!('cases' in token)) return [];
    const inner = token.cases.flatMap(({ tokens: own }) => pluralsOf(own));
    return token.type === 'plural' ? [token, ...inner] : inner;
  });

const textOf = (tokens: readonly Token[]): string =>
  tokens
    .map((token) =>
      token.type === 'content'
        ? token.value
        : 'cases' in token
          ? token.cases.map(({ tokens: own }) => textOf(own)).join('')
          : '',
    )
    .join('');

/** A plural has either every form of the language or, if the text is the same for all, only `other`. */
function pluralProblems(language: Language, message: readonly Token[]): string[] {
  const forms = pluralFormsOf(language);
  return pluralsOf(message).flatMap(({ arg, cases }) => {
    const own = cases.map(({ key }) => key).filter((key) => !key.startsWith('='));
    const lacking = own.join() === 'other' ? [] : forms.filter((form) => !own.includes(form));
    return lacking.map((form) => `lacks the plural form ${form} of ${arg}`);
  });
}
