import { texts as german } from '#texts/compiled/de/access/code-mail.generated.ts';
import { texts as english } from '#texts/compiled/en/access/code-mail.generated.ts';
import { textsByLanguage } from '#texts/texts-by-language.ts';

/** Texts of the email with a one-time code. */
export const CODE_TEXTS = textsByLanguage(english, { de: german });
