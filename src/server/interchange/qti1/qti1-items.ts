import type { QtiRead } from '../qti/qti-answers.ts';
import type { Tell } from '../qti/qti-text.ts';
import { choiceId, explanationOf, type InterchangeQuestion, plainScheme } from '../questions/interchange-question.ts';
import { isEven, withMarks } from '../questions/question-marks.ts';
import { weightedChoices } from '../questions/weighted-choices.ts';
import { escapeMarkdown } from '../text/markdown-escape.ts';
import type { XmlElement } from '../xml/xml-elements.ts';
import { blankOf, namedBlanks, patternOf } from './qti1-blanks.ts';
import { elementsIn, fieldsIn, firstIn, RESPONSES } from './qti1-elements.ts';
import {
  type Award,
  awardsIn,
  claimsOf,
  contradictionOf,
  numbersOf,
  percentagesOfChoice,
  percentagesOfSeveral,
} from './qti1-keys.ts';
import { marksInItem } from './qti1-marks.ts';
import { textOfMaterial } from './qti1-text.ts';

/** The question of a QTI 1 item; null for text between questions. */
export function qti1Item(item: XmlElement, folder: string, onLost: Tell): QtiRead | null {
  const presentation = firstIn(item, 'presentation') ?? item;
  const type = typeOf(item);
  const responses = elementsIn(presentation, ...RESPONSES);
  if (/calculated|formula/.test(type)) return { reason: { code: 'numbersRedrawn' } };
  if (/text_only|no.question/.test(type)) return null;
  const context: Context = { presentation, type, responses, awards: awardsIn(item), folder, onLost };
  if (responses.length === 0 && !/essay|upload/.test(type)) return null;
  const read = responses.length === 0 ? written(context) : readResponses(context);
  if ('reason' in read) return read;
  return { item: withMarks(withFeedback(item, read.item, context), marksInItem(item, read.item.type), onLost) };
}

/** The question types of different programs. */
function typeOf(item: XmlElement): string {
  const fields = fieldsIn(item);
  const labels = ['question_type', 'cc_profile', 'bbmd_questiontype', 'qmd_itemtype', 'questiontype'];
  return labels
    .map((label) => fields.get(label) ?? '')
    .join(' ')
    .toLowerCase();
}

type Context = {
  readonly presentation: XmlElement;
  readonly type: string;
  readonly responses: readonly XmlElement[];
  readonly awards: readonly Award[];
  readonly folder: string;
  readonly onLost: Tell;
};

const identOf = ({ attributes }: XmlElement): string => attributes.ident ?? '';
const stemOf = ({ presentation, folder, onLost }: Context): string => textOfMaterial(presentation, folder, onLost);

function readResponses(context: Context): QtiRead {
  const { responses, type, presentation } = context;
  const [first] = responses;
  if (first === undefined) return { reason: { code: 'nothingAsked' } };
  if (responses.some(({ name }) => name === 'response_xy')) return { reason: { code: 'imageAreasNotSupported' } };
  if (responses.some(({ name }) => name === 'response_grp')) return { reason: { code: 'groupsNotSupported' } };
  if (/upload/.test(type)) return written(context);
  const matches = blockIn(presentation, 'RIGHT_MATCH_BLOCK');
  if (matches !== null) return matchingBlocks(matches, context);
  const isChoice = ({ name }: XmlElement): boolean => name === 'response_lid';
  if (responses.every(isChoice)) {
    const blanks = namedBlanks(responses.map(namesOf(context)), stemOf(context), DECLARES_BLANKS.test(type));
    if (blanks !== null) return 'reason' in blanks ? blanks : gaps(context, blanks.marks);
    return responses.length === 1 ? choices(first, context) : matching(context);
  }
  return responses.length === 1 ? typed(first, context) : gaps(context, null);
}

/** Question types whose text has to name every blank. */
const DECLARES_BLANKS = /fill_in_multiple_blanks|multiple_dropdowns/;

/** Possible names of a response's blank in Markdown; those for messages first. */
const namesOf =
  (context: Context) =>
  (response: XmlElement): readonly string[] => {
    const plain = [identOf(response).replace(/^response_/, ''), identOf(response)];
    return [promptOf(response, context), ...plain.map((name) => escapeMarkdown(name, false))].filter(
      (name) => name !== '',
    );
  };

const written = (context: Context): QtiRead => ({
  item: {
    type: /upload/.test(context.type) ? 'file' : 'essay',
    stem: stemOf(context),
    scheme: plainScheme(),
  },
});

type Row = { readonly from: string; readonly id: string; readonly text: string };

/** The choices; those that show nothing are left out and reported. */
function rowsOf(response: XmlElement, { folder, onLost }: Context): Row[] {
  const all = elementsIn(response, 'response_label').map((label) => ({
    from: identOf(label),
    text: textOfMaterial(label, folder, onLost),
  }));
  const rows = all.filter(({ text }) => text !== '');
  if (rows.length < all.length) onLost({ code: 'emptyChoicesDropped' });
  return rows.map((row, at) => ({ ...row, id: choiceId(at) }));
}

function choices(response: XmlElement, context: Context): QtiRead {
  const { awards, onLost, type } = context;
  const rows = rowsOf(response, context);
  const stem = [stemOf(context), promptOf(response, context)].filter((text) => text !== '').join('\n\n');
  const offered = rows.map(({ id, text }) => ({ id, text }));
  const claims = claimsOf(awards, identOf(response));
  const cardinality = (response.attributes.rcardinality ?? 'Single').toLowerCase();
  if (cardinality === 'ordered' || /ordering/.test(type)) {
    const right = claims.map(({ value }) => rows.find(({ from }) => from === value)?.id ?? '');
    return { item: { type: 'ordering', stem, choices: offered, answer: [...new Set(right)] } };
  }
  const single = cardinality === 'single' && !/multiple_answers?_|multiple_response|multiple answer/.test(type);
  const percentages = single
    ? percentagesOfChoice(awards, identOf(response))
    : percentagesOfSeveral(
        awards,
        identOf(response),
        rows.map(({ from }) => from),
        /multiple_answers_question/.test(type),
        onLost,
      );
  const weighted = rows.map(({ from, text }) => ({ text, percent: percentages.get(from) ?? 0 }));
  const read = weightedChoices(stem, weighted, single, onLost);
  if ('reason' in read) return read;
  const words = rows.map(({ text }) => text.toLowerCase());
  if (
    single &&
    rows.length === 2 &&
    words.includes('true') &&
    words.includes('false') &&
    read.item.answer.length === 1
  ) {
    const chosen = rows.find(({ from }) => percentages.get(from) === 100);
    return { item: { type: 'true-false', stem, answer: chosen?.text.toLowerCase() === 'true' } };
  }
  const keepOrder = /yes/i.test(firstIn(response, 'render_choice')?.attributes.shuffle ?? '')
    ? {}
    : { keepOrder: true };
  return { item: { ...read.item, ...keepOrder } };
}

/** The best that each response earns; one without an answer is left out. */
const worthsOf = (responses: readonly XmlElement[], awards: readonly Award[]): readonly number[] =>
  responses
    .map((response) => Math.max(0, ...claimsOf(awards, identOf(response)).map(({ worth }) => worth)))
    .filter((worth) => worth > 0);

/** The conditions that earn full marks; the others are reported. `rows`: the choices whose identifiers are compared. */
function fullClaims(
  claims: ReturnType<typeof claimsOf>,
  onLost: Tell,
  rows: readonly Row[] = [],
): ReturnType<typeof claimsOf> {
  const most = Math.max(0, ...claims.map(({ worth }) => worth));
  return claims.filter(({ worth, value }) => {
    if (isEven([worth, most])) return true;
    const answer = rows.find(({ from }) => from === value)?.text ?? value;
    onLost({ code: 'partialCreditDropped', percent: Number(((worth / most) * 100).toFixed(2)), answer });
    return false;
  });
}

/** The text before the choices of a response. */
function promptOf(response: XmlElement, { folder, onLost }: Context): string {
  const nodes = response.nodes.filter((node) => typeof node !== 'string' && !/^render_/.test(node.name));
  return textOfMaterial({ ...response, nodes }, folder, onLost);
}

function typed(response: XmlElement, context: Context): QtiRead {
  const { awards, onLost, type } = context;
  if (/essay/.test(type)) return written(context);
  const claims = claimsOf(awards, identOf(response));
  const fib = firstIn(response, 'render_fib')?.attributes.fibtype ?? '';
  const isNumber =
    response.name === 'response_num' || /numer/.test(type) || /^(?:decimal|integer|scientific)$/i.test(fib);
  const asNumber = isNumber || claims.length === 0;
  const wrong = asNumber ? contradictionOf(awards, identOf(response)) : null;
  if (wrong !== null) return { reason: wrong };
  const [number, ...more] = asNumber ? numbersOf(awards, identOf(response)) : [];
  const stem = stemOf(context);
  if (number !== undefined) {
    for (const { value, off } of more)
      onLost({ code: 'secondNumberDropped', written: `${value}${off > 0 ? ` ± ${off}` : ''}` });
    const { value, off, replaced } = number;
    if (replaced !== null) {
      const [least, most] = [value - off, value + off].map((bound) => Number(bound.toPrecision(12)));
      onLost({ code: 'numberShifted', written: replaced, least: least ?? value, most: most ?? value });
    }
    return { item: { type: 'numeric', stem, answer: { value, written: String(value), tolerance: off } } };
  }
  const accepted = [...new Set(fullClaims(claims, onLost).map(({ value }) => value))].filter((value) => value !== '');
  if (isNumber) {
    const [answer] = accepted;
    return { reason: answer === undefined ? { code: 'correctAnswerNotMarked' } : { code: 'answerNotANumber', answer } };
  }
  if (accepted.length === 0) return written(context);
  const strict = claims.every((claim) => claim.strict);
  return { item: { type: 'short-answer', stem, answer: accepted, ...(strict && { caseSensitive: true }) } };
}

function matching(context: Context): QtiRead {
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
function blockIn(element: XmlElement, name: string): XmlElement | null {
  for (const node of element.nodes) {
    if (typeof node === 'string') continue;
    const found = node.name === 'flow' && node.attributes.class === name ? node : blockIn(node, name);
    if (found !== null) return found;
  }
  return null;
}

/** Matching as Blackboard writes it: prompts are next to their responses, and the matches in a separate part. */
function matchingBlocks(matches: XmlElement, context: Context): QtiRead {
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

/** A text with blanks: at names in brackets, or where the responses are. `marks`: the names there. */
function gaps(context: Context, marks: readonly string[] | null): QtiRead {
  const { presentation, responses, awards, folder, onLost, type } = context;
  const pattern = responses.map(patternOf).find((found) => found !== null) ?? null;
  if (pattern !== null) {
    return {
      reason: { code: 'blankByPattern', pattern },
    };
  }
  const all = responses.map((response, at) => {
    const rows = response.name === 'response_lid' ? rowsOf(response, context) : [];
    const claims = fullClaims(claimsOf(awards, identOf(response)), onLost, rows);
    const { isTyped, isExact } = blankOf(response, type, onLost);
    const open = rows.length === 0 || isTyped;
    const right = rows.filter(({ from }) => open || claims.some(({ value }) => value === from)).map(({ text }) => text);
    const accepted = rows.length === 0 ? claims.map(({ value }) => value) : right;
    return {
      id: `g${at + 1}`,
      choices: open ? null : [...new Set(rows.map(({ text }) => text))],
      accepted: [...new Set(accepted)].filter((text) => text !== ''),
      strict: isExact || (claims.length > 0 && claims.every((claim) => claim.strict)),
    };
  });
  if (all.every(({ accepted }) => accepted.length === 0)) return { reason: { code: 'clozeWithoutAnswer' } };
  if (responses.some((response) => numbersOf(awards, identOf(response)).some(({ off }) => off > 0)))
    onLost({ code: 'gapToleranceDropped', tolerance: '' });
  const shown = ({ id, accepted }: (typeof all)[number]): string => (accepted.length === 0 ? '\\_\\_\\_' : `{{${id}}}`);
  const filled = all.filter(({ accepted }) => accepted.length > 0);
  if (filled.length < all.length) onLost({ code: 'gapsLeftBlank' });
  if (!isEven(worthsOf(responses, awards))) onLost({ code: 'gapWeightsMadeEven' });
  const typed = filled.filter(({ choices: offered }) => offered === null);
  const caseSensitive = typed.some(({ strict }) => strict);
  if (caseSensitive && !typed.every(({ strict }) => strict)) onLost({ code: 'gapCaseMixed' });
  const text =
    marks !== null
      ? all.reduce((said, gap, at) => said.replace(marks[at] ?? '', () => shown(gap)), stemOf(context))
      : textOfMaterial(
          presentation,
          folder,
          onLost,
          (response) => `\ue000${responses.indexOf(response)}\ue001`,
        ).replace(/\ue000(\d+)\ue001/g, (_, at: string) => {
          const gap = all[Number(at)];
          return gap === undefined ? '' : shown(gap);
        });
  for (const { id, choices: offered } of filled)
    if (offered?.length === 1) onLost({ code: 'gapTyped', gap: id.slice(1) });
  return {
    item: {
      type: 'cloze',
      stem: '',
      text,
      gaps: filled.map(({ id, choices: offered }) => ({ id, choices: offered?.length === 1 ? null : offered })),
      answer: Object.fromEntries(filled.map(({ id, accepted }) => [id, accepted])),
      ...(caseSensitive && { caseSensitive }),
    },
  };
}

/** Canvas' names for feedback on the whole question. */
const TO_ALL = /^(?:general|correct|incorrect)(?:_|$)/i;

/** General feedback and feedback on choices; a solution becomes the model answer of an essay. */
function withFeedback(
  item: XmlElement,
  read: InterchangeQuestion,
  { awards, folder, onLost }: Context,
): InterchangeQuestion {
  const labels = new Map(
    elementsIn(item, 'response_label').map((label) => [identOf(label), textOfMaterial(label, folder, onLost)]),
  );
  const [general, single, solutions]: [string[], { text: string; feedback: string }[], string[]] = [[], [], []];
  for (const feedback of elementsIn(item, 'itemfeedback')) {
    const said = textOfMaterial(feedback, folder, onLost);
    if (said === '') continue;
    const ident = identOf(feedback);
    const shownFor = awards.filter((award) => award.feedback.includes(ident)).flatMap(({ claims }) => claims);
    const text = shownFor.length === 1 && !TO_ALL.test(ident) ? labels.get(shownFor[0]?.value ?? '') : undefined;
    if (/^solution$/i.test(ident) || firstIn(feedback, 'solution') !== null) solutions.push(said);
    else if (text !== undefined && text !== '') single.push({ text, feedback: said });
    else general.push(said);
  }
  const isWritten = read.type === 'essay' || read.type === 'file';
  const explanation = explanationOf([...new Set([...general, ...(isWritten ? [] : solutions)])].join('\n\n'), single);
  return {
    ...read,
    ...(explanation !== null && { explanation }),
    ...(isWritten && solutions.length > 0 && { modelAnswer: solutions.join('\n\n') }),
  } as InterchangeQuestion;
}
