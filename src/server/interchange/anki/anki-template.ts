/** One card template of a note type, parsed once for all its notes. */
export type AnkiTemplate = {
  readonly front: readonly Part[];
  /** The part below the line between question and answer, which repeats the question above it. */
  readonly answers: readonly Part[];
  readonly typed: boolean;
  /** Every field that it references. */
  readonly fields: ReadonlySet<string>;
};

/** Part of a template: HTML, a field, or the start or end of a section that is shown only if a field is not empty. */
type Part =
  | { readonly kind: 'html'; readonly html: string }
  | { readonly kind: 'field'; readonly name: string }
  | { readonly kind: 'if' | 'unless'; readonly name: string }
  | { readonly kind: 'end' };

/** The fields of a note, by name. */
type Fields = ReadonlyMap<string, string>;

/** A card template from Anki's HTML of both sides. */
export function templateOf(question: string, answer: string): AnkiTemplate {
  const [above = '', ...below] = answer.split(ANSWER_LINE);
  const front = partsOf(question, PROMPT_FIELD);
  const answers = partsOf(below.length === 0 ? above : below.join(' '));
  const named = [...front, ...answers, ...partsOf(question, HINT)];
  const fields = new Set(named.flatMap((part) => ('name' in part ? [part.name] : [])));
  return { front, answers, typed: TYPED.test(question), fields };
}

const ANSWER_LINE = /<hr[^<>]{0,200}\bid\s{0,9}=\s{0,9}["']?answer["']?[^<>]{0,200}>/i;
const TYPED = /\{\{type:/;
const MARK = /\{\{([#^/!]?)([^{}]{1,300})\}\}/g;
/** Filled in by Anki itself, not by a field. */
const OWN = new Set(['FrontSide', 'Tags', 'Type', 'Deck', 'Subdeck', 'Card', 'CardFlag', 'CardID']);
/** Scripts and styles are not part of the question. */
const LAYOUT = [
  ['<script', '</script>'],
  ['<style', '</style>'],
  ['<!--', '-->'],
] as const;

/** A field to type in is part of the question, and a hint is shown on request. */
const PROMPT_FIELD = /^\s*(?:type|hint):/;
const HINT = /^\s*hint:/;

/** `leaving`: the fields that are not rendered. */
function partsOf(template: string, leaving: RegExp | null = null): Part[] {
  const parts: Part[] = [];
  const text = LAYOUT.reduce((rest, [opens, closes]) => without(rest, opens, closes), plainMarks(template));
  const add = (html: string): void => void (html === '' || parts.push({ kind: 'html', html }));
  let done = 0;
  for (const match of text.matchAll(MARK)) {
    const [matched, sign = '', mark = ''] = match;
    add(text.slice(done, match.index));
    done = match.index + matched.length;
    const name = mark.slice(sign === '' ? mark.lastIndexOf(':') + 1 : 0).trim();
    if (sign === '/') parts.push({ kind: 'end' });
    else if (sign === '#') parts.push({ kind: 'if', name });
    else if (sign === '^') parts.push({ kind: 'unless', name });
    else if (sign === '' && !OWN.has(name) && leaving?.test(mark) !== true) parts.push({ kind: 'field', name });
  }
  add(text.slice(done));
  return parts;
}

/** Templates can change their delimiters from the braces to other characters. */
function plainMarks(template: string): string {
  const [before = '', ...after] = template.split('{{=<% %>=}}');
  return before + after.join('').replaceAll('<%', '{{').replaceAll('%>', '}}');
}

function without(text: string, opens: string, closes: string): string {
  const lower = text.toLowerCase();
  let out = '';
  let at = 0;
  for (let from = lower.indexOf(opens); from !== -1; from = lower.indexOf(opens, at)) {
    const end = lower.indexOf(closes, from);
    out += text.slice(at, from);
    if (end === -1) return out;
    at = end + closes.length;
  }
  return out + text.slice(at);
}

/** Far more than a card can contain, so that no template expands a note beyond it. */
const SIDE_MAX_CHARS = 1_000_000;

/** A side of a card as HTML. */
export function filled(parts: readonly Part[], fields: Fields): string {
  /** Whether the content within the enclosing conditions is shown, the innermost last. */
  const shown: boolean[] = [];
  let out = '';
  for (const part of parts) {
    if (out.length > SIDE_MAX_CHARS) break;
    if (part.kind === 'end') shown.pop();
    else if (part.kind === 'if') shown.push(!isEmpty(fields.get(part.name)));
    else if (part.kind === 'unless') shown.push(isEmpty(fields.get(part.name)));
    else if (!shown.includes(false)) out += part.kind === 'html' ? part.html : (fields.get(part.name) ?? '');
  }
  return out;
}

const isEmpty = (content = ''): boolean => content.replace(/<(?!img\b)[^<>]*>|&nbsp;/gi, '').trim() === '';
