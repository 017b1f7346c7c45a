import { countedIn, numberText } from '../wording.ts';

const counted = countedIn('en');

export const texts = {
  trail: { label: 'Breadcrumb', home: 'Home' },
  questions: (count: number) => counted(count, { one: '# question', other: '# questions' }),
  topics: {
    title: 'Topics',
    empty: 'There are no topics here yet.',
    otherSubject: 'Choose another subject',
  },
  quizzes: {
    title: 'Quizzes',
    titleOf: (topic: string) => `Quizzes · ${topic}`,
    intro: 'Answer at your own pace. What was right, and why, is shown when you hand in.',
    empty: 'There are no quizzes here yet.',
    otherTopic: 'Choose another topic',
    start: 'Start',
    goOn: 'Go on',
    again: 'Again',
    needsAny: 'Locked. Opens with any plan.',
    needsPro: 'Locked. Opens with the pro plan.',
    seePlans: 'See plans',
  },
  done: {
    none: 'No quizzes yet',
    count: (done: number, all: number) => `${done} of ${counted(all, { one: '# quiz', other: '# quizzes' })} done`,
    label: (place: string) => `Quizzes done in ${place}`,
  },
  standing: {
    answered: (answered: number, all: number) => `${answered} of ${all} answered`,
    handedIn: 'handed in',
    result: (marks: number, outOf: number) => `last result ${numberText('en', marks)} of ${numberText('en', outOf)}`,
  },
};
