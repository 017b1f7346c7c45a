import { ONE_TIME_CODE_LIFE_S } from '#domain/limits.ts';
import type { CodePurpose } from '../db/schema/sessions.ts';
import type { Mail } from './mail.ts';

const MINUTES = ONE_TIME_CODE_LIFE_S / 60;

const WHAT = { password: 'choose a new password', pin: 'choose a new PIN' } as const satisfies Record<
  CodePurpose,
  string
>;

/** The mail that carries a one-time code. */
export function codeMail(
  purpose: CodePurpose,
  person: { readonly name: string; readonly email: string },
  code: string,
): Mail {
  return {
    to: person.email,
    subject: `${code} is your Lectern code`,
    text: [
      `Hello ${person.name},`,
      `with this code you can ${WHAT[purpose]}: ${code}`,
      `It is good for ${MINUTES} minutes and works once.`,
      'If you did not ask for it, leave it unused and nothing changes. Nobody at Lectern will ever ask you for it.',
      'Lectern',
    ].join('\n\n'),
  };
}
