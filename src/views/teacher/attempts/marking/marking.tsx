import { Button, Heading } from '@radix-ui/themes';
import { useCallback, useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import { MarkingDocument, type MarkingQuery } from '#api/documents/attempts/marking.generated.ts';
import { useApi } from '#client/app.context.ts';
import type { MarkingRound } from '#domain/attempts/marking/finalised-marks.rule.ts';
import { answerGroupsTexts } from '#texts/attempts/answer-groups.texts.ts';
import { teachingTexts } from '#texts/classrooms/teaching.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { FailedState } from '#ui/error-state/failed-state.tsx';
import { CheckboxField } from '#ui/form/fields/tick-field.tsx';
import { LoadingSkeleton } from '#ui/loading/loading-skeleton.tsx';
import pages from '#ui/page/page.module.css';
import { plainText } from '#ui/rich-text/markdown/plain-text.ts';
import { DataTable } from '#ui/table/data-table.tsx';
import { describeProblem } from '../../../shared/platform/form/problem.ts';
import styles from '../../teacher.module.css';
import { AgreementLine } from './agreement-line.tsx';
import { GroupMarking, PhotoMarking } from './groups/group-marking.tsx';
import { MarkingView, type Queue } from './marking-view.tsx';

type Marking = MarkingQuery['marking'];
type Line = Marking['questions'][number];

/** The question whose answers are marked in groups. */
type Grouped = { readonly part: string; readonly position: number; readonly arePhotos: boolean };

/** Fewer answers than this are as quickly marked one by one. */
const GROUPED_FROM = 3;

/** A question's text without markup, or a student's name unchanged. */
const wordsOf = ({ title, position }: Line): string => (position === null ? title : plainText(title));

/** The marking progress of an assignment, and the marking view. */
export function MarkingPart({ assignment }: { readonly assignment: string }) {
  const { marking, problem, reload } = useOverview(assignment);
  const { revalidate } = useRevalidator();
  const [queue, setQueue] = useState<Queue | null>(null);
  const [grouped, setGrouped] = useState<Grouped | null>(null);
  const [anonymous, setAnonymous] = useState(false);
  if (problem !== null) return <FailedState message={problem} onRetry={reload} />;
  if (marking === null) return <LoadingSkeleton heights={[24, 44, 44, 44]} />;
  const leave = (): void => {
    setQueue(null);
    setGrouped(null);
    reload();
    // The surrounding screen counts what is still to be marked.
    void revalidate();
  };
  if (grouped !== null) {
    const { part, position, arePhotos } = grouped;
    const Groups = arePhotos ? PhotoMarking : GroupMarking;
    return <Groups question={{ assignment, anonymous, part, position }} onBack={leave} />;
  }
  if (queue !== null) {
    return <MarkingView key={JSON.stringify(queue)} queue={queue} onBack={leave} />;
  }
  return (
    <Overview
      marking={marking}
      anonymous={anonymous}
      onAnonymous={setAnonymous}
      onOpen={(line, round) =>
        setQueue({
          ...{ assignment, round, anonymous, askedOnly: false },
          waitingOnly: round > 1 || line.marked < line.answers,
          part: line.position === null ? null : line.id,
          position: line.position,
          student: line.position === null ? line.id : null,
        })
      }
      onGroups={({ id, position, photos }) => setGrouped({ part: id, position: position ?? 0, arePhotos: photos > 0 })}
      onRequests={() =>
        setQueue({
          ...{ assignment, anonymous, round: 1, waitingOnly: false, askedOnly: true },
          ...{ part: null, position: null, student: null },
        })
      }
    />
  );
}

function useOverview(assignment: string) {
  const api = useApi();
  const [marking, setMarking] = useState<Marking | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const reload = useCallback(() => {
    setProblem(null);
    api(MarkingDocument, { assignment }).then(
      (answer) => setMarking(answer.marking),
      (cause: unknown) => setProblem(describeProblem(cause).message),
    );
  }, [api, assignment]);
  useEffect(reload, [reload]);
  return { marking, problem, reload };
}

function Overview({
  marking,
  anonymous,
  onAnonymous,
  onOpen,
  onGroups,
  onRequests,
}: {
  marking: Marking;
  anonymous: boolean;
  onAnonymous: (anonymous: boolean) => void;
  onOpen: (line: Line, round: MarkingRound) => void;
  onGroups: (line: Line) => void;
  onRequests: () => void;
}) {
  const t = useTexts(teachingTexts).marking;
  const g = useTexts(answerGroupsTexts);
  if (marking.questions.length === 0) {
    return (
      <EmptyState illustration="inbox" title={t.nothing}>
        {t.nothingHint}
      </EmptyState>
    );
  }
  const table = (name: string, title: string, column: string, lines: readonly Line[]) => (
    <section className={pages.section}>
      <Heading as="h3" size="4">
        {title}
      </Heading>
      <DataTable
        name={name}
        label={title}
        rows={lines}
        keyOf={({ id, position }) => `${id} ${position}`}
        empty={null}
        columns={[
          { id: 'title', title: column, value: wordsOf, share: 3 },
          {
            id: 'marked',
            title: t.marked,
            value: ({ marked }) => marked,
            show: ({ marked, answers }) => t.of({ marked, answers }),
            numeric: true,
          },
          {
            id: 'mark',
            title: t.mark,
            sortable: false,
            share: 2,
            isAction: true,
            value: () => null,
            show: (line) => (
              <div className={pages.actions}>
                <Button size="1" aria-label={t.markOf({ title: wordsOf(line) })} onClick={() => onOpen(line, 1)}>
                  {t.mark}
                </Button>
                {line.position !== null && line.groupable + line.photos >= GROUPED_FROM && (
                  <Button
                    size="1"
                    variant="soft"
                    aria-label={g.groupsOf({ title: wordsOf(line) })}
                    onClick={() => onGroups(line)}
                  >
                    {g.inGroups}
                  </Button>
                )}
                {line.second > 0 && (
                  <Button size="1" variant="soft" onClick={() => onOpen(line, 2)}>
                    {t.again}
                  </Button>
                )}
                {line.differing > 0 && (
                  <Button size="1" variant="soft" color="amber" onClick={() => onOpen(line, 3)}>
                    {t.decide({ count: line.differing })}
                  </Button>
                )}
              </div>
            ),
          },
        ]}
      />
    </section>
  );
  return (
    <div className={pages.section}>
      <div className={styles.bar}>
        <div role="status" className={pages.actions}>
          {marking.remarkRequests > 0 && (
            <>
              <p>{t.remarkRequests({ count: marking.remarkRequests })}</p>
              <Button size="2" variant="soft" color="amber" onClick={onRequests}>
                {t.reviewRequests}
              </Button>
            </>
          )}
        </div>
        <CheckboxField
          label={t.anonymous}
          checked={anonymous}
          onChange={(event) => onAnonymous(event.currentTarget.checked)}
        />
      </div>
      <AgreementLine agreement={marking.agreement} />
      {table('marking-questions', t.byQuestion, t.question, marking.questions)}
      {!anonymous && table('marking-students', t.byStudent, t.student, marking.students)}
    </div>
  );
}
