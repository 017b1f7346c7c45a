import { texts as german } from '#texts/compiled/de/platform/mail.generated.ts';
import { texts as english } from '#texts/compiled/en/platform/mail.generated.ts';
import { textsByLanguage } from '#texts/texts-by-language.ts';

/** Texts of every email. */
export const MAIL_TEXTS = textsByLanguage(english, { de: german });
