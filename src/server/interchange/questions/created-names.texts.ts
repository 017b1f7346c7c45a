import { texts as german } from '#texts/compiled/de/interchange/created-names.generated.ts';
import { texts as english } from '#texts/compiled/en/interchange/created-names.generated.ts';
import { textsByLanguage } from '#texts/texts-by-language.ts';

/** Names and texts that an import creates where a file has none. */
export const CREATED_NAMES = textsByLanguage(english, { de: german });
