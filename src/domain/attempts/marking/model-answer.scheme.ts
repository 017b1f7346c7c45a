import { MARK_POINTS_MAX, MARKS_PER_POINT_MAX } from '../../questions/question.limits.ts';
import type { MarkPoint, MarkScheme } from './mark-scheme.schema.ts';

/** How model answers state marks at the end of a step: `(1)`, `[2]`, `(1 mark)`, `[3 marks]`. */
const STATED = /[([]\s*(\d{1,2})\s*(?:(marks?)\s*)?[)\]]/gi;

/**
 * A model answer as a mark scheme: a point for each stated mark, with the text before it. One that states none has a
 * point of one mark for each of its lettered parts, or for the whole.
 */
export function schemeOfModelAnswer(modelAnswer: string): MarkScheme {
  const points: MarkPoint[] = [];
  let start = 0;
  for (const match of modelAnswer.matchAll(STATED)) {
    const text = normalise(modelAnswer.slice(start, match.index));
    const marks = Number(match[1]);
    if (text === '' || marks < 1 || marks > MARKS_PER_POINT_MAX || !endsStep(modelAnswer, match)) continue;
    start = match.index + match[0].length;
    points.push({ id: `p${points.length + 1}`, text, marks });
    if (points.length === MARK_POINTS_MAX) break;
  }
  if (points.length === 0) return schemeOfParts(modelAnswer);
  return { points, total: points.reduce((sum, { marks }) => sum + marks, 0) };
}

/** Parts of an answer with letters as in exams, each at the beginning of a sentence: `(a)`, `**(b)**`. */
const PART = /(?:^|\s)(?=(?:\*\*)?\(([a-h])\)(?:\*\*)?\s)/g;

/** A point for each lettered part, in order; one for the whole answer if there are none. */
function schemeOfParts(modelAnswer: string): MarkScheme {
  const starts = [...modelAnswer.matchAll(PART)];
  const inOrder = starts.every((match, at) => match[1] === 'abcdefgh'[at]);
  const isStarting = starts.map(({ index }) => index);
  const isComplete = starts.length < 2 || !inOrder || modelAnswer.slice(0, isStarting[0]).trim() !== '';
  const texts = isComplete
    ? [modelAnswer]
    : isStarting.map((start, at) => modelAnswer.slice(start, isStarting[at + 1]).trim());
  return { points: texts.map((text, at) => ({ id: `p${at + 1}`, text, marks: 1 })), total: texts.length };
}

/** A number in brackets is a mark only if it says so, or if a step ends after a blank: `f(2) = 4` states no mark. */
function endsStep(text: string, match: RegExpExecArray): boolean {
  if (match[2] !== undefined) return true;
  const before = text.slice(0, match.index);
  const after = text.slice(match.index + match[0].length);
  const inFormula = (before.match(/(?<!\\)\$/g)?.length ?? 0) % 2 === 1;
  return !inFormula && /\s$/.test(before) && /^\s*([.;,]\s*)?(\n|$)/.test(after);
}

const normalise = (text: string): string => text.replace(/^[\s.;,:-]+/, '').trim();
