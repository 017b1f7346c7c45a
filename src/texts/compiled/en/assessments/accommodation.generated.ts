// Compiled from src/texts/en/assessments/accommodation.json by `npm run generate`: change that file.
import { need, userText } from '../../../message-parts.ts';
import { isForm, numberText } from '../../../wording/number.wording.ts';

export const texts = {
  title: "Access arrangements",
  unit: {
    percent: "%",
    minutes: "min",
  },
  none: "None",
  close: "Close",
  empty: "No students yet. You can set access arrangements once students have joined.",
  student: "Student",
  granted: "Arrangements",
  penaltyText: ({ factor }: { readonly factor: number }): string => `late period × ${numberText('en', need(factor))}`,
  intro: "Applies to timed work and due dates from now on, including attempts in progress.",
  time: ({ percent }: { readonly percent: number }): string => (need(percent) === 0 ? "Standard time" : `${numberText('en', need(percent))}% extra time`),
  extra: "Extra time",
  extraHint: "Percentage added to the time limit.",
  pauses: "Rest breaks",
  pausesHint: "Total minutes an attempt can be paused for.",
  dueDays: "Extra days",
  penalty: "Late-period multiplier",
  penaltyHint: "2 makes each late period twice as long.",
  edit: "Edit",
  editOf: ({ name }: { readonly name: string }): string => `Edit access arrangements for ${userText(name)}`,
  save: "Save",
  saved: "Saved.",
  pausesText: ({ minutes }: { readonly minutes: number }): string => `${numberText('en', need(minutes))} min rest breaks`,
  dueText: ({ days }: { readonly days: number }): string => (isForm('en', days, 'one') ? `${numberText('en', need(days))} extra day` : `${numberText('en', need(days))} extra days`),
  ofPerson: "Access arrangements for this student. They apply to timed work and due dates from now on, including attempts in progress.",
};
