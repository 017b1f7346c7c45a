import { texts as german } from '#texts/compiled/de/users/own-data.generated.ts';
import { texts as english } from '#texts/compiled/en/users/own-data.generated.ts';
import { textsByLanguage } from '#texts/texts-by-language.ts';

/** Texts of the export of a user's data: the page, the titles of tables and the labels of columns. */
export const OWN_DATA_TEXTS = textsByLanguage(english, { de: german });
