import { texts as german } from '#texts/compiled/de/access/sign-on/sign-on-pages.generated.ts';
import { texts as english } from '#texts/compiled/en/access/sign-on/sign-on-pages.generated.ts';
import { textsByLanguage } from '#texts/texts-by-language.ts';

/** Texts of the server's own pages for users who return from an identity provider. */
export const SIGN_ON_TEXTS = textsByLanguage(english, { de: german });
