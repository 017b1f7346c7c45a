// Compiled from src/texts/en/classrooms/invitation-mail.json by `npm run generate`: change that file.
import { isNone, userText } from '../../../message-parts.ts';

export const texts = {
  subject: ({ classroom }: { readonly classroom: string }): string => `Join the class ${userText(classroom)} on Lectern`,
  greeting: ({ name }: { readonly name: string | null }): string => (isNone(name) ? "Hello," : `Hello ${userText(name)},`),
  invited: {
    student: ({ classroom, teacher }: { readonly classroom: string; readonly teacher: string }): string => `${userText(teacher)} has invited you to the class ${userText(classroom)} on Lectern.`,
    teacher: ({ classroom, teacher }: { readonly classroom: string; readonly teacher: string }): string => `${userText(teacher)} has invited you to co-teach the class ${userText(classroom)} on Lectern.`,
  },
  join: "Join class",
  enterCode: "In Lectern, open “Classes” and enter this invitation code:",
  account: "If you don’t have an account, create one first. The invitation expires in 30 days.",
  caution: "If you don’t know this person, you can ignore this email.",
};
