import { createHash } from 'node:crypto';
import type { Language } from '#domain/platform/language.ts';
import { escapedHtml } from '../../platform/mail/mail.layout.ts';
import { plainPage } from '../../platform/pages/plain-page.ts';
import { LAUNCH_TEXTS } from '../launch/launch.texts.ts';

type RegistrationRequest = {
  readonly issuer: string;
  /** The host of its endpoints, if it differs from the issuer's. */
  readonly otherHost: string | null;
  readonly school: string | null;
  /** Fields that the form sends back. */
  readonly fields: Readonly<Record<string, string>>;
};

/** Shows who registers, and asks for confirmation: a link preview cannot press the button. */
export function confirmationPage(
  language: Language,
  { issuer, otherHost, school, fields }: RegistrationRequest,
): string {
  const t = LAUNCH_TEXTS[language].register;
  const row = (name: string, value: string): string => `<dt>${name}</dt><dd>${escapedHtml(value)}</dd>`;
  const hidden = Object.entries(fields)
    .map(([name, value]) => `<input type="hidden" name="${name}" value="${escapedHtml(value)}">`)
    .join('');
  return plainPage({
    language,
    title: t.title,
    style: 'dl{grid-template-columns:auto minmax(0,1fr)}dd{overflow-wrap:anywhere}',
    body: `<p>${t.lead}</p><dl>${row(t.platform, issuer)}${otherHost === null ? '' : row(t.address, otherHost)}${row(t.school, school ?? t.noSchool)}</dl><form method="post" action="/lti/register">${hidden}<button>${t.button}</button></form>`,
  });
}

// A platform closes its window on this message; a separate window closes itself.
const CLOSE =
  "document.querySelector('button').onclick=()=>{(window.opener||window.parent).postMessage({subject:'org.imsglobal.lti.close'},'*');window.close()}";
export const CLOSE_DIGEST = createHash('sha256').update(CLOSE).digest('base64');

/** The page after a registration, as HTML. Without a deployment it says that one has to be entered. */
export function registeredPage(language: Language, hasDeployment: boolean): string {
  const t = LAUNCH_TEXTS[language].register;
  return plainPage({
    language,
    title: t.doneTitle,
    body: `<p role="status">${t.done}</p>${hasDeployment ? '' : `<p class="notice">${t.deployment}</p>`}<button>${t.close}</button><script>${CLOSE}</script>`,
  });
}
