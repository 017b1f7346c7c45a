import { PASSWORD_MAX_CHARS, PASSWORD_MIN_CHARS } from '#domain/access/sign-in.limits.ts';
import type { Language } from '#domain/platform/language.ts';
import { href } from '#routes/href.ts';
import { escapedHtml } from '../../platform/mail/mail.layout.ts';
import { plainPage } from '../../platform/pages/plain-page.ts';
import { FIRST_ADMIN_TEXTS } from './first-admin.texts.ts';

/** The fields of the form; an error is shown next to its field. */
type FirstAdminField = 'name' | 'email' | 'password';

export type FieldProblems = Readonly<Partial<Record<FirstAdminField, string>>>;

type Form = {
  readonly token: string;
  readonly name: string;
  readonly email: string;
  readonly problems: FieldProblems;
};

const STYLE = `label{display:grid;gap:.25rem;font-weight:600}input{min-block-size:2.75rem;padding:.5rem .75rem;border:1px solid var(--edge);border-radius:.5rem;background:none;color:inherit;font:inherit}
input[aria-invalid]{border-color:light-dark(#a3271f,#f2a29b)}.problem{margin:0;color:light-dark(#a3271f,#f2a29b)}.hint{margin:0;color:var(--soft);font-size:.9rem}form{gap:1rem}button{margin-block-start:.5rem}`;

const KINDS = {
  name: 'type="text" autocomplete="name" maxlength="200"',
  email: 'type="email" autocomplete="username" maxlength="320"',
  password: `type="password" autocomplete="new-password" minlength="${PASSWORD_MIN_CHARS}" maxlength="${PASSWORD_MAX_CHARS}"`,
} as const satisfies Record<FirstAdminField, string>;

/**
 * The form that creates the first administrator. After invalid input it is shown again with what was typed, except the
 * password.
 */
export function firstAdminForm(language: Language, { token, problems, ...values }: Form): string {
  const t = FIRST_ADMIN_TEXTS[language];
  const field = (name: FirstAdminField, value: string, hint: string | null): string => {
    const problem = problems[name];
    const below = problem ?? hint;
    const described = below === null ? '' : ` aria-describedby="${name}-note"`;
    const note =
      below === null
        ? ''
        : `<p id="${name}-note" class="${problem === undefined ? 'hint' : 'problem'}">${escapedHtml(below)}</p>`;
    return `<div><label>${t.labels[name]}<input name="${name}" required ${KINDS[name]} value="${escapedHtml(value)}"${problem === undefined ? '' : ' aria-invalid="true"'}${described}></label>${note}</div>`;
  };
  return plainPage({
    language,
    title: t.title,
    style: STYLE,
    body: `<p>${t.lead}</p><form method="post"><input type="hidden" name="token" value="${escapedHtml(token)}">
${field('name', values.name, null)}${field('email', values.email, null)}${field('password', '', t.passwordHint({ min: PASSWORD_MIN_CHARS }))}
<button>${t.create}</button></form>`,
  });
}

/** The page after the first admin was created, as HTML. */
export function firstAdminCreatedPage(language: Language): string {
  const t = FIRST_ADMIN_TEXTS[language];
  return plainPage({
    language,
    title: t.createdTitle,
    body: `<p role="status">${t.created}</p><a href="${href('login')}">${t.signIn}</a>`,
  });
}

/** The page of a link that was used or has expired, as HTML. */
export function firstAdminLinkEndedPage(language: Language): string {
  const t = FIRST_ADMIN_TEXTS[language];
  return plainPage({ language, title: t.endedTitle, body: `<p class="notice" role="alert">${t.ended}</p>` });
}
