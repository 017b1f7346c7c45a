import { textIn, type XmlElement } from '../xml/xml-elements.ts';
import { type Declared, declaredFor, type QtiContext } from './qti-answers.ts';
import { type QtiIndex, qtiAttribute, qtiChildren, qtiFirst } from './qti-names.ts';

const SCORE = 'SCORE';
const MAXIMUM = 'MAXSCORE';

/** The marks that an item declares as the maximum of its score; null if it declares none. */
export function declaredMarks(item: XmlElement): number | null {
  const outcomes = qtiChildren(item, 'outcomeDeclaration');
  const outcome = (name: string): XmlElement | undefined =>
    outcomes.find((each) => qtiAttribute(each, 'identifier') === name);
  const [score, maximum] = [outcome(SCORE), outcome(MAXIMUM)];
  const text = maximum === undefined ? '' : textIn(qtiFirst(maximum, 'value'));
  return positive(text) ?? positive(score === undefined ? '' : (qtiAttribute(score, 'normalMaximum') ?? ''));
}

function positive(text: string): number | null {
  const marks = text.trim() === '' ? 0 : Number(text);
  return Number.isFinite(marks) && marks > 0 ? marks : null;
}

/**
 * The marks that the response processing gives the best answer to one interaction; null if they are not known. Several
 * interactions of a question are gaps, whose sum is the marks of the question.
 */
export function earnedMarks(
  interactions: readonly XmlElement[],
  context: Pick<QtiContext, 'declared'>,
  found: QtiIndex,
): number | null {
  const [interaction, ...others] = interactions;
  if (interaction === undefined || others.length > 0) return null;
  const declared = declaredFor(interaction, context);
  switch (declared?.scoring) {
    case 'mapping':
      return mappedMarks(declared);
    case 'other':
      return context.declared.size === 1 ? scoredMarks(found) : null;
    default:
      return null;
  }
}

/** The best sum that a mapping allows; null for a mapping that earns nothing. */
export function mappedMarks({ cardinality, mapped, most }: Declared): number | null {
  if (most !== null && most > 0) return most;
  const gains = mapped.map(({ worth }) => worth).filter((worth) => worth > 0);
  if (gains.length === 0) return null;
  return cardinality === 'single' ? Math.max(...gains) : gains.reduce((sum, worth) => sum + worth, 0);
}

/** The largest score that the rules set; null if they compute it. */
function scoredMarks(found: QtiIndex): number | null {
  const set = found('setOutcomeValue').filter((each) => qtiAttribute(each, 'identifier') === SCORE);
  const values = set.map((each) => qtiChildren(each, 'baseValue')[0]);
  if (values.includes(undefined)) return null;
  const marks = Math.max(0, ...values.map((value) => Number(textIn(value ?? null)) || 0));
  return marks > 0 ? marks : null;
}
