import { countedIn, numberText } from '../wording.ts';

const counted = countedIn('en');

export const texts = {
  title: 'Access arrangements',
  unit: { percent: '%', minutes: 'min' },
  none: 'None',
  close: 'Close',
  empty: 'No students yet. You can set access arrangements once students have joined.',
  student: 'Student',
  granted: 'Arrangements',
  penaltyText: (factor: number) => `late period × ${numberText('en', factor)}`,
  intro: 'Applies to timed work and due dates from now on, including attempts in progress.',
  time: (percent: number) => (percent === 0 ? 'Standard time' : `${percent}% extra time`),
  extra: 'Extra time',
  extraHint: 'Percentage added to the time limit.',
  pauses: 'Rest breaks',
  pausesHint: 'Minutes that an attempt can be paused.',
  dueDays: 'Extra days',
  penalty: 'Late-period multiplier',
  penaltyHint: '2 makes each late period twice as long.',
  edit: 'Edit',
  editOf: (name: string) => `Edit access arrangements for ${name}`,
  save: 'Save',
  saved: 'Saved.',
  pausesText: (minutes: number) => `${minutes} min rest breaks`,
  dueText: (days: number) => counted(days, { one: '# extra day', other: '# extra days' }),
  ofPerson:
    'Access arrangements for this student. They apply to timed work and due dates from now on, including attempts in progress.',
};
