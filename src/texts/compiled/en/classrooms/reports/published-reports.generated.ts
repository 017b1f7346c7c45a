// Compiled from src/texts/en/classrooms/reports/published-reports.json by `npm run generate`: change that file.
import { need, userText } from '../../../../message-parts.ts';
import { dayText } from '../../../../wording/date.wording.ts';

export const texts = {
  title: "Reports",
  open: "Open report",
  line: ({ classroom, from, until }: { readonly classroom: string; readonly from: string | Date; readonly until: string | Date }): string => `${userText(classroom)}, ${dayText('en', need(from))} to ${dayText('en', need(until))}`,
  published: ({ at }: { readonly at: string | Date }): string => `Published ${dayText('en', need(at))}`,
};
