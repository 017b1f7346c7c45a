import { texts as german } from '#texts/compiled/de/classrooms/notifications/notification-centre.generated.ts';
import { texts as english } from '#texts/compiled/en/classrooms/notifications/notification-centre.generated.ts';
import { textsByLanguage } from '#texts/texts-by-language.ts';

/** Titles of notifications on devices: those of the list. */
export const PUSH_TEXTS = textsByLanguage(english, { de: german });
