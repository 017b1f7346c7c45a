// Compiled from src/texts/en/users/school/school-deletion-mail.json by `npm run generate`: change that file.
import { isNone, need, userText } from '../../../../message-parts.ts';
import { dateText } from '../../../../wording/date.wording.ts';

export const texts = {
  greeting: ({ name }: { readonly name: string | null }): string => (isNone(name) ? "Hello," : `Hello ${userText(name)},`),
  scheduledSubject: ({ school }: { readonly school: string }): string => `${userText(school)} will be deleted from Lectern`,
  scheduled: ({ day, school }: { readonly day: string | Date; readonly school: string }): string => `An admin of Lectern has scheduled the deletion of ${userText(school)}. On ${dateText('en', need(day))}, the school and all its accounts, classes, work and files will be deleted. After that, nothing can be restored.`,
  until: "Until then, everyone can work as usual. Download the data of the school from its page before that day.",
  mistake: "If this is a mistake, contact Lectern before that day: the deletion can still be cancelled.",
  canceledSubject: ({ school }: { readonly school: string }): string => `${userText(school)} won’t be deleted from Lectern`,
  canceled: ({ school }: { readonly school: string }): string => `The deletion of ${userText(school)} has been cancelled. Nothing was deleted.`,
};
