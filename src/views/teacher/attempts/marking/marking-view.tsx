import { useCallback, useEffect, useRef, useState } from 'react';
import { AnswerToMarkDocument } from '#api/documents/attempts/marking.generated.ts';
import { useApi } from '#client/app.context.ts';
import type { MarkingRound } from '#domain/attempts/marking/finalised-marks.rule.ts';
import { teachingTexts } from '#texts/classrooms/teaching.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { FailedState } from '#ui/error-state/failed-state.tsx';
import { LoadingSkeleton } from '#ui/loading/loading-skeleton.tsx';
import pages from '#ui/page/page.module.css';
import { describeProblem } from '../../../shared/platform/form/problem.ts';
import { AnswerToMark } from './answer-to-mark.tsx';
import type { BankComment } from './comment-bank.tsx';
import type { MarkingAnswer } from './marking-answer.ts';
import { MarkingBar } from './marking-bar.tsx';
import { useMarking } from './use-marking.ts';

export type Queue = {
  readonly assignment: string;
  readonly round: MarkingRound;
  readonly anonymous: boolean;
  readonly waitingOnly: boolean;
  readonly askedOnly: boolean;
  readonly part: string | null;
  readonly position: number | null;
  readonly student: string | null;
};

type SavedComment = BankComment & { readonly item: string };

/** One answer after the other, in an order that is random and never changes. The next one is preloaded. */
export function MarkingView({ queue, onBack }: { readonly queue: Queue; readonly onBack?: () => void }) {
  const t = useTexts(teachingTexts).marking;
  const marking = useMarking();
  const { answer, problem, next, retry } = useQueue(queue);
  // The next answer has been loaded by the time a comment is saved.
  const [savedComments, setSavedComments] = useState<readonly SavedComment[]>([]);
  return (
    <div className={pages.section}>
      <MarkingBar marking={marking} onBack={onBack} />
      {problem !== null ? (
        <FailedState message={problem} onRetry={retry} />
      ) : answer === undefined ? (
        <LoadingSkeleton heights={[24, 240]} />
      ) : answer === null ? (
        <EmptyState illustration="marked" title={t.done}>
          {t.doneHint}
        </EmptyState>
      ) : (
        <AnswerToMark
          key={answer.entryId}
          answer={answer}
          round={roundOf(queue, answer)}
          unsent={[...marking.refused, ...marking.unsent]}
          comments={savedComments.filter(({ item }) => item === answer.itemId)}
          onSaved={(comment) => setSavedComments((all) => [...all, { ...comment, item: answer.itemId }])}
          onAward={marking.award}
          onNext={next}
        />
      )}
    </div>
  );
}

/** If a student requests a re-mark after two markers, a new mark is a moderation: another round would not count. */
const roundOf = ({ askedOnly, round }: Queue, { rounds }: MarkingAnswer): MarkingRound =>
  askedOnly && rounds.some((entry) => entry.round > 1) ? 3 : round;

/** Undefined while the first is loading, null at the end. */
function useQueue(queue: Queue) {
  const api = useApi();
  const fetchAfter = useCallback(
    async (after: string | null) => (await api(AnswerToMarkDocument, { ...queue, after })).answerToMark,
    [api, queue],
  );
  const [answer, setAnswer] = useState<MarkingAnswer | null | undefined>(undefined);
  const [problem, setProblem] = useState<string | null>(null);
  const ahead = useRef<{ after: string; answer: Promise<MarkingAnswer | null> } | null>(null);
  const show = useCallback(
    async (after: string | null) => {
      setProblem(null);
      try {
        const ready = ahead.current?.after === after ? ahead.current.answer : fetchAfter(after);
        const shown = await ready;
        setAnswer(shown);
        if (shown === null) return;
        const following = fetchAfter(shown.entryId);
        // A failure is shown when it is next in the queue, which retries it.
        following.catch(() => {
          ahead.current = null;
        });
        ahead.current = { after: shown.entryId, answer: following };
      } catch (cause) {
        setProblem(describeProblem(cause).message);
      }
    },
    [fetchAfter],
  );
  useEffect(() => void show(null), [show]);
  const after = answer?.entryId ?? null;
  return { answer, problem, next: () => void show(after), retry: () => void show(after) };
}
