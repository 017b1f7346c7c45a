import type { ImportReason, Reason } from '#domain/interchange/import-reason.ts';
import { explanationOf, lossList, type QuestionFiles } from '../questions/interchange-question.ts';
import { isEven, withMarks } from '../questions/question-marks.ts';
import { textIn, type XmlElement } from '../xml/xml-elements.ts';
import { declaredIn, type QtiContext, type QtiRead, type QtiSeveral, RULES } from './qti-answers.ts';
import { readInteractions } from './qti-items.ts';
import { declaredMarks, earnedMarks } from './qti-marks.ts';
import { qtiAll, qtiAttribute, qtiChildren, qtiFirst, qtiIndex } from './qti-names.ts';
import { hasHiddenInteractions, interactionsIn, MEDIA, partsOf, type QtiPart, withoutMedia } from './qti-parts.ts';
import { isForCandidates, qtiText, type Report } from './qti-text.ts';

const READ_ELEMENTS: ReadonlySet<string> = new Set([
  ...RULES,
  ...['printedVariable', 'modalFeedback', 'feedbackBlock', 'feedbackInline', 'rubricBlock'],
]);

type ItemSource = {
  readonly folder: string;
  readonly files: QuestionFiles;
  readonly onLost: Report;
  /** By which a test multiplies the score of the item. */
  readonly weight: number;
};

/** The questions of an item: one, or several in order. Null: text between questions. */
export function qtiItem(root: XmlElement, { folder, files, onLost, weight }: ItemSource): QtiRead | QtiSeveral | null {
  const body = qtiFirst(root, 'itemBody');
  if (body === null) return { reason: { code: 'partEmpty', where: { part: 'question' } } };
  const found = qtiIndex(root, READ_ELEMENTS);
  const printed = found('printedVariable');
  if (printed.length > 0 && qtiAll(body, 'printedVariable').some((shown) => !isWithinFeedback(body, shown)))
    return { reason: { code: 'questionRecreated' } };
  const varied = new Set(
    qtiChildren(root, 'templateDeclaration')
      .filter((declaration) => qtiAttribute(declaration, 'mathVariable') === 'true')
      .map((declaration) => qtiAttribute(declaration, 'identifier') ?? ''),
  );
  // Names in formulas for template variables.
  const isDrawn = (name: XmlElement): boolean => varied.has(textIn(name).trim()) && !isWithinFeedback(body, name);
  if (varied.size > 0 && qtiAll(body, 'mi').some(isDrawn)) return { reason: { code: 'questionRecreated' } };
  const isAdaptive = qtiAttribute(root, 'adaptive') === 'true';
  if (isAdaptive) onLost({ code: 'adaptiveAskedOnce' });
  if (printed.length > 0) onLost({ code: 'answerFeedbackDropped' });
  const context = { folder, onLost, files, declared: declaredIn(root, found) };
  const marks: MarksOfItem = {
    whole: declaredMarks(root),
    of: (interactions) => earnedMarks(interactions, context, found),
    weight,
  };
  const all = interactionsIn(body);
  const interactions = all.filter(({ name }) => name !== END && name !== MEDIA);
  const feedbackElements = [...found('modalFeedback'), ...found('feedbackBlock'), ...found('feedbackInline')].filter(
    (feedback) => qtiFirst(feedback, 'printedVariable') === null,
  );
  const rubrics = found('rubricBlock').filter((rubric) => !isForCandidates(rubric));
  if (all.length === 0) return null;
  reportOutside(all, interactions, context);
  const questionBody = all.some(({ name }) => name === MEDIA) ? withoutMedia(body) : body;
  const parts = interactions.length < 2 ? [] : partsOf(questionBody, interactions, context);
  if (parts.length > 1) {
    if (isAdaptive || hasHiddenInteractions(body)) return { reason: { code: 'questionsDependOnAnswers' } };
    return severalOf(parts, { feedback: feedbackElements, rubrics }, marks, context);
  }
  const read = readInteractions(
    questionBody,
    interactions.length === 0 ? all.filter(({ name }) => name !== END) : interactions,
    context,
  );
  if ('reason' in read) return read;
  const { item } = withAsides(read, { feedback: feedbackElements, rubrics }, context);
  return { item: withMarks(item, weighted(marks.whole ?? marks.of(interactions), weight), onLost) };
}

type MarksOfItem = {
  /** What the item declares for all its questions; null: nothing. */
  readonly whole: number | null;
  /** What the answer to some of its interactions earns; null if that is not known. */
  readonly of: (interactions: readonly XmlElement[]) => number | null;
  readonly weight: number;
};

/** Marks as a test counts them. */
const weighted = (marks: number | null, weight: number): number | null =>
  marks === null && weight === 1 ? null : (marks ?? 1) * weight;

/** Everything besides the questions. */
function reportOutside(all: readonly XmlElement[], interactions: readonly XmlElement[], { onLost }: QtiContext): void {
  if (interactions.length === 0 || interactions.length === all.length) return;
  if (all.some(({ name }) => name === END)) onLost({ code: 'endButtonDropped' });
  for (const media of all) {
    if (media.name !== MEDIA) continue;
    const isSound =
      qtiFirst(media, 'audio') !== null ||
      qtiAll(media, 'object').some(({ attributes }) => attributes.type?.startsWith('audio/'));
    onLost({ code: 'mediaDropped', element: isSound ? 'audio' : 'video' });
  }
}

/** The item's feedback, and its notes for markers. */
type FeedbackAndRubrics = { readonly feedback: readonly XmlElement[]; readonly rubrics: readonly XmlElement[] };

function withAsides(
  { item }: Extract<QtiRead, { item: unknown }>,
  { feedback, rubrics }: FeedbackAndRubrics,
  { folder, onLost }: QtiContext,
): Extract<QtiRead, { item: unknown }> {
  const textsIn = (elements: readonly XmlElement[]): string => {
    const texts = elements.map((each) => qtiText(each, folder, onLost)).filter((text) => text !== '');
    return [...new Set(texts)].join('\n\n');
  };
  const explanation = explanationOf(textsIn(feedback), []);
  const rubric = textsIn(rubrics);
  const isMarked = item.type === 'essay' || item.type === 'file';
  if (rubric !== '') onLost({ code: isMarked ? 'markerNotesAsModelAnswer' : 'markerNotesDropped' });
  return {
    item: {
      ...item,
      ...(explanation !== null && { explanation }),
      ...(rubric !== '' && isMarked && { modelAnswer: rubric }),
    },
  };
}

/**
 * Each question with the text before it. Feedback within a question belongs to it; feedback of the item belongs to
 * the last question.
 */
function severalOf(
  parts: readonly QtiPart[],
  { feedback, rubrics }: FeedbackAndRubrics,
  marks: MarksOfItem,
  whole: QtiContext,
): QtiRead | QtiSeveral {
  const ownOf = (part: QtiPart): XmlElement[] =>
    feedback.filter((each) => part.interactions.some((interaction) => qtiAll(interaction, each.name).includes(each)));
  const owned = parts.map(ownOf);
  const shared = feedback.filter((each) => !owned.some((own) => own.includes(each)));
  const several = parts.map((part, at) => {
    const { lost, onLost } = lossList();
    const context = { ...whole, onLost };
    const read = readInteractions(part.body, part.interactions, context);
    const isLast = at === parts.length - 1;
    const asides = { feedback: [...(owned[at] ?? []), ...(isLast ? shared : [])], rubrics: isLast ? rubrics : [] };
    const target = part.interactions[0] ?? part.body;
    if ('reason' in read) return { read, lost, line: target.line };
    const { item } = withAsides(read, asides, context);
    const own = weighted(marks.of(part.interactions), marks.weight);
    return { read: { item: withMarks(item, own, onLost) }, lost, line: target.line };
  });
  const reasons = several
    .map(({ read }) => ('reason' in read ? read.reason : null))
    .filter((reason) => reason !== null);
  if (reasons.length === several.length) return { reason: eachOnce(reasons) };
  whole.onLost({ code: 'questionsSeparated', count: several.length });
  const together = parts.reduce((sum, { interactions }) => sum + (marks.of(interactions) ?? 1), 0);
  if (marks.whole !== null && !isEven([marks.whole, together]))
    whole.onLost({ code: 'marksDropped', marks: marks.whole * marks.weight });
  if (shared.length > 0) whole.onLost({ code: 'feedbackWithLastQuestion' });
  return { several };
}

/** The reasons of several questions, without repetitions. */
const eachOnce = (reasons: readonly Reason[]): readonly ImportReason[] => [
  ...new Map(reasons.flat().map((reason) => [JSON.stringify(reason), reason])).values(),
];

/** Whether an element is within feedback, which is not part of the question. */
const isWithinFeedback = (body: XmlElement, element: XmlElement): boolean =>
  ['feedbackBlock', 'feedbackInline', 'rubricBlock'].some((name) =>
    qtiAll(body, name).some((feedback) => qtiAll(feedback, element.name).includes(element)),
  );

/** Ends the attempt or requests a hint; not an answer. */
const END = 'endAttemptInteraction';
