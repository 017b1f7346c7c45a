import type { ReportFileState } from '#domain/classrooms/student-reports/report-settings.schema.ts';
import { REPORT_PROGRESS_MS } from '#domain/classrooms/student-reports/student-report.limits.ts';

type Progress = { readonly done: number; readonly all: number };

type Generation = {
  readonly read: () => Promise<Progress & { readonly state: ReportFileState }>;
  readonly cancel: () => Promise<void>;
  readonly onProgress: (progress: Progress) => void;
};

const pause = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, REPORT_PROGRESS_MS);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });

/** Waits until a file is ready. Rejects if its generation fails or was cancelled elsewhere; `signal` cancels it. */
export async function waitForReportFile({ read, cancel, onProgress }: Generation, signal: AbortSignal): Promise<void> {
  for (;;) {
    // A screen that is left cancels, too; if that fails, the server ends by itself.
    if (signal.aborted) {
      await cancel().catch(() => undefined);
      throw new Error('The generation was cancelled.');
    }
    const { state, done, all } = await read();
    if (signal.aborted) continue;
    onProgress({ done, all });
    if (state === 'ready') return;
    if (state !== 'generating') throw new Error(`The file is ${state}.`);
    await pause(signal);
  }
}
