import { plainText } from '../rich-text/markdown/plain-text.ts';

export type NoteHeading = {
  /** For addresses and saved positions: letters, digits and hyphens, unique in a note. */
  readonly id: string;
  /** 1 to 6. */
  readonly depth: number;
  /** Inline Markdown. */
  readonly text: string;
};

/** A section of a note that is rendered separately: a heading with its content, or a further chunk of long content. */
export type NotePart = { readonly at: number; readonly heading: NoteHeading | null; readonly source: string };

export type Footnote = { readonly label: string; readonly number: number; readonly source: string };

export type NoteOutline = {
  readonly parts: readonly NotePart[];
  /** In the order of their first reference; unreferenced ones are left out. */
  readonly footnotes: readonly Footnote[];
};

/** A section of this size ends at the next blank line, so that each rendering step stays small. */
const PART_CHARS = 4_000;
const HEADING = /^ {0,3}(#{1,6})[ \t]+(\S.*)$/;
const FENCE = /^ {0,3}(`{3,}|~{3,})/;
const DEFINITION = /^\[\^([^[\]\s]{1,40})\]:[ \t]*(\S.*)?$/;
const REFERENCE = /\[\^([^[\]\s]{1,40})\]/g;
const CONTINUES = /^(?: {2,}|\t)\S/;

/** The text of a heading without closing characters: `## Forces ##`. */
function headingText(line: string): string {
  const text = line.trimEnd();
  return text.replace(/(?<!#)#+$/, '').trimEnd() || text;
}

type Draft = { heading: { depth: number; text: string } | null; lines: string[]; chars: number };

/**
 * Splits a note into sections in one pass over its lines.
 * @param title the note's title; a first heading with the same text is left out, because the page shows it
 */
export function outlineOf(body: string, title: string): NoteOutline {
  const { drafts, definitions } = cutNote(body);
  const idOf = idMaker();
  const filled = drafts.filter(({ heading, lines }) => heading !== null || lines.some((line) => line.trim() !== ''));
  const [first] = filled;
  if (first?.heading?.depth === 1 && repeatsTitle(first.heading.text, title)) first.heading = null;
  const parts = filled.map(({ heading, lines }, at) => ({
    at,
    heading: heading === null ? null : { ...heading, id: idOf(heading.text) },
    source: lines.join('\n'),
  }));
  return { parts, footnotes: footnotesOf(parts, definitions) };
}

/** A note split at its headings and, if it is long, at blank lines; and its footnotes by label. */
export function cutNote(body: string): { drafts: Draft[]; definitions: Map<string, string> } {
  const drafts: Draft[] = [{ heading: null, lines: [], chars: 0 }];
  const definitions = new Map<string, string>();
  let fence: string | null = null;
  let isFormula = false;
  let defining: string | null = null;
  for (const line of body.replaceAll('\r\n', '\n').split('\n')) {
    const open = drafts.at(-1) as Draft;
    const mark = FENCE.exec(line)?.[1];
    const isOpaque = fence !== null || isFormula;
    if (defining !== null && CONTINUES.test(line)) {
      definitions.set(defining, `${definitions.get(defining) ?? ''}\n${line.trim()}`);
      continue;
    }
    defining = null;
    const heading = isOpaque ? null : HEADING.exec(line);
    const definition = isOpaque ? null : DEFINITION.exec(line);
    if (heading !== null) {
      drafts.push({
        heading: { depth: heading[1]?.length ?? 1, text: headingText(heading[2] ?? '') },
        lines: [],
        chars: 0,
      });
      continue;
    }
    if (definition?.[1] !== undefined) {
      defining = definition[1];
      if (!definitions.has(defining)) definitions.set(defining, definition[2] ?? '');
      continue;
    }
    if (!isFormula && mark !== undefined) fence = nextFence(fence, mark);
    if (fence === null && isOdd(line.split('$$').length - 1)) isFormula = !isFormula;
    open.lines.push(line);
    open.chars += line.length + 1;
    const isBreak = line.trim() === '' && fence === null && !isFormula;
    if (isBreak && open.chars >= PART_CHARS) drafts.push({ heading: null, lines: [], chars: 0 });
  }
  return { drafts, definitions };
}

const isOdd = (count: number): boolean => count % 2 === 1;

/** A code fence is closed by the same character, at least as many times. */
function nextFence(open: string | null, mark: string): string | null {
  if (open === null) return mark;
  return mark.startsWith(open) ? null : open;
}

/** `Momentum` and `Momentum: summary` both repeat the title `Momentum`. */
function repeatsTitle(heading: string, title: string): boolean {
  const [text, expectedTitle] = [plainText(heading).toLowerCase(), title.trim().toLowerCase()];
  return text === expectedTitle || text.startsWith(`${expectedTitle}:`);
}

function idMaker(): (text: string) => string {
  const used = new Set<string>();
  return (text) => {
    const slug = headingId(text);
    let id = slug;
    for (let number = 2; used.has(id); number += 1) id = `${slug}-${number}`;
    used.add(id);
    return id;
  };
}

const ID_MAX_CHARS = 80;

/** `Newton’s second law` → `newton-s-second-law`. */
export function headingId(text: string): string {
  const words = plainText(text)
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .match(/[\p{L}\p{N}]+/gu);
  return (words ?? ['section']).join('-').slice(0, ID_MAX_CHARS);
}

function footnotesOf(parts: readonly NotePart[], definitions: ReadonlyMap<string, string>): Footnote[] {
  const footnotes = new Map<string, Footnote>();
  const texts = parts.map(({ source, heading }) => `${heading?.text ?? ''}\n${source}`);
  for (const [, label = ''] of texts.join('\n').matchAll(REFERENCE)) {
    const source = definitions.get(label);
    if (source === undefined || footnotes.has(label)) continue;
    footnotes.set(label, { label, number: footnotes.size + 1, source });
  }
  return [...footnotes.values()];
}
