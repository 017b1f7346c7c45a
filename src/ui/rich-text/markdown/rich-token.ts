import type { MarkedToken } from 'marked';

/** A formula, in TeX; `display`: on a separate line. */
export type FormulaToken = {
  readonly type: 'formula';
  readonly raw: string;
  readonly tex: string;
  readonly display: boolean;
};

/** A gap to fill in: `____`. */
export type BlankToken = { readonly type: 'blank'; readonly raw: string };

/** `<sub>` or `<sup>`, the only HTML there is. */
export type ScriptToken = {
  readonly type: 'sub' | 'sup';
  readonly raw: string;
  readonly tokens: readonly RichToken[];
};

/** `[^1]`: points to a footnote of the note. */
export type FootnoteToken = { readonly type: 'footnote'; readonly raw: string; readonly label: string };

export const CALLOUT_KINDS = ['note', 'tip', 'important', 'warning', 'example', 'definition'] as const;
export type CalloutKind = (typeof CALLOUT_KINDS)[number];

/** A callout of a note: `> [!TIP] Title`. */
export type CalloutToken = {
  readonly type: 'callout';
  readonly raw: string;
  readonly kind: CalloutKind;
  /** Empty: its type is its title. */
  readonly title: readonly RichToken[];
  readonly blocks: readonly RichToken[];
};

export type RichToken = MarkedToken | FormulaToken | BlankToken | ScriptToken | FootnoteToken | CalloutToken;

/** The tokens inside a token. marked declares them as anything; our parser lets nothing else in. */
export const within = (token: { readonly tokens?: readonly unknown[] }): readonly RichToken[] =>
  (token.tokens ?? []) as readonly RichToken[];
