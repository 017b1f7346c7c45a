import { Button } from '@radix-ui/themes';
import { useSelector } from '@xstate/react';
import { useRef, useState } from 'react';
import {
  CancelReportFileDocument,
  ReportFileContentDocument,
  ReportFileDocument,
  StartReportFileDocument,
} from '#api/documents/classrooms/student-report.generated.ts';
import { useApp } from '#client/app.context.ts';
import { fileOf, openPdfTab, type PdfTab } from '#client/classrooms/open-pdf.ts';
import { createReportFile } from '#client/classrooms/report-file.actor.ts';
import { waitForReportFile } from '#client/classrooms/wait-for-report-file.ts';
import { useShownActor } from '#client/use-shown-actor.ts';
import type { RequestedFile } from '#machines/report-file/report-file.machine.ts';
import { studentReportsTexts } from '#texts/classrooms/reports/student-reports.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import { Problem } from '#ui/form/problem.tsx';
import pages from '#ui/page/page.module.css';
import { Panel } from '#ui/page/panel.tsx';
import { ProgressBar } from '#ui/progress/progress-bar.tsx';
import { downloadFile } from '#ui/table/table.csv.ts';
import styles from './published-reports.module.css';
import { ReportedStudents } from './reported-students.tsx';

type Props = {
  readonly set: { readonly id: string; readonly version: number };
  /** Name of the class, and of the files. */
  readonly name: string;
};

/**
 * Prints and downloads published reports: all of them, as one PDF or as an archive of single ones, and each by itself. The
 * server says how far it is.
 */
export function ReportFiles({ set, name }: Props) {
  const t = useTexts(studentReportsTexts);
  const app = useApp();
  const [progress, setProgress] = useState({ done: 0, all: 0 });
  const ready = useRef<Blob | null>(null);
  const progressText = useRef(t.progressText);
  // The tab that waits for the file to print; null: the file is downloaded.
  const tab = useRef<PdfTab | null>(null);
  const [actor] = useState(() =>
    createReportFile({
      generate: async (kind, signal) => {
        ready.current = null;
        setProgress({ done: 0, all: 0 });
        const printed = tab.current;
        try {
          const { startReportFile: id } = await app.api(StartReportFileDocument, { set: set.id, kind });
          await waitForReportFile(
            {
              read: async () => (await app.api(ReportFileDocument, { id })).reportFile,
              cancel: async () => {
                await app.api(CancelReportFileDocument, { id });
              },
              onProgress: (now) => {
                setProgress(now);
                printed?.describe(progressText.current(now));
              },
            },
            signal,
          );
          const isToPrint = printed !== null;
          const { reportFileContent } = await app.api(ReportFileContentDocument, { id, isToPrint });
          ready.current = fileOf(reportFileContent, kind === 'pdf' ? 'application/pdf' : 'application/zip');
        } catch (cause) {
          printed?.close();
          throw cause;
        }
      },
      download: () => {
        if (ready.current === null) return;
        if (tab.current !== null) {
          tab.current.show(ready.current, name);
          return;
        }
        const ending = ready.current.type === 'application/pdf' ? 'pdf' : 'zip';
        downloadFile(`${name}.${ending}`, ready.current);
      },
    }),
  );
  useShownActor(actor);
  const request = (kind: RequestedFile, printed: PdfTab | null): void => {
    tab.current = printed;
    actor.send({ type: 'file.requested', kind });
  };
  const print = (): void => {
    const opened = openPdfTab();
    opened.describe(t.preparing);
    request('pdf', opened);
  };
  const state = useSelector(actor, ({ value }) => value);
  const isGenerating = state === 'generatingFile';
  if (set.version === 0) {
    return (
      <Panel title={t.files}>
        <p className={styles.soft}>{t.filesFirst}</p>
      </Panel>
    );
  }
  return (
    <Panel title={t.files}>
      <p className={styles.soft}>{t.filesHint}</p>
      <Problem message={state === 'generationFailed' ? t.failed : null} />
      {isGenerating ? (
        <>
          <ProgressBar value={progress.done} max={progress.all} label={t.progress} />
          <p className={styles.soft}>{t.progressText(progress)}</p>
          <div>
            <Button size="3" variant="soft" color="gray" onClick={() => actor.send({ type: 'file.cancelled' })}>
              {t.cancel}
            </Button>
          </div>
        </>
      ) : (
        <div className={pages.actions}>
          <Button size="3" onClick={print}>
            {t.printAll}
          </Button>
          <Button size="3" variant="soft" onClick={() => request('pdf', null)}>
            {t.pdf}
          </Button>
          <Button size="3" variant="soft" onClick={() => request('zip', null)}>
            {t.zip}
          </Button>
        </div>
      )}
      <ReportedStudents key={set.version} set={set.id} />
    </Panel>
  );
}
