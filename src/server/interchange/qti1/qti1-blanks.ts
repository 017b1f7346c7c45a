import type { ImportReason } from '#domain/interchange/import-reason.ts';
import type { Report } from '../qti/qti-text.ts';
import { textIn, type XmlElement } from '../xml/xml-elements.ts';
import { elementsIn } from './qti1-elements.ts';

/** A name in brackets, as Markdown escapes it. */
const markOf = (name: string): string => `\\[${name}\\]`;
/** How New Quizzes name blanks: no author types such a name by hand. */
const UUID_MARK = /\\\[([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\\\]/gi;

/**
 * The markers of the blanks in a text (`Roses are [colour]`), in the order of their responses. Null: the text contains
 * none of them and the question is not declared to have blanks. `names`: possible names of each response's blank.
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

/** The regular expression of a blank; null if it has none. */
export function patternOf(response: XmlElement): string | null {
  const label = elementsIn(response, 'response_label').find(
    ({ attributes }) => attributes.scoring_algorithm === 'TextRegex',
  );
  return label === undefined ? null : textIn(label).trim();
}

/**
 * How a blank is answered: typed or chosen, and whether it is case-sensitive. New Quizzes declare it for each answer;
 * classic quizzes by the question type.
 */
export function blankOf(
  response: XmlElement,
  type: string,
  onLost: Report,
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
