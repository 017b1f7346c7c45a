import type { QtiRead } from '../qti/qti-answers.ts';
import type { Report } from '../qti/qti-text.ts';
import { plainScheme } from '../questions/interchange-question.ts';
import { withMarks } from '../questions/question-marks.ts';
import { weightedChoices } from '../questions/weighted-choices.ts';
import { escapeMarkdown } from '../text/markdown-escape.ts';
import type { XmlElement } from '../xml/xml-elements.ts';
import { namedBlanks } from './qti1-blanks.ts';
import { type Context, fullClaims, identOf, promptOf, rowsOf, stemOf } from './qti1-context.ts';
import { elementsIn, fieldsIn, firstIn, RESPONSES } from './qti1-elements.ts';
import { withFeedback } from './qti1-feedback.ts';
import { gaps } from './qti1-gaps.ts';
import {
  awardsIn,
  claimsOf,
  contradictionOf,
  numbersOf,
  percentagesOfChoice,
  percentagesOfSeveral,
} from './qti1-keys.ts';
import { marksInItem } from './qti1-marks.ts';
import { blockIn, matching, matchingBlocks } from './qti1-matching.ts';

/** The question of a QTI 1 item; null for text between questions. */
export function qti1Item(item: XmlElement, folder: string, onLost: Report): QtiRead | null {
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
