import { texts as german } from '#texts/compiled/de/lti/launch-pages.generated.ts';
import { texts as english } from '#texts/compiled/en/lti/launch-pages.generated.ts';
import { textsByLanguage } from '#texts/texts-by-language.ts';

/** Texts of the server's own pages for users of a learning platform. */
export const LAUNCH_TEXTS = textsByLanguage(english, { de: german });
