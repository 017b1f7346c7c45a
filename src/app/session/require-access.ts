import { redirect } from 'react-router';
import type { App } from '#client/app.actors.ts';
import { refuseAccess } from '#client/billing/refuse-access.ts';
import type { ViewLoaderArgs } from '#client/view.context.ts';
import { decideAccess } from '#domain/access/content-access.rule.ts';
import type { ContentType } from '#domain/access/content-type.ts';

/** The access check of a screen's content, for its loader: only there are the ids of subject and topic known. */
export function accessCheck(app: App, type: ContentType, url: URL): ViewLoaderArgs['requireAccess'] {
  return (content) => {
    const { allowed } = decideAccess(app.auth.getSnapshot().context.user, { type, ...content });
    if (!allowed) throw redirect(refuseAccess(app, url));
  };
}
