/** A section of a note as one step of a study session. */
export type NoteSection = {
  readonly index: number;
  /** Its heading without marks; empty before the first heading. */
  readonly title: string;
  readonly source: string;
  /** The share of the note that is read after it, 0 to 1. */
  readonly share: number;
};

const HEADING = /^ {0,3}(#{1,6})[ \t]+(\S.*)$/;
const FENCE = /^ {0,3}(`{3,}|~{3,})/;
/** Sections below this size are read together with the next; one above the other ends at the next blank line. */
const LEAST_CHARS = 500;
const MOST_CHARS = 3_500;

/** The text of a heading without closing characters: `## Forces ##`. */
function headingText(title: string): string {
  const text = title.trimEnd();
  return text.replace(/(?<!#)#+$/, '').trimEnd() || text;
}

/** Splits a note into sections of a few minutes, at its headings and, where they are long, at blank lines. */
export function sectionsOf(body: string): readonly NoteSection[] {
  const drafts: { title: string; lines: string[]; chars: number }[] = [];
  let fence: string | null = null;
  let isFormula = false;
  for (const line of body.replaceAll('\r\n', '\n').split('\n')) {
    const open = drafts.at(-1);
    const mark = FENCE.exec(line)?.[1];
    const isOpaque = fence !== null || isFormula;
    const heading = isOpaque ? undefined : HEADING.exec(line)?.[2];
    const isBreak = !isOpaque && line.trim() === '' && (open?.chars ?? 0) >= MOST_CHARS;
    if (open === undefined || isBreak || (heading !== undefined && open.chars >= LEAST_CHARS)) {
      drafts.push({ title: heading ?? '', lines: [line], chars: line.length });
    } else {
      if (open.title === '' && heading !== undefined) open.title = heading;
      open.lines.push(line);
      open.chars += line.length;
    }
    if (mark !== undefined && !isFormula) fence = fence === null ? mark : mark.startsWith(fence) ? null : fence;
    if (fence === null && line.split('$$').length % 2 === 0) isFormula = !isFormula;
  }
  const filled = drafts.filter(({ lines }) => lines.some((line) => line.trim() !== ''));
  const total = filled.reduce((sum, { chars }) => sum + chars, 0);
  let read = 0;
  return filled.map(({ title, lines, chars }, index) => {
    read += chars;
    const share = index + 1 === filled.length ? 1 : read / total;
    return { index, title: headingText(title), source: lines.join('\n').trim(), share };
  });
}

/** The first section beyond what was read; null once all of it was. */
export const nextSection = (sections: readonly NoteSection[], readShare: number): NoteSection | null =>
  sections.find(({ share }) => share > readShare + 0.001) ?? null;
