import type { MarkedExtension, TokenizerExtension } from 'marked';
import { CALLOUT_KINDS, type CalloutToken, type FootnoteToken } from './rich-token.ts';

const REFERENCE = /^\[\^([^\]\s]{1,40})\]/;
/** The first line of a callout, and the lines of the quotation that go with it. */
const CALLOUT = /^ {0,3}> ?\[!([a-z]{1,20})\][ \t]*([^\n]*)(?:\n|$)((?: {0,3}>[^\n]*(?:\n|$))*)/i;

const footnote: TokenizerExtension = {
  name: 'footnote',
  level: 'inline',
  start: (source) => {
    const at = source.indexOf('[^');
    return at === -1 ? undefined : at;
  },
  tokenizer: (source): FootnoteToken | undefined => {
    const [raw, label] = REFERENCE.exec(source) ?? [];
    return raw === undefined || label === undefined ? undefined : { type: 'footnote', raw, label };
  },
};

const callout: TokenizerExtension = {
  name: 'callout',
  level: 'block',
  start: (source) => {
    const at = source.search(/^ {0,3}> ?\[!/m);
    return at === -1 ? undefined : at;
  },
  tokenizer(source): CalloutToken | undefined {
    const [raw, written, title = '', lines = ''] = CALLOUT.exec(source) ?? [];
    const kind = CALLOUT_KINDS.find((known) => known === written?.toLowerCase());
    if (raw === undefined || kind === undefined) return undefined;
    const inner = lines.replace(/^ {0,3}> ?/gm, '');
    return {
      type: 'callout',
      raw,
      kind,
      title: this.lexer.inlineTokens(title.trim()) as unknown as CalloutToken['title'],
      blocks: this.lexer.blockTokens(inner, []) as unknown as CalloutToken['blocks'],
    };
  },
};

/** Extensions for notes only: `[^1]` refers to a footnote, and `> [!TIP] Title` starts a callout. */
export const NOTE_MARKDOWN: MarkedExtension = { extensions: [footnote, callout] };
