import { texts as german } from '#texts/compiled/de/access/first-admin.generated.ts';
import { texts as english } from '#texts/compiled/en/access/first-admin.generated.ts';
import { textsByLanguage } from '#texts/texts-by-language.ts';

/** Texts of the page that creates the first administrator. */
export const FIRST_ADMIN_TEXTS = textsByLanguage(english, { de: german });
