import type { MarkedExtension, TokenizerExtension } from 'marked';
import type { BlankToken, FormulaToken } from './rich-token.ts';

const DISPLAY = /^\$\$((?:\\[\s\S]|[^\\$])+)\$\$/;
const INLINE = /^\$((?:\\[\s\S]|[^\\$])+)\$/;
const BLANK = /^_{3,}/;
// Bounded, so that a thousand opening tags without an end do not cost a thousand walks to the end of the text.
const SCRIPT = /^<(sub|sup)>([\s\S]{0,2000}?)<\/\1>/;
/** Content that is not Markdown: emphasis must neither start nor end inside it. */
const OPAQUE = /\\[\s\S]|\$\$(?:\\[\s\S]|[^\\$])+\$\$|\$(?:\\[\s\S]|[^\\$])+\$|_{3,}/g;

/** The position of `sign` in the text, where plain text ends. */
const startsWith = (sign: string) => (source: string) => {
  const at = source.indexOf(sign);
  return at === -1 ? undefined : at;
};

const formula: TokenizerExtension = {
  name: 'formula',
  level: 'inline',
  start: startsWith('$'),
  tokenizer: (source): FormulaToken | undefined => {
    const display = DISPLAY.exec(source);
    const match = display ?? INLINE.exec(source);
    if (match === null) return undefined;
    return { type: 'formula', raw: match[0], tex: (match[1] ?? '').trim(), display: display !== null };
  },
};

const blank: TokenizerExtension = {
  name: 'blank',
  level: 'inline',
  start: startsWith('___'),
  tokenizer: (source): BlankToken | undefined => {
    const match = BLANK.exec(source);
    return match === null ? undefined : { type: 'blank', raw: match[0] };
  },
};

const script: TokenizerExtension = {
  name: 'script',
  level: 'inline',
  start: startsWith('<su'),
  tokenizer(source) {
    const [raw, type, text = ''] = SCRIPT.exec(source) ?? [];
    if (raw === undefined || type === undefined) return undefined;
    return { type, raw, tokens: this.lexer.inlineTokens(text) };
  },
};

const hidden = (match: string): string => (match.startsWith('\\') ? match : 'a'.repeat(match.length));

/**
 * Markdown of question banks: formulas, gaps and scripts are added; HTML, link definitions and headings
 * underlined with dashes are disabled, because in a bank they are literal tags, bracketed notes and sums.
 */
export const EXAM_MARKDOWN: MarkedExtension = {
  gfm: true,
  extensions: [formula, blank, script],
  hooks: {
    emStrongMask: (source: string) => source.replace(OPAQUE, hidden),
  },
  tokenizer: {
    html: () => undefined,
    def: () => undefined,
    lheading: () => undefined,
    /** `____` on its own line is a gap, not a horizontal rule. */
    hr: (source) => (/^ {0,3}_/.test(source) ? undefined : false),
    /** A tag is shown as it is written. */
    tag(source) {
      const token = /^<[^<>]*>/.exec(source);
      return token === null
        ? undefined
        : { type: 'html', raw: token[0], text: token[0], inLink: false, inRawBlock: false, block: false };
    },
  },
};
