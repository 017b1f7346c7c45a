import { texts as german } from '#texts/compiled/de/study/calendar-events.generated.ts';
import { texts as english } from '#texts/compiled/en/study/calendar-events.generated.ts';
import { textsByLanguage } from '#texts/texts-by-language.ts';

/** Titles of the events in calendar feeds. */
export const CALENDAR_TEXTS = textsByLanguage(english, { de: german });
