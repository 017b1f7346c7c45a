import { countedIn, numberText } from '../wording.ts';

const counted = countedIn('en');

export const texts = {
  title: 'Accommodations',
  unit: { percent: '%', minutes: 'min' },
  none: 'Nothing granted',
  close: 'Close',
  empty: 'The class has no students yet. What they are granted is set here once they have joined.',
  student: 'Student',
  granted: 'Granted',
  penaltyText: (factor: number) => `late windows × ${numberText('en', factor)}`,
  intro: 'They hold for timed work and due dates from now on, also for what is under way.',
  time: (percent: number) => (percent === 0 ? 'Usual time' : `${percent} % more time`),
  extra: 'More time',
  extraHint: 'Per cent of the time that everybody has.',
  pauses: 'Pauses',
  pausesHint: 'Minutes for which the clock of one attempt may stand.',
  dueDays: 'Days later due',
  penalty: 'Stretch of late windows',
  penaltyHint: '2 makes an interval that costs marks twice as long.',
  edit: 'Change',
  editOf: (name: string) => `Change the accommodations of ${name}`,
  save: 'Grant',
  saved: 'Granted.',
  pausesText: (minutes: number) => `${minutes} min of pauses`,
  dueText: (days: number) => counted(days, { one: 'due # day later', other: 'due # days later' }),
  ofPerson:
    'What this student is granted because of a disability or the like. It holds for timed work and due dates from now on, also for what is under way.',
};
