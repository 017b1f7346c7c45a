// Compiled from src/texts/en/classrooms/class-mail.json by `npm run generate`: change that file.
import { need, userText } from '../../../message-parts.ts';
import { isForm, numberText } from '../../../wording/number.wording.ts';

export const texts = {
  greeting: ({ name }: { readonly name: string }): string => `Hello ${userText(name)},`,
  subject: {
    announcements: ({ classroom }: { readonly classroom: string }): string => `Announcement in ${userText(classroom)}`,
    answers: ({ title }: { readonly title: string }): string => `Answer to your question about ${userText(title)}`,
    questions: ({ classroom, title }: { readonly classroom: string; readonly title: string }): string => `Question about ${userText(title)} in ${userText(classroom)}`,
    reports: ({ classroom }: { readonly classroom: string }): string => `Your report for ${userText(classroom)}`,
    several: ({ count }: { readonly count: number }): string => `${(isForm('en', count, 'one') ? `${numberText('en', need(count))} update` : `${numberText('en', need(count))} updates`)} from your classes`,
  },
  wrote: {
    announcements: ({ author, classroom }: { readonly author: string; readonly classroom: string }): string => `${userText(author)} wrote to your class ${userText(classroom)}:`,
    answers: ({ author, classroom, title }: { readonly author: string; readonly classroom: string; readonly title: string }): string => `${userText(author)} answered your question about ${userText(title)} (${userText(classroom)}):`,
    questions: ({ author, classroom, title }: { readonly author: string; readonly classroom: string; readonly title: string }): string => `${userText(author)} asked about ${userText(title)} (${userText(classroom)}):`,
    reports: ({ classroom }: { readonly classroom: string }): string => `Your report for ${userText(classroom)} is ready.`,
  },
  teacher: "Your teacher",
  open: {
    announcements: "Open class",
    answers: "Open assignment",
    questions: "Answer question",
    reports: "Open reports",
    several: "Open classes",
  },
  more: ({ count }: { readonly count: number }): string => `And ${(isForm('en', count, 'one') ? `${numberText('en', need(count))} more update` : `${numberText('en', need(count))} more updates`)}.`,
  why: "You choose on your account page which of these emails you get, and when.",
};
