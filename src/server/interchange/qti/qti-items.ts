import type { ImportReason } from '#domain/interchange/import-reason.ts';
import { ownEntry } from '#domain/platform/own-entry.ts';
import { shownChoices } from '../export/visible-choices.ts';
import { readNumber } from '../gift/gift-numbers.ts';
import { choiceId, plainScheme } from '../questions/interchange-question.ts';
import { isEven } from '../questions/question-marks.ts';
import { weightedChoices } from '../questions/weighted-choices.ts';
import { textIn, type XmlElement } from '../xml/xml-elements.ts';
import {
  acceptedOf,
  correctAnswers,
  type Declared,
  declaredFor,
  partiallyCorrect,
  type QtiContext,
  type QtiRead,
} from './qti-answers.ts';
import { qtiCloze } from './qti-cloze.ts';
import { GAP_RESPONSE, qtiAll, qtiAttribute, qtiChildren } from './qti-names.ts';
import { isInline, isInteraction } from './qti-parts.ts';
import { spotsOf } from './qti-spots.ts';
import { qtiText } from './qti-text.ts';
import { gapMatch, hottext } from './qti-words.ts';

/** The content of one question: one interaction, or several blanks in a text. */
export function readInteractions(body: XmlElement, interactions: readonly XmlElement[], context: QtiContext): QtiRead {
  const [first] = interactions;
  if (first === undefined) return { reason: { code: 'nothingAsked' } };
  const isGap =
    first.name === 'inlineChoiceInteraction' ||
    qtiAttribute(first, 'responseIdentifier')?.startsWith(GAP_RESPONSE) === true;
  if (interactions.every(isInline) && (interactions.length > 1 || isGap)) return qtiCloze(body, interactions, context);
  if (interactions.length > 1) context.onLost({ code: 'fieldsMerged' });
  const stem = stemOf(body, first, context);
  const read = ownEntry(READERS, first.name);
  return read === undefined
    ? { reason: { code: 'typeNotSupported', type: first.name.replace(/Interaction$/, '') } }
    : read(first, stem, context, body);
}

/** Placeholder for a field until the text is Markdown. */
const PLACEHOLDER = '\ue000';
/** What Lectern writes after the field of a number. */
const isUnit = (node: XmlElement): boolean => node.name === 'span' && node.attributes.class === 'unit';

/** The text around an interaction and its prompt. An inline interaction leaves a blank. */
function stemOf(body: XmlElement, interaction: XmlElement, { folder, onLost }: QtiContext): string {
  const inline = interaction.name === 'textEntryInteraction';
  const shown = qtiText(body, folder, onLost, (node, name) => {
    if (isInteraction(name)) return inline ? ` ${PLACEHOLDER} ` : '';
    return isUnit(node) ? '' : null;
  });
  // A field on a separate line is for the whole answer, not a blank in the text.
  const around = inline ? shown.replace(/(?:^|\n\n)\ue000$/, '').replaceAll(PLACEHOLDER, '_____') : shown;
  const prompt = qtiChildren(interaction, 'prompt').map((each) => qtiText(each, folder, onLost));
  return [around, ...prompt].filter((text) => text !== '').join('\n\n');
}

type Reader = (interaction: XmlElement, stem: string, context: QtiContext, body: XmlElement) => QtiRead;

type Row = { readonly from: string; readonly id: string; readonly text: string };
type Rows = { readonly rows: readonly Row[] } | { readonly reason: ImportReason };

/** The choices. `right`: the identifiers that are, or are part of, a correct answer. */
function rowsOf(elements: readonly XmlElement[], right: readonly string[], { folder, onLost }: QtiContext): Rows {
  const all = elements.map((element) => ({
    from: qtiAttribute(element, 'identifier') ?? '',
    text: qtiText(element, folder, onLost),
  }));
  const shown = shownChoices(all, ({ from }) => right.includes(from), onLost);
  return 'reason' in shown ? shown : { rows: shown.rows.map((row, at) => ({ ...row, id: choiceId(at) })) };
}

const plain = (rows: readonly Row[]) => rows.map(({ id, text }) => ({ id, text }));

/** One choice with a fixed position keeps all of them in order. */
function isFixed(interaction: XmlElement, { onLost }: QtiContext) {
  if (qtiAttribute(interaction, 'shuffle') !== 'true') return { keepOrder: true };
  const fixed = qtiAll(interaction, 'simpleChoice').some((choice) => qtiAttribute(choice, 'fixed') === 'true');
  if (fixed) onLost({ code: 'someChoicesFixed' });
  return fixed ? { keepOrder: true } : {};
}

const choice: Reader = (interaction, stem, context) => {
  const declared = declaredFor(interaction, context);
  if (declared?.contradiction === 'key') return { reason: { code: 'keyContradictsRules' } };
  if (declared?.contradiction === 'weights') context.onLost({ code: 'weightsMadeEven' });
  const right = correctAnswers(declared);
  const shown = rowsOf(qtiAll(interaction, 'simpleChoice'), right, context);
  if ('reason' in shown) return shown;
  const { rows } = shown;
  const answer = rows.filter(({ from }) => right.includes(from)).map(({ id }) => id);
  const single = declared?.cardinality !== 'multiple' && (qtiAttribute(interaction, 'maxChoices') ?? '1') === '1';
  const truth = single && rows.length === 2 ? truthOf(rows, right) : null;
  if (truth !== null) return { item: { type: 'true-false', stem, answer: truth } };
  const type = single ? 'multiple-choice' : 'multiple-response';
  if (declared !== undefined && declared.scoring === 'mapping' && declared.mapped.length > 0) {
    const read = mappedChoices(stem, rows, declared, single, context);
    return 'reason' in read ? read : { item: { ...read.item, ...isFixed(interaction, context) } };
  }
  if (!single && declared?.scoring === 'whole') context.onLost({ code: 'wholeAnswerRuleDropped' });
  return { item: { type, stem, choices: plain(rows), answer, ...isFixed(interaction, context) } };
};

/** Choices with their mapped values, in per cent of the highest. */
function mappedChoices(
  stem: string,
  rows: readonly Row[],
  declared: Declared,
  single: boolean,
  { onLost }: QtiContext,
): QtiRead {
  const points = rows.map(({ from }) => declared.mapped.find(({ key }) => key === from)?.worth ?? declared.unmapped);
  const gains = points.filter((point) => point > 0);
  const most =
    declared.most !== null && declared.most > 0
      ? declared.most
      : single
        ? Math.max(0, ...gains)
        : gains.reduce((sum, point) => sum + point, 0);
  const unpaid = rows.find(({ from }, at) => declared.correct.includes(from) && (points[at] ?? 0) <= 0);
  if (unpaid !== undefined) {
    return { reason: { code: 'choiceContradictsMapping', choice: unpaid.text } };
  }
  if (!single && declared.belowZero && points.some((point) => point < 0)) onLost({ code: 'negativeWeightsDropped' });
  const percentages = rows.map(({ text }, at) => ({
    text,
    percent: most === 0 ? 0 : ((points[at] ?? 0) / most) * 100,
  }));
  return weightedChoices(stem, percentages, single, onLost);
}

/** Whether the correct one of "True" and "False" is the first; null for other words. */
function truthOf(rows: readonly Row[], right: readonly string[]): boolean | null {
  const words = rows.map(({ text }) => text.trim().toLowerCase());
  if (!words.includes('true') || !words.includes('false')) return null;
  const chosen = rows.find(({ from }) => right.includes(from));
  return chosen === undefined ? null : chosen.text.trim().toLowerCase() === 'true';
}

const ordering: Reader = (interaction, stem, context) => {
  const order = correctAnswers(declaredFor(interaction, context));
  const shown = rowsOf(qtiAll(interaction, 'simpleChoice'), order, context);
  if ('reason' in shown) return shown;
  const { rows } = shown;
  const right = order.map((from) => rows.find((row) => row.from === from)?.id ?? '');
  return { item: { type: 'ordering', stem, choices: plain(rows), answer: right } };
};

const match: Reader = (interaction, stem, context) => {
  const [prompts = [], choices = []] = qtiAll(interaction, 'simpleMatchSet').map((set) =>
    qtiAll(set, 'simpleAssociableChoice'),
  );
  return pairsOf(prompts, choices, interaction, stem, context);
};

const associate: Reader = (interaction, stem, context) => {
  const all = qtiAll(interaction, 'simpleAssociableChoice');
  const firstIds = new Set(correctAnswers(declaredFor(interaction, context)).map((pair) => pair.split(/\s+/)[0]));
  const isPrompt = (element: XmlElement): boolean => firstIds.has(qtiAttribute(element, 'identifier') ?? '');
  return pairsOf(
    all.filter(isPrompt),
    all.filter((element) => !isPrompt(element)),
    interaction,
    stem,
    context,
  );
};

function pairsOf(
  prompts: readonly XmlElement[],
  choices: readonly XmlElement[],
  interaction: XmlElement,
  stem: string,
  context: QtiContext,
): QtiRead {
  const right = new Map<string, string>();
  const declared = declaredFor(interaction, context);
  const pairs = correctAnswers(declared);
  const worths = (declared?.mapped ?? []).filter(({ key }) => pairs.includes(key)).map(({ worth }) => worth);
  if (declared?.scoring === 'mapping' && !isEven(worths)) context.onLost({ code: 'pairWeightsMadeEven' });
  const named = pairs.flatMap((pair) => pair.split(/\s+/));
  const [offered, shown] = [rowsOf(choices, named, context), rowsOf(prompts, named, context)];
  if ('reason' in offered) return offered;
  if ('reason' in shown) return shown;
  const [rows, asked] = [offered.rows, shown.rows];
  for (const pair of pairs) {
    const [first = '', second = ''] = pair.split(/\s+/);
    const [prompt, matched] = asked.some(({ from }) => from === first) ? [first, second] : [second, first];
    if (right.has(prompt)) context.onLost({ code: 'secondMatchDropped' });
    else right.set(prompt, rows.find(({ from }) => from === matched)?.id ?? '');
  }
  return {
    item: {
      type: 'matching',
      stem,
      choices: plain(rows),
      answer: asked
        .filter(({ from }) => right.has(from))
        .map(({ from, text }) => ({ text, match: right.get(from) ?? '' })),
      ...isFixed(interaction, context),
    },
  };
}

const textEntry: Reader = (interaction, stem, context, body) => {
  const declared = declaredFor(interaction, context);
  const accepted = acceptedOf(declared);
  for (const { key, percent } of declared === undefined ? [] : partiallyCorrect(declared))
    context.onLost({ code: 'partialCreditDropped', percent, answer: key });
  if (accepted.length === 0) {
    context.onLost({ code: 'markedByPerson' });
    return { item: { type: 'essay', stem, scheme: plainScheme() } };
  }
  const isNumber = declared?.baseType === 'float' || declared?.baseType === 'integer';
  const number = isNumber ? readNumber(accepted[0] ?? '') : null;
  if (isNumber && number === null) return { reason: { code: 'answerNotANumber', answer: accepted[0] ?? '' } };
  if (number !== null) {
    const spread = declared?.tolerance;
    if (spread != null && spread.mode !== 'exact' && spread.below !== spread.above)
      return { item: { type: 'numeric', stem, answer: middleOf(number.value, spread, context) } };
    const { mode, off } = spread ?? { mode: 'exact', off: 0 };
    const relative = mode === 'relative' && off > 0;
    const unit = qtiAll(body, 'span').find(isUnit);
    return {
      item: {
        type: 'numeric',
        stem,
        answer: {
          value: number.value,
          written: number.written,
          tolerance: relative ? Number((off / 100).toPrecision(12)) : off,
          ...(relative && { relative }),
          ...(unit !== undefined && { unit: textIn(unit).trim() }),
        },
      },
    };
  }
  const strict =
    declared !== undefined && declared.mapped.length > 0 && declared.mapped.every(({ caseSensitive }) => caseSensitive);
  return { item: { type: 'short-answer', stem, answer: accepted, ...(strict && { caseSensitive: true }) } };
};

/** An asymmetric range, by its middle: a tolerance here is symmetric. */
function middleOf(value: number, { mode, below, above }: NonNullable<Declared['tolerance']>, { onLost }: QtiContext) {
  const unit = mode === 'relative' ? Math.abs(value) / 100 : 1;
  const exact = (number: number): number => Number(number.toPrecision(12));
  const [least, most] = [exact(value - below * unit), exact(value + above * unit)];
  const middle = exact((least + most) / 2);
  onLost({ code: 'numberShifted', written: value, least, most });
  return { value: middle, written: String(middle), tolerance: exact((most - least) / 2) };
}

const extended: Reader = (interaction, stem, context) => {
  const model = declaredFor(interaction, context)?.correct.join('\n\n') ?? '';
  if (model !== '') return { item: { type: 'open', stem, answer: model } };
  return { item: { type: 'essay', stem, scheme: plainScheme() } };
};

const slider: Reader = (interaction, stem, context) => {
  const number = readNumber(correctAnswers(declaredFor(interaction, context))[0] ?? '');
  if (number === null) return { reason: { code: 'correctAnswerNotMarked' } };
  context.onLost({ code: 'sliderAsNumber' });
  return { item: { type: 'numeric', stem, answer: number } };
};

const upload: Reader = (_interaction, stem) => ({
  item: { type: 'file', stem, scheme: plainScheme() },
});

const READERS = {
  choiceInteraction: choice,
  orderInteraction: ordering,
  matchInteraction: match,
  associateInteraction: associate,
  textEntryInteraction: textEntry,
  extendedTextInteraction: extended,
  sliderInteraction: slider,
  uploadInteraction: upload,
  hotspotInteraction: spotsOf,
  graphicGapMatchInteraction: spotsOf,
  gapMatchInteraction: gapMatch,
  hottextInteraction: hottext,
} satisfies Readonly<Record<string, Reader>>;
