import { storedConsent } from '#client/users/consent/stored-consent.ts';
import { recordPage } from '#client/users/recent-pages.ts';
import { allowsCategory } from '#domain/users/consent/consent.schema.ts';
import { PRODUCT } from '#ui/page/use-title.ts';

const SUFFIX = ` · ${PRODUCT}`;

/** Records the shown page for the command menu, if storing preferences is allowed and the page has a title. */
export function recordVisit(userId: string, path: string): void {
  if (!document.title.endsWith(SUFFIX) || !allowsCategory(storedConsent(localStorage), 'preferences')) return;
  recordPage(userId, { path, title: document.title.slice(0, -SUFFIX.length) }, localStorage);
}
