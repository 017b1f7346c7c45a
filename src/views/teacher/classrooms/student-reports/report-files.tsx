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
import { fileOf } from '#client/classrooms/open-pdf.ts';
import { createReportFile } from '#client/classrooms/report-file.actor.ts';
import { waitForReportFile } from '#client/classrooms/wait-for-report-file.ts';
import { useShownActor } from '#client/use-shown-actor.ts';
import { studentReportsTexts } from '#texts/classrooms/student-reports.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import { Problem } from '#ui/form/problem.tsx';
import pages from '#ui/page/page.module.css';
import { Panel } from '#ui/page/panel.tsx';
import { ProgressBar } from '#ui/progress/progress-bar.tsx';
import { downloadFile } from '#ui/table/table.csv.ts';
import type { ReportSetData } from './report-data.ts';
import styles from './student-reports.module.css';

type Props = { readonly set: ReportSetData; readonly name: string };

/** Downloads all published reports: as one PDF, or as an archive of single ones. The server says how far it is. */
export function ReportFiles({ set, name }: Props) {
  const t = useTexts(studentReportsTexts);
  const app = useApp();
  const [progress, setProgress] = useState({ done: 0, all: 0 });
  const ready = useRef<Blob | null>(null);
  const [actor] = useState(() =>
    createReportFile({
      generate: async (kind, signal) => {
        ready.current = null;
        setProgress({ done: 0, all: 0 });
        const { startReportFile: id } = await app.api(StartReportFileDocument, { set: set.id, kind });
        await waitForReportFile(
          {
            read: async () => (await app.api(ReportFileDocument, { id })).reportFile,
            cancel: async () => {
              await app.api(CancelReportFileDocument, { id });
            },
            onProgress: setProgress,
          },
          signal,
        );
        const { reportFileContent } = await app.api(ReportFileContentDocument, { id });
        ready.current = fileOf(reportFileContent, kind === 'pdf' ? 'application/pdf' : 'application/zip');
      },
      download: () => {
        if (ready.current === null) return;
        const ending = ready.current.type === 'application/pdf' ? 'pdf' : 'zip';
        downloadFile(`${name}.${ending}`, ready.current);
      },
    }),
  );
  useShownActor(actor);
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
          <Button size="3" variant="soft" onClick={() => actor.send({ type: 'file.requested', kind: 'pdf' })}>
            {t.pdf}
          </Button>
          <Button size="3" variant="soft" onClick={() => actor.send({ type: 'file.requested', kind: 'zip' })}>
            {t.zip}
          </Button>
        </div>
      )}
    </Panel>
  );
}
