import type { ReactNode } from 'react';
import { type ActorRefFrom, createActor, fromPromise } from 'xstate';
import { type ErrorCode, ProductError } from '#domain/platform/errors.ts';
import { type DialogInputType, dialogInputMessage } from '#domain/platform/navigation/dialog-input.rule.ts';
import { DIALOG_CLOSE_MS, DIALOG_OPEN_DELAY_MS } from '#domain/platform/screen.limits.ts';
import {
  type DialogConfirmed,
  type DialogReason,
  type DialogValue,
  dialogMachine,
} from '#machines/dialog/dialog.machine.ts';
import type { App } from '../../app.actors.ts';

export type DialogActor = ActorRefFrom<typeof dialogMachine>;

/** The input of a dialog. */
export type DialogInput = {
  readonly type: DialogInputType;
  readonly label: string;
  readonly hint?: string;
  readonly initial?: DialogValue;
  /** For `select`. */
  readonly options?: readonly { readonly value: string; readonly label: string }[];
  /** Message if nothing is entered. Without it, an empty value is allowed. */
  readonly required?: string;
  /** What is wrong with the value, after the checks of its type; null if it is valid. */
  readonly validate?: (value: DialogValue) => string | null | Promise<string | null>;
};

/** What a form in a dialog can do with it. */
export type DialogControls = {
  /**
   * Runs the work of the form, such as sending its values. While it runs, the dialog stays open; afterwards it closes,
   * confirmed. If the work fails, the dialog stays open, and its error is thrown again.
   */
  readonly run: (work: () => Promise<void>) => Promise<void>;
  readonly cancel: () => void;
};

export type DialogOptions = {
  readonly title: string;
  readonly text?: ReactNode;
  /** A form of several fields with buttons of its own, instead of an input. */
  readonly form?: (controls: DialogControls) => ReactNode;
  /** The width of a dialog with a form, in em; by default, that of all dialogs. */
  readonly widthEm?: number;
  /** An image, shown over the whole window instead of a text with buttons; pressing outside it calls `onOutside`. */
  readonly image?: (onOutside: () => void) => ReactNode;
  readonly confirmLabel?: string;
  /** Label of the button for `deny`; without it there is no such button. */
  readonly denyLabel?: string;
  /** Null: no such button. */
  readonly cancelLabel?: string | null;
  /** Whether confirming is destructive. */
  readonly isDangerous?: boolean;
  readonly input?: DialogInput;
  /** Milliseconds after which it closes by itself. */
  readonly timerMs?: number;
  /** Runs before a confirmed dialog closes, which shows a loading state. Its error is shown in the dialog. */
  readonly work?: (value: DialogValue | null) => Promise<void>;
};

export type DialogAnswer = { readonly reason: DialogReason; readonly value: DialogValue | null };

type PendingDialog = {
  readonly options: DialogOptions;
  readonly resolve: (answer: DialogAnswer) => void;
  /** The work of the form that was sent last. */
  formWork?: () => Promise<void>;
  /** The confirmed work and value, while the work runs. */
  running?: { readonly work: Promise<void>; readonly value: DialogValue | null } | undefined;
};

/** Options by dialog: the texts and functions that the machine does not know. */
const PENDING_DIALOGS = new WeakMap<DialogActor, Map<number, PendingDialog>>();

const pendingDialogsOf = (actor: DialogActor): Map<number, PendingDialog> => {
  const pendingDialogs = PENDING_DIALOGS.get(actor) ?? new Map<number, PendingDialog>();
  PENDING_DIALOGS.set(actor, pendingDialogs);
  return pendingDialogs;
};

/** A dialog has one input, so the specific problem is more useful than a general message. */
function refusalOfInput(cause: unknown): unknown {
  const [message] = cause instanceof ProductError ? Object.values(cause.fields ?? {}) : [];
  return message === undefined ? cause : new Error(message, { cause });
}

/** The dialog machine with its effects, over the options of open dialogs. */
function provideDialog(
  pendingDialogs: ReadonlyMap<number, PendingDialog>,
  { forget, report }: { readonly forget: (id: number) => void; readonly report: (message: string) => void },
) {
  // Its work goes on, for example because the other dialog asks who the user is, so it ends as its work does.
  const answerLater = ({ resolve }: PendingDialog, { work, value }: NonNullable<PendingDialog['running']>): void => {
    work.then(
      () => resolve({ reason: 'confirm', value }),
      (cause: unknown) => {
        report(cause instanceof ProductError ? cause.message : ('INTERNAL' satisfies ErrorCode));
        resolve({ reason: 'replaced', value: null });
      },
    );
  };
  return dialogMachine.provide({
    actors: {
      validate: fromPromise<string | null, DialogConfirmed>(async ({ input: { id, value } }) => {
        const input = pendingDialogs.get(id)?.options.input;
        if (input === undefined || value === null) return null;
        return dialogInputMessage(input.type, value, input.required ?? null) ?? (await input.validate?.(value)) ?? null;
      }),
      work: fromPromise<void, DialogConfirmed>(async ({ input: { id, value } }) => {
        const pending = pendingDialogs.get(id);
        try {
          const work = pending?.formWork?.() ?? pending?.options.work?.(value);
          if (pending !== undefined && work !== undefined) pending.running = { work, value };
          await work;
        } catch (cause) {
          throw refusalOfInput(cause);
        } finally {
          if (pending !== undefined) pending.running = undefined;
        }
      }),
    },
    actions: {
      returnResult: (_, { id, ...answer }) => {
        const pending = pendingDialogs.get(id);
        if (answer.reason === 'replaced' && pending?.running !== undefined) answerLater(pending, pending.running);
        else pending?.resolve(answer);
        forget(id);
      },
    },
    delays: {
      openDelay: DIALOG_OPEN_DELAY_MS,
      closeDuration: DIALOG_CLOSE_MS,
    },
  });
}

/** The one dialog actor of the application. */
export function dialogActor(app: App): DialogActor {
  return app.lazyActors.getOrCreate('dialog', () => {
    const pendingDialogs = new Map<number, PendingDialog>();
    // Retained for a moment, because the frame shows the texts during the closing animation.
    const forget = (id: number) => setTimeout(() => pendingDialogs.delete(id), DIALOG_CLOSE_MS * 2);
    const report = (message: string): void =>
      app.toast.send({ type: 'toast.raised', message, color: 'negative', at: performance.now() });
    const actor = createActor(provideDialog(pendingDialogs, { forget, report }));
    PENDING_DIALOGS.set(actor, pendingDialogs);
    return actor;
  });
}

/** The texts of a dialog. */
export const dialogOptions = (actor: DialogActor, id: number): DialogOptions | null =>
  pendingDialogsOf(actor).get(id)?.options ?? null;

/** What the form of a dialog can do with it. */
export function dialogControls(actor: DialogActor, id: number): DialogControls {
  return {
    run: (work) =>
      new Promise((resolve, reject) => {
        const pending = pendingDialogsOf(actor).get(id);
        if (pending === undefined) return resolve();
        pending.formWork = async () => {
          try {
            await work();
            resolve();
          } catch (cause) {
            reject(cause);
            throw cause;
          }
        };
        actor.send({ type: 'dialog.confirmed' });
      }),
    cancel: () => actor.send({ type: 'dialog.cancelled' }),
  };
}

let lastId = 0;

/** Opens a dialog, replacing any other; resolves when it has been answered. */
export function openDialog(app: App, options: DialogOptions): Promise<DialogAnswer> {
  const actor = dialogActor(app);
  lastId += 1;
  const id = lastId;
  return new Promise((resolve) => {
    pendingDialogsOf(actor).set(id, { options, resolve });
    actor.send({ type: 'dialog.requested', dialog: { id, timerMs: options.timerMs ?? null } });
  });
}
