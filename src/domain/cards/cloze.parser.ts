/** A piece of a cloze text: plain text, or a blank with its number, answer and hint. */
export type ClozePiece =
  | { readonly kind: 'text'; readonly text: string }
  | {
      readonly kind: 'gap';
      readonly number: number;
      readonly answer: string;
      readonly hint: string | null;
      /** Whether the blank is inside `$…$`: then its replacement has to be a formula too. */
      readonly inFormula: boolean;
    };

const OPENING = /\{\{c(\d{1,3})::/y;

/**
 * Parses `{{c1::answer}}` and `{{c1::answer::hint}}`, Anki's notation. Unlike in Anki, braces within an answer are
 * counted, so that `{{c1::\frac{a}{b}}}` needs no blank before its end. A blank that never ends is text.
 */
export function parseCloze(source: string): readonly ClozePiece[] {
  const pieces: ClozePiece[] = [];
  let text = '';
  let inFormula = false;
  let at = 0;
  while (at < source.length) {
    const gap = gapAt(source, at);
    if (gap === null) {
      const sign = source[at] ?? '';
      if (sign === '\\') text += sign + (source[++at] ?? '');
      else {
        if (sign === '$' && source[at + 1] !== '$') inFormula = !inFormula;
        text += sign;
      }
      at += 1;
      continue;
    }
    if (text !== '') pieces.push({ kind: 'text', text });
    text = '';
    pieces.push({ kind: 'gap', number: gap.number, answer: gap.answer, hint: gap.hint, inFormula });
    at = gap.end;
  }
  if (text !== '') pieces.push({ kind: 'text', text });
  return pieces;
}

type Gap = { readonly number: number; readonly answer: string; readonly hint: string | null; readonly end: number };

function gapAt(source: string, at: number): Gap | null {
  OPENING.lastIndex = at;
  const opening = OPENING.exec(source);
  if (opening === null) return null;
  const start = at + opening[0].length;
  let depth = 0;
  for (let index = start; index < source.length; index += 1) {
    const sign = source[index];
    if (sign === '\\') index += 1;
    else if (sign === '{') depth += 1;
    else if (sign === '}' && depth > 0) depth -= 1;
    else if (sign === '}' && source[index + 1] === '}') {
      const [answer = '', ...hint] = source.slice(start, index).split('::');
      return { number: Number(opening[1]), answer, hint: hint.length === 0 ? null : hint.join('::'), end: index + 2 };
    }
  }
  return null;
}

/** The numbers of the blanks, in order without repetitions: one card each. */
export function clozeNumbers(source: string): readonly number[] {
  const numbers = parseCloze(source).flatMap((piece) => (piece.kind === 'gap' ? [piece.number] : []));
  return [...new Set(numbers)].sort((a, b) => a - b);
}
