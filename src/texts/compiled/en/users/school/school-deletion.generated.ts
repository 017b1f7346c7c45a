// Compiled from src/texts/en/users/school/school-deletion.json by `npm run generate`: change that file.
import { need, userText } from '../../../../message-parts.ts';
import { dateText } from '../../../../wording/date.wording.ts';
import { isForm, numberText } from '../../../../wording/number.wording.ts';

export const texts = {
  title: "Delete school",
  intro: ({ days }: { readonly days: number }): string => `Deletes the school with all its accounts, classes, work and files. Everyone can work for another ${(isForm('en', days, 'one') ? `${numberText('en', need(days))} day` : `${numberText('en', need(days))} days`)}, and you can cancel it until then.`,
  delete: "Delete school",
  dialogTitle: ({ name }: { readonly name: string }): string => `Delete ${userText(name)}?`,
  gone: ({ days }: { readonly days: number }): string => `After ${(isForm('en', days, 'one') ? `${numberText('en', need(days))} day` : `${numberText('en', need(days))} days`)}, this is deleted and can’t be restored:`,
  students: ({ count }: { readonly count: number }): string => (isForm('en', count, 'one') ? "student" : "students"),
  teachers: ({ count }: { readonly count: number }): string => (isForm('en', count, 'one') ? "teacher" : "teachers"),
  admins: ({ count }: { readonly count: number }): string => `school ${(isForm('en', count, 'one') ? "admin" : "admins")}`,
  classes: ({ count }: { readonly count: number }): string => (isForm('en', count, 'one') ? "class" : "classes"),
  assignments: ({ count }: { readonly count: number }): string => (isForm('en', count, 'one') ? "assignment" : "assignments"),
  attempts: ({ count }: { readonly count: number }): string => (isForm('en', count, 'one') ? "attempt" : "attempts"),
  answers: ({ count }: { readonly count: number }): string => (isForm('en', count, 'one') ? "answer" : "answers"),
  files: ({ count }: { readonly count: number }): string => `${(isForm('en', count, 'one') ? "file" : "files")} of students`,
  questions: ({ count }: { readonly count: number }): string => `${(isForm('en', count, 'one') ? "question" : "questions")} of teachers`,
  quizzes: ({ count }: { readonly count: number }): string => `${(isForm('en', count, 'one') ? "quiz" : "quizzes")} of teachers`,
  orders: ({ count }: { readonly count: number }): string => (need(count) === 0 ? "The school has no orders." : (isForm('en', count, 'one') ? `${numberText('en', need(count))} order stays with its receipts, because tax law requires it. Renewals are cancelled.` : `${numberText('en', need(count))} orders stay with their receipts, because tax law requires it. Renewals are cancelled.`)),
  adminsNotified: "The admins of the school get an email.",
  name: "Name of the school",
  nameHint: ({ name }: { readonly name: string }): string => `Enter ${userText(name)} to confirm.`,
  scheduled: ({ day, name }: { readonly day: string | Date; readonly name: string }): string => `${userText(name)} will be deleted on ${dateText('en', need(day))}, with all its accounts, classes, work and files.`,
  scheduledBy: ({ name }: { readonly name: string }): string => `Requested by ${userText(name)}.`,
  ownHint: "Download the data of the school before that day. If this is a mistake, contact Lectern.",
  cancel: "Cancel deletion",
  done: "Deletion scheduled.",
  canceled: "Deletion cancelled.",
  notice: ({ day }: { readonly day: string | Date }): string => `This school will be deleted on ${dateText('en', need(day))}, with all its accounts and work. Until then, everyone can work as usual.`,
  noticeLink: "Go to school",
};
