import { Button } from '@radix-ui/themes';
import { useDialog } from '#client/platform/dialog/use-dialog.ts';
import { useTexts } from '#texts/current-language.ts';
import { rosterTexts } from '#texts/interchange/roster.texts.ts';
import styles from '../../../shared/interchange/import.module.css';
import { LinkButton } from '../../../shared/platform/link/link-button.tsx';
import { ReportButton } from './report-button.tsx';
import { rosterAddress } from './roster-address.ts';
import { ChangeList } from './roster-changes.tsx';
import { RosterCounts } from './roster-counts.tsx';
import { RosterProblems } from './roster-problems.tsx';
import type { RosterRow, SendRoster } from './use-roster.ts';

type Props = { readonly row: RosterRow; readonly send: SendRoster; readonly isSending: boolean };

/** What an import has done, or what undoing it has restored, and what was left by name. */
export function RosterResult({ row, send, isSending }: Props) {
  const t = useTexts(rosterTexts);
  const dialog = useDialog();
  const { outcome, report, canUndo, state } = row;
  const isUndone = state === 'undone';
  const left = isUndone ? outcome.retained : outcome.skipped;
  const undo = async (): Promise<void> => {
    const { reason } = await dialog.open({
      ...{ title: t.undoTitle, text: t.undoText, confirmLabel: t.undo, isDangerous: true },
    });
    if (reason === 'confirm') send({ type: 'undo.requested' });
  };
  return (
    <div className={styles.stack}>
      <div className={styles.tight}>
        <p className={styles.plain}>
          {isUndone ? t.undoneText({ count: outcome.undone }) : t.doneText({ count: outcome.applied })}
        </p>
        {isUndone && <p className={styles.soft}>{t.undoneAccounts}</p>}
        {outcome.mailsLeft > 0 && <p className={styles.soft}>{t.mailsLeft({ count: outcome.mailsLeft })}</p>}
      </div>
      {!isUndone && outcome.skipped === 0 && <RosterCounts row={row} />}
      {left > 0 && (
        <div className={styles.tight}>
          <p className={styles.plain}>{isUndone ? t.retainedText({ count: left }) : t.skippedText({ count: left })}</p>
          <ChangeList id={row.id} filter={{ left: true }} />
        </div>
      )}
      {!isUndone && report !== null && <RosterProblems report={report} />}
      <div className={styles.line}>
        <LinkButton to={rosterAddress()}>{t.another}</LinkButton>
        <ReportButton id={row.id} />
        {canUndo && (
          <Button size="3" variant="soft" color="red" disabled={isSending} onClick={() => void undo()}>
            {t.undo}
          </Button>
        )}
      </div>
    </div>
  );
}
