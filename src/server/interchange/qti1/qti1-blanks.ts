import type { ImportReason } from '#domain/interchange/import-reason.ts';
import type { Tell } from '../qti/qti-text.ts';
import { textIn, type XmlElement } from '../xml/xml-elements.ts';
import { elementsIn } from './qti1-elements.ts';

/** A name in brackets, as Markdown has it, where brackets are characters of its own. */
const markOf = (name: string): string => `\\[${name}\\]`;
/** How New Quizzes name blanks: nobody writes such a name in brackets by hand. */
const UUID_MARK = /\\\[([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\\\]/gi;

/**
 * The marks of the blanks in a text (`Roses are [colour]`), in the order of their responses. Null: the text names none
 * of them and the question is not declared as one with blanks. `names`: what the blank of each response may be called.
 */
export function namedBlanks(
  names: readonly (readonly string[])[],
  text: string,
  isDeclared: boolean,
): { readonly marks: readonly string[] } | { readonly reason: ImportReason } | null {
  const found = names.map((each) => each.map(markOf).find((mark) => text.includes(mark)));
  const marks = found.filter((mark) => mark !== undefined);
  if (marks.length === 0 && !isDeclared) return null;
  const missing = found.indexOf(undefined);
  if (missing !== -1) {
    return { reason: { code: 'blankNotInText', blank: names[missing]?.[0] ?? '' } };
  }
  for (const [mark, name = ''] of text.matchAll(UUID_MARK)) {
    if (!marks.includes(mark)) return { reason: { code: 'blankUnanswered', blank: name } };
  }
  return { marks };
}

const attributesOf = (response: XmlElement): readonly XmlElement['attributes'][] =>
  elementsIn(response, 'response_label').map(({ attributes }) => attributes);

/** The regular expression by which a blank accepts answers; null where it has none. */
export function patternOf(response: XmlElement): string | null {
  const label = elementsIn(response, 'response_label').find(
    ({ attributes }) => attributes.scoring_algorithm === 'TextRegex',
  );
  return label === undefined ? null : textIn(label).trim();
}

/**
 * How a blank is answered: typed or chosen, and whether letter case counts. New Quizzes say so at each answer; classic
 * quizzes by the kind of the whole question.
 */
export function blankOf(
  response: XmlElement,
  type: string,
  onLost: Tell,
): { readonly isTyped: boolean; readonly isExact: boolean } {
  const labels = attributesOf(response);
  const kinds = labels.map(({ answer_type: kind }) => kind).filter((kind) => kind !== undefined);
  if (kinds.includes('wordbank')) onLost({ code: 'gapWordsReusable' });
  const isTyped = kinds.length > 0 ? kinds.includes('openEntry') : /fill_in|fib/.test(type);
  if (!isTyped) return { isTyped, isExact: false };
  if (labels.some((label) => label.scoring_algorithm === 'TextCloseEnough')) onLost({ code: 'typosRuleDropped' });
  if (labels.some((label) => label.scoring_algorithm === 'TextContainsAnswer')) onLost({ code: 'containsRuleDropped' });
  const isExact = labels.some(
    ({ ignore_case: ignored, scoring_algorithm: algorithm }) =>
      ignored === 'false' || (algorithm === 'TextEquivalence' && ignored !== 'true'),
  );
  return { isTyped, isExact };
}
