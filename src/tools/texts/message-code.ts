import type { Token } from '@messageformat/parser';
import type { Language } from '#domain/platform/language.ts';
import { ownEntry } from '#domain/platform/own-entry.ts';
import { NONE, type Parameter } from './message-parameters.ts';

type FunctionToken = Extract<Token, { type: 'function' }>;
type SelectToken = Extract<Token, { cases: unknown }>;

/** A piece of a message: literal text, or an expression that formats a parameter. */
type Piece = { readonly words: string } | { readonly code: string };

/** The imports of a compiled message, by module in `src/texts`. */
export type Imports = Map<string, Set<string>>;

const PARTS = 'message-parts';
/** The function that formats a parameter and its module, by type and style. */
const FORMATTERS = {
  number: ['wording/number.wording', 'numberText'],
  'number, percent': ['wording/share.wording', 'shareText'],
  'number, ::percent sign-except-zero': ['wording/share.wording', 'signedShareText'],
  'date, long': ['wording/date.wording', 'dateText'],
  'date, medium': ['wording/date.wording', 'dayText'],
  'date, ::dMMM': ['wording/date.wording', 'shortDayText'],
  'date, ::yMMMdjm': ['wording/date.wording', 'dateTimeText'],
  duration: ['wording/clock.wording', 'clockText'],
  interval: ['wording/interval.wording', 'intervalText'],
  size: ['wording/size.wording', 'sizeText'],
  excerpt: ['wording/excerpt.wording', 'excerptText'],
  sentence: ['wording/excerpt.wording', 'sentenceText'],
} as const satisfies Readonly<Record<string, readonly [module: string, name: string]>>;
/** These produce the same text in every language. */
const WITHOUT_LANGUAGE = new Set(['clockText', 'excerptText', 'sentenceText']);
const SLOT = /(<\w+\/>)/;

/** The TypeScript expression of a parsed message. */
export function codeOf(
  language: Language,
  message: readonly Token[],
  parameters: readonly Parameter[],
  imports: Imports,
): string {
  const use = (module: string, name: string): string => {
    imports.set(module, (imports.get(module) ?? new Set()).add(name));
    return name;
  };
  const needed = (name: string) => `${use(PARTS, 'need')}(${name})`;
  const formatted = (key: string, name: string): string => {
    if (key === 'number, ::group-off') return `String(${needed(name)})`;
    const [module, formatter] = ownEntry(FORMATTERS, key) ?? [];
    if (module === undefined || formatter === undefined)
      throw new Error(`No parameter is written as {…, ${key}}; there are ${Object.keys(FORMATTERS).join(' · ')}.`);
    use(module, formatter);
    return WITHOUT_LANGUAGE.has(formatter)
      ? `${formatter}(${needed(name)})`
      : `${formatter}('${language}', ${needed(name)})`;
  };
  const kindOf = (name: string) => parameters.find((parameter) => parameter.name === name)?.kind;

  /** @param counted the parameter that `#` refers to */
  const piecesOf = (tokens: readonly Token[], counted: string | null): readonly Piece[] =>
    tokens.flatMap((token): readonly Piece[] => {
      if (token.type === 'content') return wordsAndSlots(token.value);
      if (token.type === 'octothorpe') return [{ code: formatted('number', counted ?? '') }];
      if (token.type === 'function') return [{ code: formatted(styleOf(token), token.arg) }];
      if ('cases' in token) return [{ code: choiceCode(token, counted) }];
      const code = kindOf(token.arg) === 'number' ? formatted('number', token.arg) : `userText(${token.arg})`;
      if (code.startsWith('userText')) use(PARTS, 'userText');
      return [{ code }];
    });
  const wordsAndSlots = (words: string): readonly Piece[] =>
    words
      .split(SLOT)
      .map((part) => (SLOT.test(part) ? { code: `${use(PARTS, 'slot')}('${part.slice(1, -2)}')` } : { words: part }));

  const choiceCode = (token: SelectToken, counted: string | null): string => {
    const number = token.type === 'select' ? counted : token.arg;
    return token.cases.reduceRight((rest, { key, tokens }) => {
      const words = expressionOf(piecesOf(tokens, number));
      return rest === '' ? words : `(${conditionOf(token, key)} ? ${words} : ${rest})`;
    }, '');
  };
  const conditionOf = ({ type, arg }: SelectToken, key: string): string => {
    if (key.startsWith('=')) return `${needed(arg)} === ${key.slice(1)}`;
    if (type !== 'select') return `${use('wording/number.wording', 'isForm')}('${language}', ${arg}, '${key}')`;
    if (key === NONE) return `${use(PARTS, 'isNone')}(${arg})`;
    return kindOf(arg) === 'boolean' ? `${needed(arg)} === ${key}` : `${needed(arg)} === ${JSON.stringify(key)}`;
  };
  return expressionOf(piecesOf(message, null));
}

function styleOf({ key, param }: FunctionToken): string {
  const style = (param ?? [])
    .map((token) => (token.type === 'content' ? token.value : ''))
    .join('')
    .trim();
  return style === '' ? key : `${key}, ${style}`;
}

/** A string if it is only literal text, otherwise a template. */
function expressionOf(pieces: readonly Piece[]): string {
  const meant = pieces.filter((piece) => !('words' in piece) || piece.words !== '');
  const [only] = meant;
  if (meant.every((piece) => 'words' in piece)) return JSON.stringify(meant.map(({ words }) => words).join(''));
  if (meant.length === 1 && only !== undefined && 'code' in only) return only.code.replace(/^\((.*)\)$/s, '($1)');
  return `\`${meant.map((piece) => ('words' in piece ? escaped(piece.words) : `\${${piece.code}}`)).join('')}\``;
}

const escaped = (words: string): string => words.replace(/[\\`]|\$(?=\{)/g, '\\$&');
