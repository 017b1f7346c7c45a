import { texts as german } from '#texts/compiled/de/classrooms/reminder-mail.generated.ts';
import { texts as english } from '#texts/compiled/en/classrooms/reminder-mail.generated.ts';
import { textsByLanguage } from '#texts/texts-by-language.ts';

/** Texts of the email about an assignment. It gives hours instead of a time of day, because the reader's time zone is unknown. */
export const REMINDER_TEXTS = textsByLanguage(english, { de: german });
