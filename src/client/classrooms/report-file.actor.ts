import { type ActorRefFrom, createActor, fromPromise } from 'xstate';
import { type RequestedFile, reportFileMachine } from '#machines/report-file/report-file.machine.ts';

export type ReportFileActor = ActorRefFrom<typeof reportFileMachine>;

type Effects = {
  /** Resolves when the file is ready. `signal` is aborted if the teacher cancels. */
  readonly generate: (kind: RequestedFile, signal: AbortSignal) => Promise<void>;
  readonly download: () => void;
};

/** The machine with its effects. The caller starts and stops the actor. */
export const createReportFile = ({ generate, download }: Effects): ReportFileActor =>
  createActor(
    reportFileMachine.provide({
      actors: {
        generateFile: fromPromise<void, { readonly kind: RequestedFile }>(({ input, signal }) =>
          generate(input.kind, signal),
        ),
      },
      actions: { downloadFile: download },
    }),
  );
