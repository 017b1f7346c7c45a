import type { QtiRead } from '../qti/qti-answers.ts';
import { choiceId } from '../questions/interchange-question.ts';
import { isEven } from '../questions/question-marks.ts';
import type { XmlElement } from '../xml/xml-elements.ts';
import { type Context, identOf, promptOf, rowsOf, stemOf, worthsOf } from './qti1-context.ts';
import { elementsIn, firstIn } from './qti1-elements.ts';
import { claimsOf } from './qti1-keys.ts';
import { textOfMaterial } from './qti1-text.ts';

/** Reads a matching question, or a reason why it can't be read. */
export function matching(context: Context): QtiRead {
  const { responses, awards, onLost } = context;
  const texts = new Map<string, string>();
  const prompts = responses.filter((response) => promptOf(response, context) !== '');
  const answer = prompts.flatMap((response) => {
    const rows = rowsOf(response, context);
    for (const { text } of rows) if (!texts.has(text)) texts.set(text, choiceId(texts.size));
    const right = claimsOf(awards, identOf(response)).map(({ value }) => rows.find(({ from }) => from === value)?.text);
    if (right.length > 1) onLost({ code: 'secondMatchDropped' });
    const match = texts.get(right[0] ?? '');
    return match === undefined ? [] : [{ text: promptOf(response, context), match }];
  });
  if (answer.length < prompts.length) onLost({ code: 'promptsDropped' });
  if (!isEven(worthsOf(prompts, awards))) onLost({ code: 'pairWeightsMadeEven' });
  return {
    item: { type: 'matching', stem: stemOf(context), choices: [...texts].map(([text, id]) => ({ id, text })), answer },
  };
}

/** A part of a question by its class in Blackboard. */
export function blockIn(element: XmlElement, name: string): XmlElement | null {
  for (const node of element.nodes) {
    if (typeof node === 'string') continue;
    const found = node.name === 'flow' && node.attributes.class === name ? node : blockIn(node, name);
    if (found !== null) return found;
  }
  return null;
}

/** Matching as Blackboard writes it: prompts are next to their responses, and the matches in a separate part. */
export function matchingBlocks(matches: XmlElement, context: Context): QtiRead {
  const { presentation, awards, folder, onLost } = context;
  const flows = (element: XmlElement): XmlElement[] =>
    element.nodes.filter((node): node is XmlElement => typeof node !== 'string' && node.name === 'flow');
  const choices = flows(matches).map((flow, at) => ({ id: choiceId(at), text: textOfMaterial(flow, folder, onLost) }));
  const prompt = flows(blockIn(presentation, 'RESPONSE_BLOCK') ?? presentation);
  const answer = prompt.flatMap((flow) => {
    const response = firstIn(flow, 'response_lid');
    if (response === null) return [];
    const labels = elementsIn(response, 'response_label').map(identOf);
    const [claim] = claimsOf(awards, identOf(response));
    const match = claim === undefined ? undefined : choices[labels.indexOf(claim.value)]?.id;
    return match === undefined ? [] : [{ text: textOfMaterial(flow, folder, onLost), match }];
  });
  if (answer.length < prompt.length) onLost({ code: 'promptsDropped' });
  if (!isEven(worthsOf(context.responses, awards))) onLost({ code: 'pairWeightsMadeEven' });
  const stem = textOfMaterial(blockIn(presentation, 'QUESTION_BLOCK'), folder, onLost);
  return { item: { type: 'matching', stem, choices, answer } };
}
