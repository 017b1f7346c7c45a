import type { ReactNode } from 'react';
import { type ActorRefFrom, createActor, fromPromise } from 'xstate';
import { type DialogInputType, dialogInputMessage } from '#domain/dialog/dialog-input.rule.ts';
import { ProductError } from '#domain/errors.ts';
import { DIALOG_CLOSE_MS, DIALOG_OPEN_DELAY_MS } from '#domain/limits.ts';
import {
  type DialogConfirmed,
  type DialogReason,
  type DialogValue,
  dialogMachine,
} from '#machines/dialog/dialog.machine.ts';
import type { App } from '../app.actors.ts';

export type DialogActor = ActorRefFrom<typeof dialogMachine>;

/** What a dialog asks for. */
export type DialogInput = {
  readonly type: DialogInputType;
  readonly label: string;
  readonly hint?: string;
  readonly initial?: DialogValue;
  /** For `select`. */
  readonly options?: readonly { readonly value: string; readonly label: string }[];
  /** What is said where nothing is entered. Without it that is allowed. */
  readonly required?: string;
  /** What is wrong with what was entered, after the checks of its type; null where nothing is. */
  readonly validate?: (value: DialogValue) => string | null | Promise<string | null>;
};

export type DialogOptions = {
  readonly title: string;
  readonly text?: ReactNode;
  readonly confirmLabel?: string;
  /** Names what is refused by `deny`; without it there is no such button. */
  readonly denyLabel?: string;
  /** Null: there is no such button. */
  readonly cancelLabel?: string | null;
  /** Whether confirming takes something away that does not come back. */
  readonly isDangerous?: boolean;
  readonly input?: DialogInput;
  /** Milliseconds after which it ends by itself. */
  readonly timerMs?: number;
  /** Done before a confirmed dialog goes, which shows that it is loading. What it throws is said in the dialog. */
  readonly work?: (value: DialogValue | null) => Promise<void>;
};

export type DialogAnswer = { readonly reason: DialogReason; readonly value: DialogValue | null };

type Asked = { readonly options: DialogOptions; readonly resolve: (answer: DialogAnswer) => void };

/** What was asked for, by dialog: the words and functions that are no business of the machine's. */
const ASKED = new WeakMap<DialogActor, Map<number, Asked>>();

const askedOf = (actor: DialogActor): Map<number, Asked> => {
  const asked = ASKED.get(actor) ?? new Map<number, Asked>();
  ASKED.set(actor, asked);
  return asked;
};

/** A dialog has one input: what is wrong with it says more than that something is. */
function refusalOfInput(cause: unknown): unknown {
  const [message] = cause instanceof ProductError ? Object.values(cause.fields ?? {}) : [];
  return message === undefined ? cause : new Error(message, { cause });
}

/** The dialog machine with its effects, over what has been asked for. */
function provideDialog(asked: ReadonlyMap<number, Asked>, forget: (id: number) => void) {
  return dialogMachine.provide({
    actors: {
      validate: fromPromise<string | null, DialogConfirmed>(async ({ input: { id, value } }) => {
        const wanted = asked.get(id)?.options.input;
        if (wanted === undefined || value === null) return null;
        return (
          dialogInputMessage(wanted.type, value, wanted.required ?? null) ?? (await wanted.validate?.(value)) ?? null
        );
      }),
      work: fromPromise<void, DialogConfirmed>(async ({ input: { id, value } }) => {
        try {
          await asked.get(id)?.options.work?.(value);
        } catch (cause) {
          throw refusalOfInput(cause);
        }
      }),
    },
    actions: {
      answer: (_, { id, ...answer }) => {
        asked.get(id)?.resolve(answer);
        forget(id);
      },
    },
    delays: {
      openDelay: DIALOG_OPEN_DELAY_MS,
      closeTime: DIALOG_CLOSE_MS,
    },
  });
}

/** The one dialog actor of the application. */
export function dialogActor(app: App): DialogActor {
  return app.kept.keep('dialog', () => {
    const asked = new Map<number, Asked>();
    // Kept a moment longer, for the frame shows the words while it slides away.
    const forget = (id: number) => setTimeout(() => asked.delete(id), DIALOG_CLOSE_MS * 2);
    const actor = createActor(provideDialog(asked, forget));
    ASKED.set(actor, asked);
    return actor;
  });
}

/** The words of a dialog. */
export const dialogOptions = (actor: DialogActor, id: number): DialogOptions | null =>
  askedOf(actor).get(id)?.options ?? null;

let lastId = 0;

/** Opens a dialog, in the place of any other; resolves when it has been answered. */
export function openDialog(app: App, options: DialogOptions): Promise<DialogAnswer> {
  const actor = dialogActor(app);
  lastId += 1;
  const id = lastId;
  return new Promise((resolve) => {
    askedOf(actor).set(id, { options, resolve });
    actor.send({ type: 'dialog.requested', dialog: { id, timerMs: options.timerMs ?? null } });
  });
}
