import { redirect } from 'react-router';
import type { App } from '#actors/app.actors.ts';
import { paywallPlace } from '#actors/checkout/paywall-place.ts';
import type { ViewLoaderArgs } from '#actors/view.context.ts';
import { decideAccess } from '#domain/access/content-access.rule.ts';
import type { ContentType } from '#domain/access/content-type.ts';
import { TOAST_LIFE_MS } from '#domain/limits.ts';

/** The check of a screen's content, for its loader: only there are the ids of subject and topic known. */
export function accessCheck(
  { auth, toast }: App,
  type: ContentType | undefined,
  url: URL,
): ViewLoaderArgs['requireAccess'] {
  return (content) => {
    if (type === undefined) return;
    const decision = decideAccess(auth.getSnapshot().context.user, { type, ...content });
    if (decision.allowed) return;
    paywallPlace.remember(url);
    toast.send({
      type: 'toast.raised',
      message: decision.toast,
      duration: TOAST_LIFE_MS,
      delayed: true,
      at: performance.now(),
    });
    throw redirect(decision.go);
  };
}
