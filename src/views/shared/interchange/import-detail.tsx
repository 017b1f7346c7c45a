import { Button, Heading } from '@radix-ui/themes';
import { useState } from 'react';
import {
  CheckImportDocument,
  RunImportDocument,
  StopImportDocument,
  UndoImportDocument,
} from '#api/documents/interchange/import.generated.ts';
import { useApi, useToast } from '#client/app.context.ts';
import { useDialog } from '#client/platform/dialog/use-dialog.ts';
import {
  IMPORT_STATES,
  type ImportOptions,
  type ImportState,
  isInProgress,
} from '#domain/interchange/import.schema.ts';
import type { StoredReason } from '#domain/interchange/import-reason.ts';
import type { ImportProblem, UndoReport } from '#domain/interchange/import-report.ts';
import { useTexts } from '#texts/current-language.ts';
import { type ImportTexts, importTexts } from '#texts/interchange/import.texts.ts';
import { useReasons } from '#texts/interchange/reasons.texts.ts';
import { nameList } from '#texts/joined-line.ts';
import { userText } from '#texts/message-parts.ts';
import { useMessages } from '#texts/platform/problems.texts.ts';
import { FailedState } from '#ui/error-state/failed-state.tsx';
import { LoadingSkeleton } from '#ui/loading/loading-skeleton.tsx';
import { ProgressBar } from '#ui/progress/progress-bar.tsx';
import { describeProblem } from '../platform/form/problem.ts';
import type { Topics } from '../questions/bank/question-location.tsx';
import { FileDamages } from './file-damages.tsx';
import { FileReading } from './file-reading.tsx';
import { importFormatName } from './format-name.ts';
import styles from './import.module.css';
import { ImportOptionsPart } from './import-options.tsx';
import { ImportReportPart } from './import-report.tsx';
import { UnreadableFiles } from './unreadable-files.tsx';
import { type ImportRow, optionsOf, problemOf, reportOf, useImport } from './use-import.ts';

/** One import, from the dry run to undoing it, in its current state. */
export function ImportDetail({
  id,
  topics,
  isOwn,
  onLeave,
}: {
  readonly id: string;
  readonly topics: Topics;
  readonly isOwn: boolean;
  readonly onLeave: () => void;
}) {
  const messageOf = useMessages();
  const { row, problem, setRow, again } = useImport(id);
  if (problem !== null && row === null) {
    return <FailedState message={messageOf(describeProblem(problem).message)} onRetry={again} />;
  }
  if (row === null) return <LoadingSkeleton heights={[40, 96, 320]} />;
  return (
    <ImportStatus
      key={`${row.id} ${row.state}`}
      row={row}
      topics={topics}
      isOwn={isOwn}
      setRow={setRow}
      onLeave={onLeave}
    />
  );
}

function ImportStatus({
  row,
  topics,
  isOwn,
  setRow,
  onLeave,
}: {
  readonly row: ImportRow;
  readonly topics: Topics;
  readonly isOwn: boolean;
  readonly setRow: (row: ImportRow) => void;
  readonly onLeave: () => void;
}) {
  const t = useTexts(importTexts);
  const api = useApi();
  const raise = useToast();
  const messageOf = useMessages();
  const reason = useReasons();
  const dialog = useDialog();
  const [options, setOptions] = useState<ImportOptions>(() => optionsOf(row));
  const [isAsking, setIsAsking] = useState(false);
  const state: ImportState = IMPORT_STATES.find((known) => known === row.state) ?? 'failed';
  const report = reportOf(row);
  const isChanged = JSON.stringify(options) !== JSON.stringify(optionsOf(row));
  const { id } = row;

  async function ask(request: Promise<ImportRow>): Promise<void> {
    setIsAsking(true);
    try {
      setRow(await request);
    } catch (cause) {
      raise({ message: messageOf(describeProblem(cause).message) });
    } finally {
      setIsAsking(false);
    }
  }
  const previewWith = (chosen: ImportOptions) =>
    ask(api(CheckImportDocument, { id, options: chosen }).then((answer) => answer.checkImport));
  const preview = () => previewWith(options);
  const run = () => ask(api(RunImportDocument, { id, options }).then((answer) => answer.runImport));
  const stop = () => ask(api(StopImportDocument, { id }).then((answer) => answer.stopImport));
  const undo = async (): Promise<void> => {
    const { reason } = await dialog.open({
      ...{ title: t.confirmUndo, text: t.confirmUndoText },
      ...{ confirmLabel: t.undo, isDangerous: true },
    });
    if (reason === 'confirm') await ask(api(UndoImportDocument, { id }).then((answer) => answer.undoImport));
  };
  const files = nameList(row.files.map(({ name, format }) => `${userText(name)} (${importFormatName(t, format)})`));
  return (
    <div className={styles.stack}>
      <div className={styles.tight} role="status">
        <Heading as="h2" size="5">
          {state === 'checked' && report === null ? t.columnsAsked : t.heading[state]}
        </Heading>
        <p className={styles.soft}>{files}</p>
      </div>
      {isInProgress(state) && (
        <div className={styles.tight}>
          <ProgressBar label={t.progress} value={Math.round(row.progress * 100)} max={100} />
          <div className={styles.line}>
            {state !== 'undoing' && (
              <Button size="3" variant="soft" color="gray" disabled={isAsking || row.stopAsked} onClick={stop}>
                {row.stopAsked ? t.stopping : t.stop}
              </Button>
            )}
            <p className={styles.soft}>{t.leave}</p>
          </div>
        </div>
      )}
      {(state === 'failed' || (state === 'checked' && row.problem !== null)) && (
        <p role="alert">{problemText(problemOf(row), t, reason)}</p>
      )}
      {state === 'stopped' && <p className={styles.soft}>{t.nothingSaved}</p>}
      {report?.undone !== undefined && state === 'undone' && <UndoResult undone={report.undone} />}
      {(state === 'checked' || state === 'done') && <UnreadableFiles files={report?.unreadable ?? []} />}
      {(state === 'checked' || state === 'done') && (
        <FileDamages damages={report?.damages ?? []} isDone={state === 'done'} />
      )}
      {state === 'checked' && (
        <FileReading
          numbers={report?.numbers ?? []}
          encodings={report?.encodings ?? []}
          options={options}
          isDisabled={isAsking}
          onAnswer={previewWith}
        />
      )}
      {state === 'checked' && (
        <ImportOptionsPart
          row={row}
          options={options}
          topics={topics}
          isOwn={isOwn}
          onChange={setOptions}
          onPreview={isChanged ? preview : null}
        />
      )}
      {state === 'checked' && (
        <div className={styles.line}>
          {report !== null && report.imported > 0 && (
            <Button size="3" disabled={isChanged || isAsking} onClick={run}>
              {t.run({ asked: report.imported - (report.cards ?? 0), learned: report.cards ?? 0 })}
            </Button>
          )}
          {report?.imported === 0 && <p className={styles.soft}>{t.nothingToImport}</p>}
          <Button size="3" variant="soft" color="gray" disabled={isAsking} onClick={stop}>
            {t.discard}
          </Button>
        </div>
      )}
      {state === 'done' && (
        <div className={styles.line}>
          <Button size="3" onClick={onLeave}>
            {t.toBank}
          </Button>
          <Button size="3" variant="soft" color="red" disabled={isAsking} onClick={undo}>
            {t.undo}
          </Button>
        </div>
      )}
      {report?.folders !== undefined && (state === 'checked' || state === 'done' || state === 'undone') && (
        <>
          <ImportReportPart
            report={report}
            isDone={state !== 'checked'}
            correcting={
              state !== 'checked'
                ? null
                : {
                    corrections: options.corrections,
                    onChange: (corrections) => setOptions({ ...options, corrections }),
                    onPreview: isChanged && !isAsking ? preview : null,
                  }
            }
          />
          <div>
            <Button variant="soft" onClick={() => download(id, report)}>
              {t.download}
            </Button>
          </div>
        </>
      )}
    </div>
  );
}

/** Older imports have no numbers for cards. */
const NO_CARDS = { removed: 0, restored: 0, kept: 0 };

function UndoResult({ undone: { removed, restored, kept, cards = NO_CARDS } }: { readonly undone: UndoReport }) {
  const t = useTexts(importTexts);
  const hasRestored = restored + cards.restored > 0;
  return (
    <div className={styles.tight}>
      {(removed + cards.removed > 0 || !hasRestored) && (
        <p className={styles.soft}>{t.undone({ asked: removed, learned: cards.removed })}</p>
      )}
      {hasRestored && <p className={styles.soft}>{t.restored({ asked: restored, learned: cards.restored })}</p>}
      {kept + cards.kept > 0 && <p role="alert">{t.keptItems({ asked: kept, learned: cards.kept })}</p>}
    </div>
  );
}

/** Why it failed: an error, or a file that cannot be read. */
function problemText(
  problem: ImportProblem | null,
  { problems, unreadable }: Pick<ImportTexts, 'problems' | 'unreadable'>,
  reason: (reason: StoredReason) => string,
): string {
  if (problem === null || problem === 'brokenOff') return problems.interrupted;
  if (problem === 'filesGone') return problems.filesGone;
  return typeof problem === 'string'
    ? reason(problem)
    : unreadable({ file: problem.file, why: reason(problem.reason) });
}

function download(id: string, report: object): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([JSON.stringify(report, null, 2)], { type: 'application/json' }));
  link.download = `import-${id}.json`;
  link.click();
  URL.revokeObjectURL(link.href);
}
