import { explanationOf, type InterchangeQuestion } from '../questions/interchange-question.ts';
import type { XmlElement } from '../xml/xml-elements.ts';
import { type Context, identOf } from './qti1-context.ts';
import { elementsIn, firstIn } from './qti1-elements.ts';
import { textOfMaterial } from './qti1-text.ts';

/** Canvas' names for feedback on the whole question. */
const TO_ALL = /^(?:general|correct|incorrect)(?:_|$)/i;

/** General feedback and feedback on choices; a solution becomes the model answer of an essay. */
export function withFeedback(
  item: XmlElement,
  read: InterchangeQuestion,
  { awards, folder, onLost }: Context,
): InterchangeQuestion {
  const labels = new Map(
    elementsIn(item, 'response_label').map((label) => [identOf(label), textOfMaterial(label, folder, onLost)]),
  );
  const [general, single, solutions]: [string[], { text: string; feedback: string }[], string[]] = [[], [], []];
  for (const feedback of elementsIn(item, 'itemfeedback')) {
    const comment = textOfMaterial(feedback, folder, onLost);
    if (comment === '') continue;
    const ident = identOf(feedback);
    const shownFor = awards.filter((award) => award.feedback.includes(ident)).flatMap(({ claims }) => claims);
    const text = shownFor.length === 1 && !TO_ALL.test(ident) ? labels.get(shownFor[0]?.value ?? '') : undefined;
    if (/^solution$/i.test(ident) || firstIn(feedback, 'solution') !== null) solutions.push(comment);
    else if (text !== undefined && text !== '') single.push({ text, feedback: comment });
    else general.push(comment);
  }
  const isWritten = read.type === 'essay' || read.type === 'file';
  const explanation = explanationOf([...new Set([...general, ...(isWritten ? [] : solutions)])].join('\n\n'), single);
  return {
    ...read,
    ...(explanation !== null && { explanation }),
    ...(isWritten && solutions.length > 0 && { modelAnswer: solutions.join('\n\n') }),
  };
}
