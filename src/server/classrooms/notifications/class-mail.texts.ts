import { texts as german } from '#texts/compiled/de/classrooms/class-mail.generated.ts';
import { texts as english } from '#texts/compiled/en/classrooms/class-mail.generated.ts';
import { textsByLanguage } from '#texts/texts-by-language.ts';

/** Texts of the emails about announcements, questions, answers and reports. */
export const CLASS_MAIL_TEXTS = textsByLanguage(english, { de: german });
