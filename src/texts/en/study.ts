import { MASTERY_FROM } from '#domain/mastery/mastery-levels.ts';
import { countedIn, dateText, numberText, shareText, shortDayText } from '../wording.ts';

const counted = countedIn('en');
const days = (count: number): string => counted(count, { one: '# day', other: '# days' });

export const texts = {
  today: {
    title: 'Today',
    nothing: 'Nothing is due today. A good day to look at something new.',
    minutes: (minutes: number) => `About ${counted(minutes, { one: '# minute', other: '# minutes' })}`,
    deck: (due: number) => counted(due, { one: '# card due', other: '# cards due' }),
    ownDeck: 'Your own cards',
    study: 'Study',
    kinds: {
      dueCards: (count: number) => counted(count, { one: '# card to review', other: '# cards to review' }),
      newCards: (count: number) => counted(count, { one: '# new card', other: '# new cards' }),
      weakItems: (count: number) =>
        counted(count, { one: '# question to get right', other: '# questions to get right' }),
      openQuestions: (count: number) => counted(count, { one: '# written answer', other: '# written answers' }),
    },
    open: 'Open',
    planned: (subject: string) => `Open ${subject}`,
    examIn: (subject: string, left: number) =>
      left < 0
        ? `${subject}: the exam is over`
        : left === 0
          ? `${subject}: the exam is today`
          : `${subject}: ${days(left)} to the exam`,
    openPlan: 'Exam plan',
    setExam: 'Set an exam date',
  },
  week: {
    title: 'This week',
    studied: (count: number) =>
      count === 0 ? 'A fresh week. Even five minutes count.' : `You studied on ${days(count)} of the last seven.`,
    day: (day: string, studied: boolean) => `${dateText('en', `${day}T12:00:00`)}: ${studied ? 'studied' : 'rested'}`,
  },
  begun: {
    share: (share: number) => `${shareText('en', share)} done`,
    progress: (title: string) => `Done of ${title}`,
    goOn: 'Go on',
  },
  mastery: {
    weakest: 'Where a little work helps most',
    levels: {
      unknown: 'Not known yet',
      beginning: 'Beginning',
      developing: 'Developing',
      secure: 'Secure',
      mastered: 'Mastered',
    },
    aboutLevel: 'About this level',
    meanings: {
      unknown: 'You haven’t answered enough questions on this topic yet. Answer a few more to see your level.',
      beginning: `We estimate that you’d get less than ${shareText('en', MASTERY_FROM.developing)} of the questions on this topic right today.`,
      developing: `We estimate that you’d get between ${shareText('en', MASTERY_FROM.developing)} and ${shareText('en', MASTERY_FROM.secure)} of the questions on this topic right today.`,
      secure: `We estimate that you’d get at least ${shareText('en', MASTERY_FROM.secure)} of the questions on this topic right today.`,
      mastered: `Even by a cautious estimate, you’d get at least ${shareText('en', MASTERY_FROM.mastered)} of the questions on this topic right today.`,
    },
    between: (low: number, high: number) =>
      `Between ${shareText('en', low)} and ${shareText('en', high)} would be right now.`,
    reasons: {
      nothingYet: 'You have not practised this yet.',
      littleYet: 'There is too little to go by. A few more answers will tell.',
      wrongLately: 'Some of your latest answers were wrong.',
      fading: 'It has been a while, and what you knew is fading.',
      cardsSlipping: 'Some cards are slipping from memory.',
      holding: 'What you know is holding.',
    },
    rested: (count: number) => (count === 0 ? 'Last practised today.' : `Last practised ${days(count)} ago.`),
    drills: {
      dueCards: 'Review cards',
      weakItems: 'Redo questions',
      quiz: 'Take a quiz',
      newCards: 'Learn new cards',
    },
    secureOf: (secure: number, all: number) =>
      `${numberText('en', secure)} of ${counted(all, { one: '# topic', other: '# topics' })} secure`,
  },
  plan: {
    title: 'Exam plan',
    intro: 'Give the days of your exams. Everything that is due is spread over the days you have left.',
    back: 'Home',
    exams: 'Exam dates',
    examOf: (subject: string) => `Exam in ${subject}`,
    time: 'Your time',
    minutes: 'Minutes a day',
    newCards: 'New cards a day',
    daysOff: 'Days off',
    retention: 'How much you want to remember',
    retentionHint: 'Share of cards known when they come back. More means more reviews.',
    percent: (share: number) => shareText('en', share),
    save: 'Save and plan',
    saved: 'Your plan is made anew.',
    workload: 'Minutes planned, day by day',
    day: 'Day',
    empty: 'No plan yet',
    emptyText: 'Give at least one exam date above, and the days until then fill themselves.',
    fits: (minutes: number) =>
      `Everything fits. The fullest day takes ${counted(minutes, { one: '# minute', other: '# minutes' })}.`,
    overfull: (minutes: number) =>
      `It does not fit into your minutes a day: some days need up to ${counted(minutes, { one: '# minute', other: '# minutes' })}. More minutes, fewer days off or fewer new cards would help.`,
    onDaysOff: (minutes: number) =>
      `Before an exam there are only days off, so they are used as well: up to ${counted(minutes, { one: '# minute', other: '# minutes' })} a day.`,
    next: 'The next days',
    off: 'Day off',
    free: 'Nothing planned',
    missed: 'A missed day is no harm: the plan is made anew every day from what is left.',
    date: (day: string) => dateText('en', `${day}T12:00:00`),
    shortDate: (day: string) => shortDayText('en', day),
  },
};
