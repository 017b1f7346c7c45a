import { texts as german } from '#texts/compiled/de/users/guardian-mail.generated.ts';
import { texts as english } from '#texts/compiled/en/users/guardian-mail.generated.ts';
import { textsByLanguage } from '#texts/texts-by-language.ts';

/** Texts of the emails about a guardian's consent: to the guardian, and to the child. */
export const GUARDIAN_TEXTS = textsByLanguage(english, { de: german });
