import { texts as german } from '#texts/compiled/de/access/account-mail.generated.ts';
import { texts as english } from '#texts/compiled/en/access/account-mail.generated.ts';
import { textsByLanguage } from '#texts/texts-by-language.ts';

/** Texts of emails about an account. */
export const ACCOUNT_TEXTS = textsByLanguage(english, { de: german });
