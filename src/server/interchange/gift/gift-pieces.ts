import type { Place } from '../interchange-item.ts';

/** One question as it stands in a file, with what its comments say of it. */
export type GiftPiece =
  | {
      readonly place: Place;
      readonly text: string;
      readonly id: string | null;
      readonly tags: readonly string[];
      /** Its answers begin and never end, or it is longer than anything that is read. */
      readonly problem?: string;
    }
  | { readonly place: Place; readonly category: string };

const PIECE_MAX_CHARS = 1_000_000;
const NEWLINE = 10;
const TITLE = /^\s*::.+::/;
const SPECIAL = /[\\{}]/;

/**
 * Cuts a GIFT file into questions: at blank lines, but not within answers and not within `<pre>`. Goes through the text
 * once. An open brace is given up where a new question plainly begins.
 */
export function* giftPieces(chunks: Iterable<string>): Generator<GiftPiece> {
  let lines: string[] = [];
  let chars = 0;
  let begun = 0;
  let depth = 0;
  let blankWithin = false;
  let inPre = false;
  let answered = false;
  let id: string | null = null;
  let tags: string[] = [];

  const take = (problem?: string): GiftPiece => {
    const piece: GiftPiece = {
      place: { line: begun, column: 1 },
      text: lines.join('\n'),
      id,
      tags,
      ...(problem !== undefined && { problem }),
    };
    [lines, chars, depth, blankWithin, inPre, answered, id, tags] = [[], 0, 0, false, false, false, null, []];
    return piece;
  };

  for (const { line, number } of linesOf(chunks)) {
    const isBlank = line.trim() === '';
    if (isBlank) {
      if (lines.length === 0) continue;
      if (depth === 0 && !inPre) yield take();
      else {
        blankWithin = true;
        lines.push('');
      }
      continue;
    }
    if (blankWithin && depth > 0 && /^\s*(?:::|\/\/|\$CATEGORY:)/.test(line))
      yield take('the brace that opens its answers is never closed');
    // A title after answers that are complete begins the next question, also where no blank line parts them.
    if (answered && depth === 0 && TITLE.test(line)) yield take();
    if (/^\s*\/\//.test(line)) {
      if (lines.length > 0) continue;
      for (const [, name, said = ''] of line.matchAll(/\[(id|tag):((?:\\.|[^\]\\]){1,500})\]/g)) {
        const plain = said.replace(/\\(.)/g, '$1');
        if (name === 'tag') tags.push(plain);
        else id = plain;
      }
      continue;
    }
    const category = lines.length === 0 ? /^\s*\$CATEGORY:(.*)$/.exec(line) : null;
    if (category !== null) {
      yield { place: { line: number, column: 1 }, category: (category[1] ?? '').trim() };
      continue;
    }
    if (lines.length === 0) begun = number;
    chars += line.length + 1;
    if (chars > PIECE_MAX_CHARS) {
      if (lines.length > 0) lines = [''];
      else lines.push('');
    } else lines.push(line);
    if (SPECIAL.test(line)) {
      depth = depthAfter(line, depth);
      answered ||= depth === 0 && /(?<!\\)\}/.test(line);
    }
    const pre = line.lastIndexOf('<pre');
    if (pre !== -1 || inPre) inPre = line.lastIndexOf('</pre') < pre || (pre === -1 && !line.includes('</pre'));
    if (chars > PIECE_MAX_CHARS && depth === 0) yield take(`it is longer than ${PIECE_MAX_CHARS} characters`);
  }
  if (lines.length === 0) return;
  if (chars > PIECE_MAX_CHARS) yield take(`it is longer than ${PIECE_MAX_CHARS} characters`);
  else yield take(depth > 0 ? 'the brace that opens its answers is never closed' : undefined);
}

function depthAfter(line: string, before: number): number {
  let depth = before;
  for (let at = 0; at < line.length; at += 1) {
    const sign = line[at];
    if (sign === '\\') at += 1;
    else if (sign === '{') depth += 1;
    else if (sign === '}' && depth > 0) depth -= 1;
  }
  return depth;
}

/** Lines of a text that comes in pieces, without their ends. */
export function* linesOf(chunks: Iterable<string>): Generator<{ readonly line: string; readonly number: number }> {
  let rest = '';
  let number = 0;
  // Old files end their lines with a return alone, all of them.
  let isOld: boolean | null = null;
  for (const chunk of chunks) {
    isOld ??= chunk.includes('\r') && !chunk.includes('\n');
    const said = isOld ? chunk.replaceAll('\r', '\n') : chunk;
    const text = rest === '' ? said : rest + said;
    let from = 0;
    for (let end = text.indexOf('\n'); end !== -1; end = text.indexOf('\n', from)) {
      number += 1;
      const cut = end > from && text.charCodeAt(end - 1) === 13 ? end - 1 : end;
      yield { line: text.slice(from, cut), number };
      from = end + 1;
    }
    rest = text.slice(from);
  }
  if (rest !== '' && rest.charCodeAt(0) !== NEWLINE) yield { line: rest.replace(/\r$/, ''), number: number + 1 };
}
