// Compiled from src/texts/en/study/calendar-events.json by `npm run generate`: change that file.
import { need, userText } from '../../../message-parts.ts';
import { numberText } from '../../../wording/number.wording.ts';

export const texts = {
  name: "Lectern",
  due: ({ title }: { readonly title: string }): string => `Due: ${userText(title)}`,
  exam: ({ subject }: { readonly subject: string }): string => `Exam: ${userText(subject)}`,
  session: ({ minutes }: { readonly minutes: number }): string => `Study session, ${numberText('en', need(minutes))} min`,
  sessionText: "Today’s cards and questions.",
};
