import type { SignOnProblemKind } from '#domain/access/sign-on/sign-on-problem-kind.ts';
import type { Language } from '#domain/platform/language.ts';
import { href } from '#routes/href.ts';
import { plainPage } from '../../platform/pages/plain-page.ts';
import { SIGN_ON_TEXTS } from './sign-on.texts.ts';

/** Why a sign-in failed, and the way back. */
export function signOnProblemPage(language: Language, kind: SignOnProblemKind | 'many'): string {
  const t = SIGN_ON_TEXTS[language];
  return plainPage({
    language,
    title: t.title,
    body: `<p class="notice" role="alert">${t.problems[kind]}</p><a href="${href('login')}">${t.back}</a>`,
  });
}
