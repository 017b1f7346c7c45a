import { texts as german } from '#texts/compiled/de/billing/renewal-mail.generated.ts';
import { texts as english } from '#texts/compiled/en/billing/renewal-mail.generated.ts';
import { textsByLanguage } from '#texts/texts-by-language.ts';

/** Texts of the email about a failed renewal. */
export const RENEWAL_TEXTS = textsByLanguage(english, { de: german });
