import type { ImportReason, LossCode, Reason, ReasonCode } from '#domain/interchange/import-reason.ts';
import type { Found, InterchangeQuestion } from '#server/interchange/questions/interchange-question.ts';
import { PARTS, type Part, textsOf } from './question-parts.ts';

/** Whether a question returned unchanged, changed with a report, or changed silently. */
export type Result = { readonly kind: 'equal' | 'named' } | { readonly kind: 'silent'; readonly what: string };

/** The parts of a question whose change a loss names. An unrelated loss hides nothing. */
const NAMES: Partial<Readonly<Record<LossCode, readonly Part[]>>> = {
  explanationDropped: ['explanation'],
  hintsDropped: ['hints'],
  imagesDropped: ['stem'],
  imagesAsNames: ['stem'],
  formattingDropped: ['stem', 'explanation', 'choices', 'answer'],
  tagsDropped: ['tags'],
  tagWithBar: ['tags'],
  tagTooLong: ['tags'],
  tagsTooMany: ['tags'],
  keepOrderDropped: ['order'],
  answerWithBar: ['answer'],
  caseRuleDropped: ['strictness'],
  gapCaseMixed: ['strictness'],
  accentRuleDropped: ['strictness'],
  unitDropped: ['unit'],
  unitsDropped: ['unit'],
  relativeToleranceAsAbsolute: ['tolerance'],
  figuresAsTolerance: ['tolerance', 'type'],
  notationDropped: ['written'],
  markSchemeDropped: ['scheme'],
  modelAnswerDropped: ['scheme', 'type', 'answer'],
  markSchemeAsNotes: ['scheme', 'type', 'answer'],
  pointsMarkedTogether: ['scheme', 'type', 'limits'],
  markerNotesAsModelAnswer: ['scheme', 'type'],
  markerNotesDropped: ['scheme'],
  wordLimitsDropped: ['limits'],
  fileLimitDropped: ['limits'],
  clozeLeadDropped: ['stem'],
  titleAsQuestion: ['stem'],
  answerNotWritable: ['answer'],
  shortAnswerAsBlank: ['type', 'answer', 'choices'],
  gapChoicesDropped: ['choices'],
  weightsDropped: ['answer'],
  severalCorrectDropped: ['answer', 'type'],
};

const isLoss = (code: ReasonCode): code is LossCode => Object.hasOwn(NAMES, code);
const partsNamed = ({ code }: ImportReason): readonly Part[] => (isLoss(code) ? (NAMES[code] ?? []) : []);

/** Compares a question with its result. `lost`: what the writer reported; null for a type that the format lacks. */
export function compareRoundTrip(
  sent: InterchangeQuestion,
  lost: readonly Reason[] | null,
  back: Found | undefined,
): Result {
  if (lost === null || back?.kind === 'problem') return { kind: 'named' };
  if (back === undefined) return { kind: 'silent', what: 'the question is gone' };
  if (back.kind === 'damage') return { kind: 'silent', what: 'the writer made a damaged file' };
  if (back.kind === 'lost') return { kind: 'named' };
  const reasons = [...lost, ...back.lost].flat();
  const named = new Set(reasons.flatMap(partsNamed));
  const [first, second] = [textsOf(sent), textsOf(back.item)];
  const changed = PARTS.filter((part) => first[part] !== second[part]);
  const silent = changed.filter((part) => !named.has(part));
  if (silent.length > 0)
    return { kind: 'silent', what: silent.map((part) => `${part}: ${first[part]} → ${second[part]}`).join('; ') };
  return { kind: changed.length > 0 || reasons.length > 0 ? 'named' : 'equal' };
}
