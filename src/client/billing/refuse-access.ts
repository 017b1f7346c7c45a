import type { ActorRefFrom } from 'xstate';
import { accessRefusal } from '#domain/access/content-access.rule.ts';
import { TOAST_LIFE_MS } from '#domain/platform/screen.limits.ts';
import type { authMachine } from '#machines/auth/auth.machine.ts';
import type { toastMachine } from '#machines/toast/toast.machine.ts';
import { paywallReturn } from './paywall-return.ts';

/**
 * Reacts to content that no plan of the user opens, refused by the screen's own check or by the API: shows the
 * toast of the requirement once, and remembers the address, to return to it after a payment.
 * @param at the address of the content
 * @returns the address of the plans, to go to
 */
export function refuseAccess(
  {
    auth,
    toast,
  }: { readonly auth: ActorRefFrom<typeof authMachine>; readonly toast: ActorRefFrom<typeof toastMachine> },
  at: Pick<URL, 'pathname' | 'search'>,
): '/pricing' {
  const { toast: message, go } = accessRefusal(auth.getSnapshot().context.user);
  // A screen may have asked for several things. The first refusal has already redirected the user and shown a message.
  if (at.pathname === go) return go;
  paywallReturn.remember(at);
  const { entries } = toast.getSnapshot().context;
  const same = entries.filter((entry) => entry.message === message);
  if (same.some(({ delayed }) => delayed)) return go;
  for (const { id } of same) toast.send({ type: 'toast.closed', id });
  toast.send({ type: 'toast.raised', message, duration: TOAST_LIFE_MS, delayed: true, at: performance.now() });
  return go;
}
