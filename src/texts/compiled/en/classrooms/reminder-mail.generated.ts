// Compiled from src/texts/en/classrooms/reminder-mail.json by `npm run generate`: change that file.
import { need, userText } from '../../../message-parts.ts';
import { isForm, numberText } from '../../../wording/number.wording.ts';

export const texts = {
  greeting: ({ name }: { readonly name: string }): string => `Hello ${userText(name)},`,
  subject: {
    opened: ({ title }: { readonly title: string }): string => `New assignment: ${userText(title)}`,
    dueSoon: ({ title }: { readonly title: string }): string => `Due soon: ${userText(title)}`,
  },
  opened: ({ classroom, title }: { readonly classroom: string; readonly title: string }): string => `Your class ${userText(classroom)} has a new assignment: ${userText(title)}.`,
  dueSoon: ({ classroom, hours, title }: { readonly classroom: string; readonly hours: number; readonly title: string }): string => `${userText(title)} (${userText(classroom)}) is due in less than ${(need(hours) === 0 ? "an hour" : (isForm('en', hours, 'one') ? "an hour" : `${numberText('en', need(hours))} hours`))}, and you haven’t finished it yet.`,
  open: "Open assignment",
};
