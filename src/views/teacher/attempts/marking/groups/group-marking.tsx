import { type ReactNode, useCallback } from 'react';
import { PhotoAnswersDocument, ShortAnswersDocument } from '#api/documents/attempts/marking.generated.ts';
import { useApi } from '#client/app.context.ts';
import type { MarkScheme } from '#domain/attempts/marking/mark-scheme.schema.ts';
import { schemeOfKey } from '#domain/attempts/marking/scheme-of-key.ts';
import { answerGroupsTexts } from '#texts/attempts/answer-groups.texts.ts';
import { teachingTexts } from '#texts/classrooms/teaching.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { FailedState } from '#ui/error-state/failed-state.tsx';
import { LoadingSkeleton } from '#ui/loading/loading-skeleton.tsx';
import pages from '#ui/page/page.module.css';
import { useLoaded } from '../../../../shared/platform/use-loaded.ts';
import { MarkingBar } from '../marking-bar.tsx';
import { useMarking } from '../use-marking.ts';
import { AnswerGroups } from './answer-groups.tsx';
import { PhotoGroups } from './photo-groups.tsx';
import type { MarkDelivery } from './use-group-marks.ts';

/** A question of an assignment whose answers are marked in groups. */
type GroupedQuestion = {
  readonly assignment: string;
  readonly part: string;
  readonly position: number;
  readonly anonymous: boolean;
};

type Props = { readonly question: GroupedQuestion; readonly onBack: () => void };

/** The short answers to one question, marked in groups of those that say the same. */
export function GroupMarking({ question, onBack }: Props) {
  const api = useApi();
  const load = useCallback(
    async (variables: GroupedQuestion) => (await api(ShortAnswersDocument, variables)).shortAnswers,
    [api],
  );
  return (
    <Groups {...{ question, load, onBack }} type="open">
      {(found, scheme, delivery) => <AnswerGroups {...{ found, scheme, delivery }} />}
    </Groups>
  );
}

/** The photo answers to one question, marked in groups that the teacher makes. */
export function PhotoMarking({ question, onBack }: Props) {
  const api = useApi();
  const load = useCallback(
    async (variables: GroupedQuestion) => (await api(PhotoAnswersDocument, variables)).photoAnswers,
    [api],
  );
  return (
    <Groups {...{ question, load, onBack }} type="file">
      {(found, scheme, delivery) => <PhotoGroups {...{ found, scheme, delivery }} />}
    </Groups>
  );
}

type Found = { readonly key: unknown; readonly answers: readonly unknown[] };

function Groups<F extends Found>({
  question,
  type,
  load,
  onBack,
  children,
}: Props & {
  readonly type: 'open' | 'file';
  readonly load: (question: GroupedQuestion) => Promise<F>;
  readonly children: (found: F, scheme: MarkScheme, delivery: MarkDelivery) => ReactNode;
}) {
  const t = useTexts(teachingTexts).marking;
  const g = useTexts(answerGroupsTexts);
  const marking = useMarking();
  const { assignment, part, position, anonymous } = question;
  const {
    answer: found,
    problem,
    reload,
  } = useLoaded(
    useCallback(() => load({ assignment, part, position, anonymous }), [load, assignment, part, position, anonymous]),
  );
  const scheme = found === null ? null : schemeOfKey(type, found.key);
  return (
    <div className={pages.section}>
      <MarkingBar marking={marking} onBack={onBack} />
      {problem !== null ? (
        <FailedState message={problem} onRetry={reload} />
      ) : found === null || scheme === null ? (
        <LoadingSkeleton heights={[24, 240]} />
      ) : found.answers.length === 0 ? (
        <EmptyState illustration="marked" title={t.done}>
          {g.allMarked}
        </EmptyState>
      ) : (
        children(found, scheme, {
          position: question.position,
          unsent: [...marking.refused, ...marking.unsent],
          onAward: (mark) => marking.award(mark, false),
        })
      )}
    </div>
  );
}
