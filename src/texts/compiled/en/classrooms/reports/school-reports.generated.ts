// Compiled from src/texts/en/classrooms/reports/school-reports.json by `npm run generate`: change that file.
import { need, userText } from '../../../../message-parts.ts';
import { numberText } from '../../../../wording/number.wording.ts';

export const texts = {
  title: "Reports",
  intro: "The reports of every class of your school. Teachers write the comments and publish.",
  classes: "Classes",
  label: "Reports by class and period",
  className: "Class",
  teachers: "Teachers",
  period: "Period",
  comments: "Comments",
  commentsOf: ({ all, written }: { readonly all: number; readonly written: number }): string => `${numberText('en', need(written))} of ${numberText('en', need(all))}`,
  state: "Status",
  states: {
    draft: "Draft",
    published: "Published",
    archived: "Class archived",
  },
  reports: "Reports",
  open: "Open",
  openOf: ({ days, name }: { readonly days: string; readonly name: string }): string => `Open reports of ${userText(name)}, ${userText(days)}`,
  openColumn: "Open",
  emptyTitle: "No reports yet",
  empty: "Reports appear here when your teachers create them on the page of a class.",
  ended: "These reports don’t exist any more.",
};
