import { Button } from '@radix-ui/themes';
import { useEffect, useState } from 'react';
import { ShortAnswersDocument, type ShortAnswersQuery } from '#api/documents/attempts/marking.generated.ts';
import { useApi } from '#client/app.context.ts';
import { schemeOfKey } from '#domain/attempts/marking/scheme-of-key.ts';
import { answerGroupsTexts } from '#texts/attempts/answer-groups.texts.ts';
import { teachingTexts } from '#texts/classrooms/teaching.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { FailedState } from '#ui/error-state/failed-state.tsx';
import { LoadingSkeleton } from '#ui/loading/loading-skeleton.tsx';
import pages from '#ui/page/page.module.css';
import { describeProblem } from '../../../../shared/platform/form/problem.ts';
import styles from '../../../teacher.module.css';
import { RefusedMarks } from '../refused-marks.tsx';
import { useMarking } from '../use-marking.ts';
import { AnswerGroups } from './answer-groups.tsx';

type Question = {
  readonly assignment: string;
  readonly part: string;
  readonly position: number;
  readonly anonymous: boolean;
};

/** The short answers to one question, marked in groups of those that say the same. */
export function GroupMarking({ question, onBack }: { readonly question: Question; readonly onBack: () => void }) {
  const t = useTexts(teachingTexts).marking;
  const g = useTexts(answerGroupsTexts);
  const marking = useMarking();
  const { found, problem, reload } = useShortAnswers(question);
  const scheme = found === null ? null : schemeOfKey('open', found.key);
  const waiting = marking.unsent.length;
  return (
    <div className={pages.section}>
      <div className={styles.bar}>
        <Button size="2" variant="soft" color="gray" onClick={onBack}>
          {t.back}
        </Button>
        <p className={styles.soft} role="status">
          {waiting > 0
            ? t.unsaved({ count: waiting })
            : marking.refused.length === 0 && marking.savedAnswer?.isRefused === false && t.saved}
        </p>
      </div>
      <RefusedMarks marks={marking.refused} onRetry={marking.retryRefused} onDiscard={marking.discardRefused} />
      {problem !== null ? (
        <FailedState message={problem} onRetry={reload} />
      ) : found === null || scheme === null ? (
        <LoadingSkeleton heights={[24, 240]} />
      ) : found.answers.length === 0 ? (
        <EmptyState illustration="marked" title={t.done}>
          {g.allMarked}
        </EmptyState>
      ) : (
        <AnswerGroups
          found={found}
          scheme={scheme}
          position={question.position}
          unsent={[...marking.refused, ...marking.unsent]}
          onAward={(mark) => marking.award(mark, false)}
        />
      )}
    </div>
  );
}

function useShortAnswers({ assignment, part, position, anonymous }: Question) {
  const api = useApi();
  const [found, setFound] = useState<ShortAnswersQuery['shortAnswers'] | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [retries, setRetries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try is another request.
  useEffect(() => {
    let isActive = true;
    setProblem(null);
    api(ShortAnswersDocument, { assignment, part, position, anonymous }).then(
      ({ shortAnswers }) => isActive && setFound(shortAnswers),
      (cause: unknown) => isActive && setProblem(describeProblem(cause).message),
    );
    return () => {
      isActive = false;
    };
  }, [api, assignment, part, position, anonymous, retries]);
  return { found, problem, reload: () => setRetries(retries + 1) };
}
