import type { Language } from '#domain/language.ts';
import { mailHtml } from './mail.layout.ts';
import type { Mail } from './mail.ts';

/** What a mail says, in the person's language, paragraph by paragraph. Nothing of it is HTML. */
type Letter = {
  readonly to: string;
  readonly language: Language;
  readonly subject: string;
  readonly paragraphs: readonly string[];
};

/** A mail of words alone: the same paragraphs as plain text and as HTML. */
export function letterMail({ to, language, subject, paragraphs }: Letter): Mail {
  // A name cannot add lines to the mail's head.
  const title = subject.replace(/\s+/g, ' ');
  return {
    to,
    subject: title,
    text: [...paragraphs, 'Lectern'].join('\n\n'),
    html: mailHtml({ language, title, paragraphs }),
  };
}
