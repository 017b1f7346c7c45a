import { Heading } from '@radix-ui/themes';
import { useSession } from '#client/app.context.ts';
import { useTexts } from '#texts/current-language.ts';
import { rosterTexts } from '#texts/interchange/roster.texts.ts';
import { userText } from '#texts/message-parts.ts';
import { useMessages } from '#texts/platform/problems.texts.ts';
import { FailedState } from '#ui/error-state/failed-state.tsx';
import { useFocusOnChange } from '#ui/focus/use-focus-on-change.ts';
import { Problem } from '#ui/form/problem.tsx';
import { LoadingSkeleton } from '#ui/loading/loading-skeleton.tsx';
import { ProgressBar } from '#ui/progress/progress-bar.tsx';
import { Stepper } from '#ui/stepper/stepper.tsx';
import styles from '../../../shared/interchange/import.module.css';
import { describeProblem } from '../../../shared/platform/form/problem.ts';
import { LinkButton } from '../../../shared/platform/link/link-button.tsx';
import { DiscardButton } from './discard-button.tsx';
import { rosterAddress } from './roster-address.ts';
import { RosterConfirmation } from './roster-confirmation.tsx';
import { RosterFailure } from './roster-failure.tsx';
import { RosterResult } from './roster-result.tsx';
import { RosterReview } from './roster-review.tsx';
import { type RosterRow, type SendRoster, useRoster } from './use-roster.ts';

const NO_SCHOOL = () => null;
const NO_ADDRESS = () => undefined;
const STEPS = ['file', 'reading', 'changes', 'confirm', 'apply'] as const;

/** One import, in the step in which the server has it. */
export function RosterDetail({ id }: { readonly id: string }) {
  const t = useTexts(rosterTexts);
  const messageOf = useMessages();
  const { row, step, problem, send } = useRoster(id, NO_SCHOOL, NO_ADDRESS);
  const isConfirming = step === 'confirmingChanges';
  const heading = useFocusOnChange(isConfirming ? 'confirm' : (row?.state ?? ''));
  const described = problem === null ? null : describeProblem(problem);
  const message = described === null ? null : messageOf(described.fields.typed ?? described.message);
  if (step === 'openingFailed' || (row === null && message !== null))
    return <FailedState message={message ?? t.brokenOff} onRetry={() => send({ type: 'retry.requested' })} />;
  if (row === null) return <LoadingSkeleton heights={[40, 96, 320]} />;
  return (
    <div className={styles.stack}>
      <Stepper
        label={t.steps}
        steps={STEPS.map((each) => ({ id: each, title: t.step[each] }))}
        current={stepOf(row, isConfirming)}
      />
      <div className={styles.tight} role="status">
        <Heading as="h2" size="5" ref={heading} tabIndex={-1}>
          {isConfirming ? t.confirmTitle : t.heading[row.state]}
        </Heading>
        <RosterOrigin row={row} />
      </div>
      <Problem message={message} />
      {isConfirming ? (
        <RosterConfirmation row={row} send={send} />
      ) : (
        <RosterStatus row={row} send={send} isSending={step === 'sendingCommand' || step === 'openingImport'} />
      )}
    </div>
  );
}

function stepOf({ state, failedStep }: RosterRow, isConfirming: boolean): (typeof STEPS)[number] {
  if (isConfirming) return 'confirm';
  if (state === 'ready' || state === 'cancelled') return 'changes';
  return state === 'reading' || failedStep === 'reading' ? 'reading' : 'apply';
}

function RosterOrigin({ row: { fileName, school, report } }: { readonly row: RosterRow }) {
  const t = useTexts(rosterTexts);
  const isAdmin = useSession()?.userRole === 'admin';
  const facts = [
    userText(fileName),
    ...(isAdmin ? [userText(school)] : []),
    ...(report === null
      ? []
      : [
          report.source === null ? t.version(report) : t.source({ source: report.source, version: report.version }),
          ...(report.school === null ? [] : [t.schoolOf({ name: report.school.name })]),
          ...(report.isDelta ? [t.delta] : []),
        ]),
  ];
  return <p className={styles.soft}>{facts.join(' · ')}</p>;
}

type StatusProps = { readonly row: RosterRow; readonly send: SendRoster; readonly isSending: boolean };

function RosterStatus({ row, send, isSending }: StatusProps) {
  const t = useTexts(rosterTexts);
  switch (row.state) {
    case 'reading':
      return (
        <div className={styles.tight}>
          <p className={styles.plain}>{t.readingText}</p>
          <LoadingSkeleton heights={[96, 160]} />
          <div className={styles.line}>
            <DiscardButton send={send} isSending={isSending} />
          </div>
        </div>
      );
    case 'ready':
      return <RosterReview key={row.base} row={row} send={send} isSending={isSending} />;
    case 'applying':
    case 'undoing':
      return (
        <div className={styles.tight}>
          <ProgressBar label={t.progress} value={row.doneCount} max={row.allCount} />
          <p className={styles.plain}>{t.progressText({ done: row.doneCount, all: row.allCount })}</p>
          <p className={styles.soft}>{t.leave}</p>
        </div>
      );
    case 'done':
    case 'undone':
      return <RosterResult row={row} send={send} isSending={isSending} />;
    case 'cancelled':
      return (
        <>
          <p className={styles.plain}>{t.discarded}</p>
          <div>
            <LinkButton to={rosterAddress()}>{t.another}</LinkButton>
          </div>
        </>
      );
    case 'failed':
      return <RosterFailure row={row} send={send} isSending={isSending} />;
  }
}
