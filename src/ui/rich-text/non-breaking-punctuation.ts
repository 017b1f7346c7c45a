import type { FormulaToken, RichToken } from './markdown/rich-token.ts';

/** A formula with the characters directly before and after it, which must not be separated by a line break. */
export type JoinedToken = {
  readonly type: 'clung';
  readonly before: string;
  readonly formula: FormulaToken;
  readonly after: string;
};

/** A longer formula may have to be broken itself on a phone. */
const SHORT_TEX_CHARS = 24;
const OPENING = /(?<![([“‘„«])[([“‘„«]+$/;
const CLOSING = /^[.,;:!?)\]”’»%…]+/;

/** Plain text without child tokens. */
const plainOf = (token: RichToken | undefined): string | null =>
  token?.type === 'text' && (token.tokens ?? []).length === 0 ? token.text : null;

/**
 * Browsers break lines before and after every formula, so a full stop could start the next line. Moves the adjacent
 * punctuation from the neighbouring texts into each short formula.
 */
export function withNonBreakingPunctuation(tokens: readonly RichToken[]): readonly (RichToken | JoinedToken)[] {
  return tokens.map((token, at) => {
    if (isShort(token)) {
      const before = OPENING.exec(plainOf(tokens[at - 1]) ?? '')?.[0] ?? '';
      const after = CLOSING.exec(plainOf(tokens[at + 1]) ?? '')?.[0] ?? '';
      return before === '' && after === '' ? token : { type: 'clung', before, formula: token, after };
    }
    const text = plainOf(token);
    if (text === null || token.type !== 'text') return token;
    const trimmed = isShort(tokens[at - 1]) ? text.replace(CLOSING, '') : text;
    const left = isShort(tokens[at + 1]) ? trimmed.replace(OPENING, '') : trimmed;
    return left === text ? token : { ...token, text: left };
  });
}

const isShort = (token: RichToken | undefined): token is FormulaToken =>
  token?.type === 'formula' && !token.display && token.tex.length <= SHORT_TEX_CHARS;
