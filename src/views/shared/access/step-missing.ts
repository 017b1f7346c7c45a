import { redirect } from 'react-router';
import type { App } from '#client/app.actors.ts';
import { DIALOG_TOAST_LIFE_MS } from '#domain/platform/screen.limits.ts';
import { href } from '#routes/href.ts';
import { recoveryTexts } from '#texts/access/recovery.texts.ts';
import { textsNow } from '#texts/current-language.ts';

/** A link back to requesting a code, with an explanation for users who opened a later step directly. */
export function stepMissing({ toast }: App, start: 'forgot-pin' | 'forgot-password'): Response {
  toast.send({
    type: 'toast.raised',
    message: textsNow(recoveryTexts).codeFirst,
    duration: DIALOG_TOAST_LIFE_MS,
    delayed: true,
    at: performance.now(),
  });
  return redirect(href(start));
}
