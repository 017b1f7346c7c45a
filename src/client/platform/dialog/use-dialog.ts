import { useMemo } from 'react';
import { DIALOG_TOAST_LIFE_MS } from '#domain/platform/screen.limits.ts';
import { useApp } from '../../app.context.ts';
import type { DialogAnswer, DialogOptions } from './dialog.actor.ts';

export type Dialog = {
  /** `const { reason, value } = await dialog.open({ title: 'Submit?' })`. A replaced one is answered `replaced`. */
  readonly open: (options: DialogOptions) => Promise<DialogAnswer>;
  /** Shows a toast for the duration of a dialog's messages. */
  readonly toast: (message: string) => void;
};

/** Dialogs for views. Their component is downloaded with the first one. */
export function useDialog(): Dialog {
  const app = useApp();
  return useMemo(
    () => ({
      open: async (options) => (await app.load(() => import('./dialog.actor.ts'))).openDialog(app, options),
      toast: (message) =>
        app.toast.send({ type: 'toast.raised', message, duration: DIALOG_TOAST_LIFE_MS, at: performance.now() }),
    }),
    [app],
  );
}
