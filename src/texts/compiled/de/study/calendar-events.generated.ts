// Compiled from src/texts/de/study/calendar-events.json by `npm run generate`: change that file.
import type { texts as english } from '../../../compiled/en/study/calendar-events.generated.ts';
import { need, userText } from '../../../message-parts.ts';
import { numberText } from '../../../wording/number.wording.ts';

export const texts: typeof english = {
  name: "Lectern",
  due: ({ title }) => `Fällig: ${userText(title)}`,
  exam: ({ subject }) => `Prüfung: ${userText(subject)}`,
  session: ({ minutes }) => `Lernsitzung, ${numberText('de', need(minutes))} min`,
  sessionText: "Die Karten und Fragen von heute.",
};
