import type { MaterialKind } from './material-kind.ts';
import type { MaterialSummary } from './material-summary.ts';

type Quiz = {
  readonly id: string;
  readonly lastAttempt: {
    readonly id: string;
    readonly submittedAt: string | null;
    readonly marks: number | null;
    readonly marksOutOf: number | null;
  } | null;
};

export type NextStep =
  | { readonly step: 'goOnQuiz' | 'tryQuiz' | 'againQuiz'; readonly quiz: string }
  | { readonly step: 'goOnMaterial' | 'beginMaterial'; readonly material: MaterialSummary }
  | { readonly step: 'allDone' };

/** First learn, then practise, then summarise and look at exam focus; decks are for every day after. */
const BEFORE_QUIZ: readonly MaterialKind[] = ['noteBooklet', 'video', 'audio'];
const AFTER_QUIZ: readonly MaterialKind[] = ['onePageSummary', 'deck', 'examFocus', 'short'];
/** A result below this is worth another attempt. */
const GOOD_SHARE = 0.8;

/**
 * The recommended next step in a topic, among what the user may open: started content, then unopened content in the
 * order of learning, then the quiz with the lowest result. Null if nothing is open.
 * @param quizzes empty if no plan opens them
 */
export function nextStep(materials: readonly MaterialSummary[], quizzes: readonly Quiz[]): NextStep | null {
  if (materials.length === 0 && quizzes.length === 0) return null;
  const open = quizzes.find(({ lastAttempt }) => lastAttempt !== null && lastAttempt.submittedAt === null);
  if (open !== undefined) return { step: 'goOnQuiz', quiz: open.id };
  const left = materials.filter(({ doneAt }) => doneAt === null);
  const inProgress = left.find(({ share }) => share > 0);
  if (inProgress !== undefined) return { step: 'goOnMaterial', material: inProgress };
  const first = (kinds: readonly MaterialKind[]) =>
    kinds.flatMap((kind) => left.find((material) => material.kind === kind) ?? [])[0];
  const toLearn = first(BEFORE_QUIZ);
  if (toLearn !== undefined) return { step: 'beginMaterial', material: toLearn };
  const firstUnattempted = quizzes.find(({ lastAttempt }) => lastAttempt === null);
  if (firstUnattempted !== undefined) return { step: 'tryQuiz', quiz: firstUnattempted.id };
  const toSumUp = first(AFTER_QUIZ);
  if (toSumUp !== undefined) return { step: 'beginMaterial', material: toSumUp };
  const lowestScore = quizzes
    .map((quiz) => ({ id: quiz.id, share: shareOf(quiz) }))
    .filter(({ share }) => share < GOOD_SHARE)
    .sort((a, b) => a.share - b.share)[0];
  return lowestScore === undefined ? { step: 'allDone' } : { step: 'againQuiz', quiz: lowestScore.id };
}

/** Share of the maximum marks; without marks there is nothing to improve. */
function shareOf({ lastAttempt }: Quiz): number {
  const { marks = null, marksOutOf = null } = lastAttempt ?? {};
  return marks === null || marksOutOf === null || marksOutOf === 0 ? 1 : marks / marksOutOf;
}
