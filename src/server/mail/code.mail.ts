import type { Language } from '#domain/language.ts';
import { ONE_TIME_CODE_LIFE_S } from '#domain/limits.ts';
import type { CodePurpose } from '../db/schema/sessions.ts';
import { CODE_TEXTS } from './code.texts.ts';
import type { Mail } from './mail.ts';

const MINUTES = ONE_TIME_CODE_LIFE_S / 60;

/** The mail that carries a one-time code, in the person's language. */
export function codeMail(
  purpose: CodePurpose,
  person: { readonly name: string; readonly email: string; readonly language: Language },
  code: string,
): Mail {
  const t = CODE_TEXTS[person.language];
  return {
    to: person.email,
    subject: t.subject(code),
    text: [t.greeting(person.name), t.code[purpose](code), t.life(MINUTES), t.caution, 'Lectern'].join('\n\n'),
  };
}
