import { readNumber } from '../gift/gift-numbers.ts';
import { choiceId, explanationOf, type InterchangeItem, plainScheme } from '../interchange-item.ts';
import { textIn, type XmlElement } from '../text/xml-elements.ts';
import {
  acceptedOf,
  declaredFor,
  declaredIn,
  partlyRight,
  type QtiContext,
  type QtiRead,
  RULES,
  rightOf,
} from './qti-answers.ts';
import { isInteraction, qtiCloze } from './qti-cloze.ts';
import { GAP_RESPONSE, qtiAll, qtiAttribute, qtiChildren, qtiFirst, qtiIndex } from './qti-names.ts';
import { spotsOf } from './qti-spots.ts';
import { qtiText, type Tell } from './qti-text.ts';
import { gapMatch, hottext } from './qti-words.ts';

const LOOKED_FOR: ReadonlySet<string> = new Set([
  ...RULES,
  ...['printedVariable', 'modalFeedback', 'feedbackBlock', 'feedbackInline'],
]);

const MADE_ANEW = 'its text is made anew each time, by a template';

/** What an item asks. */
export function qtiItem(root: XmlElement, folder: string, tell: Tell): QtiRead {
  const body = qtiFirst(root, 'itemBody');
  if (body === null) return { reason: 'it has no body' };
  const found = qtiIndex(root, LOOKED_FOR);
  const printed = found('printedVariable');
  if (printed.length > 0 && qtiAll(body, 'printedVariable').some((shown) => !isWithinFeedback(body, shown)))
    return { reason: MADE_ANEW };
  const varied = new Set(
    qtiChildren(root, 'templateDeclaration')
      .filter((declaration) => qtiAttribute(declaration, 'mathVariable') === 'true')
      .map((declaration) => qtiAttribute(declaration, 'identifier') ?? ''),
  );
  // Names in formulas that stand for what the template draws.
  const isDrawn = (name: XmlElement): boolean => varied.has(textIn(name).trim()) && !isWithinFeedback(body, name);
  if (varied.size > 0 && qtiAll(body, 'mi').some(isDrawn)) return { reason: MADE_ANEW };
  if (qtiAttribute(root, 'adaptive') === 'true') tell('that it is adaptive: it is asked once');
  const context = { folder, tell, declared: declaredIn(root, found) };
  const read = readBody(body, context);
  if ('reason' in read) return read;
  const told = [...found('modalFeedback'), ...found('feedbackBlock'), ...found('feedbackInline')]
    .filter((feedback) => qtiFirst(feedback, 'printedVariable') === null)
    .map((feedback) => qtiText(feedback, folder, tell))
    .filter((text) => text !== '');
  if (printed.length > 0) tell('feedback that shows what was answered');
  const explanation = explanationOf([...new Set(told)].join('\n\n'), []);
  return { item: { ...read.item, ...(explanation !== null && { explanation }) } as InterchangeItem };
}

function interactionsIn(element: XmlElement): XmlElement[] {
  return element.nodes.flatMap((node) => {
    if (typeof node === 'string') return [];
    return isInteraction(node.name) ? [node] : interactionsIn(node);
  });
}

function readBody(body: XmlElement, context: QtiContext): QtiRead {
  const all = interactionsIn(body);
  const interactions = all.filter(({ name }) => name !== END);
  if (interactions.length > 0 && interactions.length < all.length) context.tell('a button that ends the attempt');
  const [first] = interactions;
  if (first === undefined) return { reason: 'it asks nothing' };
  const names = interactions.map(({ name }) => name);
  const isInline = (name: string): boolean => name === 'textEntryInteraction' || name === 'inlineChoiceInteraction';
  const [name = ''] = names;
  const isGap =
    name === 'inlineChoiceInteraction' || qtiAttribute(first, 'responseIdentifier')?.startsWith(GAP_RESPONSE) === true;
  if (names.every(isInline) && (names.length > 1 || isGap)) return qtiCloze(body, interactions, context);
  if (names.length > 1) {
    if (names.some((each) => each !== 'extendedTextInteraction')) return { reason: severalWays(names) };
    context.tell('that the answer has several fields');
  }
  const stem = stemOf(body, first, context);
  const read = READERS[name];
  return read === undefined
    ? { reason: `questions by ${name} have no like in Lectern` }
    : read(first, stem, context, body);
}

/** Whether an element stands in feedback, which is not part of what is asked. */
const isWithinFeedback = (body: XmlElement, element: XmlElement): boolean =>
  ['feedbackBlock', 'feedbackInline', 'rubricBlock'].some((name) =>
    qtiAll(body, name).some((feedback) => qtiAll(feedback, element.name).includes(element)),
  );

const severalWays = (names: readonly string[]): string => {
  const kinds = [...new Set(names)];
  return kinds.length === 1
    ? `it asks ${names.length} questions at once, each a ${kinds[0]}`
    : `it asks in several ways at once: ${kinds.join(', ')}`;
};

/** Ends the attempt or asks for a hint; answers nothing. */
const END = 'endAttemptInteraction';

/** Stands for a field until the text is Markdown. */
const PLACE = '\ue000';
/** What Lectern writes behind the field of a number. */
const isUnit = (node: XmlElement): boolean => node.name === 'span' && node.attributes.class === 'unit';

/** The text around an interaction and its prompt. Within a line, a blank marks its place. */
function stemOf(body: XmlElement, interaction: XmlElement, { folder, tell }: QtiContext): string {
  const inline = interaction.name === 'textEntryInteraction';
  const shown = qtiText(body, folder, tell, (node, name) => {
    if (isInteraction(name)) return inline ? ` ${PLACE} ` : '';
    return isUnit(node) ? '' : null;
  });
  // A field in a line of its own is where the answer goes, and no blank of the text.
  const around = inline ? shown.replace(/(?:^|\n\n)\ue000$/, '').replaceAll(PLACE, '_____') : shown;
  const prompt = qtiChildren(interaction, 'prompt').map((each) => qtiText(each, folder, tell));
  return [around, ...prompt].filter((text) => text !== '').join('\n\n');
}

type Reader = (interaction: XmlElement, stem: string, context: QtiContext, body: XmlElement) => QtiRead;

type Row = { readonly from: string; readonly id: string; readonly text: string };

function rowsOf(elements: readonly XmlElement[], { folder, tell }: QtiContext): Row[] {
  return elements.map((element, at) => ({
    from: qtiAttribute(element, 'identifier') ?? '',
    id: choiceId(at),
    text: qtiText(element, folder, tell),
  }));
}

const plain = (rows: readonly Row[]) => rows.map(({ id, text }) => ({ id, text }));
const kept = (interaction: XmlElement) => (qtiAttribute(interaction, 'shuffle') === 'true' ? {} : { keepOrder: true });

const choice: Reader = (interaction, stem, context) => {
  const declared = declaredFor(interaction, context);
  const rows = rowsOf(qtiAll(interaction, 'simpleChoice'), context);
  const right = rightOf(declared);
  const answer = rows.filter(({ from }) => right.includes(from)).map(({ id }) => id);
  const single = declared?.cardinality !== 'multiple' && (qtiAttribute(interaction, 'maxChoices') ?? '1') === '1';
  const truth = single && rows.length === 2 ? truthOf(rows, right) : null;
  if (truth !== null) return { item: { type: 'true-false', stem, answer: truth } };
  if (
    declared !== undefined &&
    !single &&
    declared.mapped.length > 0 &&
    new Set(declared.mapped.map(({ worth }) => Math.abs(worth))).size > 1
  ) {
    context.tell('the weights of the choices: right ones count alike, wrong ones take as much');
  }
  return {
    item: {
      type: single ? 'multiple-choice' : 'multiple-response',
      stem,
      choices: plain(rows),
      answer,
      ...kept(interaction),
    },
  };
};

/** Whether the right one of "True" and "False" is the first word; null where they are other words. */
function truthOf(rows: readonly Row[], right: readonly string[]): boolean | null {
  const words = rows.map(({ text }) => text.trim().toLowerCase());
  if (!words.includes('true') || !words.includes('false')) return null;
  const chosen = rows.find(({ from }) => right.includes(from));
  return chosen === undefined ? null : chosen.text.trim().toLowerCase() === 'true';
}

const order: Reader = (interaction, stem, context) => {
  const rows = rowsOf(qtiAll(interaction, 'simpleChoice'), context);
  const right = rightOf(declaredFor(interaction, context)).map(
    (from) => rows.find((row) => row.from === from)?.id ?? '',
  );
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
  const firsts = new Set(rightOf(declaredFor(interaction, context)).map((pair) => pair.split(/\s+/)[0]));
  const isPrompt = (element: XmlElement): boolean => firsts.has(qtiAttribute(element, 'identifier') ?? '');
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
  const rows = rowsOf(choices, context);
  const asked = rowsOf(prompts, context);
  for (const pair of rightOf(declaredFor(interaction, context))) {
    const [one = '', other = ''] = pair.split(/\s+/);
    const [prompt, matched] = asked.some(({ from }) => from === one) ? [one, other] : [other, one];
    if (right.has(prompt)) context.tell('a second match of the same word');
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
      ...kept(interaction),
    },
  };
}

const textEntry: Reader = (interaction, stem, context, body) => {
  const declared = declaredFor(interaction, context);
  const accepted = acceptedOf(declared);
  if (declared !== undefined) for (const part of partlyRight(declared)) context.tell(`partial credit for "${part}"`);
  if (accepted.length === 0) {
    context.tell('how the typed answer is judged: a person marks it');
    return { item: { type: 'essay', stem, scheme: plainScheme('Answers the question') } };
  }
  const isNumber = declared?.baseType === 'float' || declared?.baseType === 'integer';
  const number = isNumber ? readNumber(accepted[0] ?? '') : null;
  if (number !== null) {
    const { mode, off } = declared?.tolerance ?? { mode: 'exact', off: 0 };
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

const extended: Reader = (interaction, stem, context) => {
  const model = declaredFor(interaction, context)?.correct.join('\n\n') ?? '';
  if (model !== '') return { item: { type: 'open', stem, answer: model } };
  return { item: { type: 'essay', stem, scheme: plainScheme('Answers the question') } };
};

const slider: Reader = (interaction, stem, context) => {
  const number = readNumber(rightOf(declaredFor(interaction, context))[0] ?? '');
  if (number === null) return { reason: 'its slider has no right place' };
  context.tell('the slider: the number is typed');
  return { item: { type: 'numeric', stem, answer: number } };
};

const upload: Reader = (_interaction, stem) => ({
  item: { type: 'file', stem, scheme: plainScheme('Answers the question') },
});

const READERS: Readonly<Record<string, Reader>> = {
  choiceInteraction: choice,
  orderInteraction: order,
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
};
