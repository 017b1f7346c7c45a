import type { InterchangeQuestion } from '../questions/interchange-question.ts';
import { textIn, type XmlElement } from '../xml/xml-elements.ts';
import { elementsIn, fieldsIn, firstIn } from './qti1-elements.ts';

/** Names of an item's marks in the metadata of Canvas, of common cartridges, and of others. */
const LABELS = ['points_possible', 'cc_weighting', 'qmd_weighting', 'weighting'] as const;
/** A score of 100 is a percentage. */
const PERCENT = 100;

/**
 * The marks of an item: in its metadata, otherwise the maximum of its score; null if the file has none. The score of
 * gaps is their number, or a percentage.
 */
export function marksInItem(item: XmlElement, type: InterchangeQuestion['type']): number | null {
  const fields = fieldsIn(item);
  const entries = [...LABELS.map((label) => fields.get(label) ?? ''), textIn(firstIn(item, 'qmd_absolutescore_max'))];
  const written = entries.map(numberIn).find((marks) => marks !== null && marks >= 0);
  return written ?? (type === 'cloze' ? null : scoredMarks(item));
}

function scoredMarks(item: XmlElement): number | null {
  const declared = elementsIn(item, 'decvar')
    .filter(({ attributes }) => /^(?:score)?$/i.test(attributes.varname ?? ''))
    .map(({ attributes }) => numberIn(attributes.maxvalue ?? ''))
    .find((most) => most !== null);
  const marks = declared ?? setMarks(item);
  return marks <= 0 || Math.abs(marks - PERCENT) < 1 ? null : marks;
}

/** What the rules give the best answer: the largest score that one of them sets, and the sum of what they add. */
function setMarks(item: XmlElement): number {
  let [set, added] = [0, 0];
  for (const rule of elementsIn(item, 'setvar')) {
    const worth = numberIn(textIn(rule)) ?? 0;
    if (/^add$/i.test(rule.attributes.action ?? '')) added += Math.max(0, worth);
    else if (/^(?:set)?$/i.test(rule.attributes.action ?? '')) set = Math.max(set, worth);
  }
  return set + added;
}

function numberIn(text: string): number | null {
  const number = text.trim() === '' ? Number.NaN : Number(text);
  return Number.isFinite(number) ? number : null;
}
