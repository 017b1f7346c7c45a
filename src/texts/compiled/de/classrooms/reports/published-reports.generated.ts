// Compiled from src/texts/de/classrooms/reports/published-reports.json by `npm run generate`: change that file.
import type { texts as english } from '../../../../compiled/en/classrooms/reports/published-reports.generated.ts';
import { need, userText } from '../../../../message-parts.ts';
import { dayText } from '../../../../wording/date.wording.ts';

export const texts: typeof english = {
  title: "Berichte",
  open: "Bericht öffnen",
  line: ({ classroom, from, until }) => `${userText(classroom)}, ${dayText('de', need(from))} bis ${dayText('de', need(until))}`,
  published: ({ at }) => `Veröffentlicht am ${dayText('de', need(at))}`,
};
