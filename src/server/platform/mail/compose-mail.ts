import type { Language } from '#domain/platform/language.ts';
import { type MailPart, mailHtml, partText } from './mail.layout.ts';
import { MAIL_TEXTS } from './mail.texts.ts';
import type { Mail } from './mail.ts';

/** The content of an email in the recipient's language, part by part. None of it is HTML. */
type MailContent = {
  readonly to: string;
  readonly language: Language;
  readonly subject: string;
  readonly parts: readonly MailPart[];
};

/**
 * A text on one line, for headers: without line breaks or control characters, and without characters that reverse the
 * text direction, by which a name could look like something else.
 */
export const oneLine = (text: string): string =>
  text.replace(/[\u202a-\u202e\u2066-\u2069]/g, '').replace(/[\s\p{Cc}]+/gu, ' ');

/** Every email of the product: the same content as plain text and as HTML. */
export function composeMail({ to, language, subject, parts }: MailContent): Mail {
  const title = oneLine(subject);
  return {
    to,
    subject: title,
    text: [...parts.map(partText), 'Lectern'].join('\n\n'),
    html: mailHtml({ language, title, parts, footer: MAIL_TEXTS[language].footer }),
  };
}
