import { MASTERY_FROM } from '#domain/study/mastery-levels.ts';
import { countedIn, dateText, numberText, shareText, shortDayText } from '../wording.ts';

const counted = countedIn('en');
const days = (count: number): string => counted(count, { one: '# day', other: '# days' });

export const texts = {
  today: {
    title: 'Today',
    nothing: 'Nothing is due today. Try something new.',
    minutes: (minutes: number) => `About ${minutes} min`,
    deck: (due: number) => counted(due, { one: '# card due', other: '# cards due' }),
    ownDeck: 'My cards',
    study: 'Study',
    kinds: {
      dueCards: (count: number) => counted(count, { one: '# card to review', other: '# cards to review' }),
      newCards: (count: number) => counted(count, { one: '# new card', other: '# new cards' }),
      weakItems: (count: number) => counted(count, { one: '# question to retry', other: '# questions to retry' }),
      openQuestions: (count: number) => counted(count, { one: '# written answer', other: '# written answers' }),
    },
    open: 'Open',
    planned: (subject: string) => `Open ${subject}`,
    examIn: (subject: string, left: number) =>
      left < 0
        ? `${subject}: exam over`
        : left === 0
          ? `${subject}: exam today`
          : `${subject}: ${days(left)} until the exam`,
    openPlan: 'Study plan',
    setExam: 'Add exam date',
  },
  week: {
    title: 'This week',
    studied: (count: number) =>
      count === 0 ? 'You haven’t studied this week yet.' : `You studied on ${count} of the last 7 days.`,
    day: (day: string, studied: boolean) =>
      `${dateText('en', `${day}T12:00:00`)}: ${studied ? 'studied' : 'not studied'}`,
  },
  begun: {
    share: (share: number) => `${shareText('en', share)} done`,
    progress: (title: string) => `Progress in ${title}`,
    goOn: 'Continue',
  },
  mastery: {
    weakest: 'Recommended practice',
    levels: {
      unknown: 'No level yet',
      beginning: 'Learning',
      developing: 'Developing',
      secure: 'Secure',
      mastered: 'Mastered',
    },
    aboutLevel: 'About this level',
    meanings: {
      unknown: 'Answer a few more questions on this topic to see your level.',
      beginning: `We estimate that you’d get less than ${shareText('en', MASTERY_FROM.developing)} of this topic’s questions correct today.`,
      developing: `We estimate that you’d get ${shareText('en', MASTERY_FROM.developing)} to ${shareText('en', MASTERY_FROM.secure)} of this topic’s questions correct today.`,
      secure: `We estimate that you’d get at least ${shareText('en', MASTERY_FROM.secure)} of this topic’s questions correct today.`,
      mastered: `Even by a cautious estimate, you’d get at least ${shareText('en', MASTERY_FROM.mastered)} of this topic’s questions correct today.`,
    },
    between: (low: number, high: number) =>
      `We estimate ${shareText('en', low)} to ${shareText('en', high)} correct today.`,
    reasons: {
      nothingYet: 'You haven’t practised this yet.',
      littleYet: 'Answer a few more questions to see your level.',
      wrongLately: 'Some of your recent answers were incorrect.',
      fading: 'You haven’t practised this for a while.',
      cardsSlipping: 'You’re starting to forget some cards.',
      holding: 'You know this well.',
    },
    rested: (count: number) => (count === 0 ? 'Last practised today.' : `Last practised ${days(count)} ago.`),
    drills: {
      dueCards: 'Review cards',
      weakItems: 'Retry questions',
      quiz: 'Take a quiz',
      newCards: 'Learn new cards',
    },
    secureOf: (secure: number, all: number) =>
      `${numberText('en', secure)} of ${counted(all, { one: '# topic', other: '# topics' })} secure`,
  },
  plan: {
    title: 'Study plan',
    intro: 'Add your exam dates. We’ll spread your work over the days you have left.',
    back: 'Home',
    exams: 'Exam dates',
    examOf: (subject: string) => `Exam in ${subject}`,
    time: 'Daily limits',
    minutes: 'Minutes per day',
    newCards: 'New cards per day',
    daysOff: 'Days off',
    retention: 'Target retention',
    retentionHint: 'Share of cards you want to remember. A higher target means more reviews.',
    percent: (share: number) => shareText('en', share),
    save: 'Save plan',
    saved: 'Plan updated.',
    workload: 'Planned minutes per day',
    day: 'Day',
    empty: 'No plan yet',
    emptyText: 'Add an exam date above to see your daily plan.',
    fits: (minutes: number) => `Everything fits. Your longest day is ${minutes} min.`,
    overfull: (minutes: number) =>
      `Not everything fits: some days need up to ${minutes} min. Add minutes, or reduce days off or new cards.`,
    onDaysOff: (minutes: number) => `There are only days off before an exam, so we plan up to ${minutes} min on them.`,
    next: 'Next days',
    off: 'Day off',
    free: 'Nothing planned',
    missed: 'Missed a day? Your plan updates every day.',
    date: (day: string) => dateText('en', `${day}T12:00:00`),
    shortDate: (day: string) => shortDayText('en', day),
  },
};
