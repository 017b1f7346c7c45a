import { countedIn, numberText } from '../wording.ts';

const counted = countedIn('en');

export const texts = {
  breadcrumbs: { label: 'Breadcrumb', home: 'Home' },
  questions: (count: number) => counted(count, { one: '# question', other: '# questions' }),
  topics: {
    title: 'Topics',
    empty: 'No topics yet.',
    otherSubject: 'Choose another subject',
  },
  quizzes: {
    title: 'Quizzes',
    titleOf: (topic: string) => `Quizzes · ${topic}`,
    intro: 'Answer at your own pace. You’ll see the correct answers and explanations after you submit.',
    empty: 'No quizzes yet.',
    otherTopic: 'Choose another topic',
    start: 'Start',
    goOn: 'Continue',
    again: 'Start again',
    needsAny: 'Locked. Available with any plan.',
    needsPro: 'Locked. Available with the Pro plan.',
    seePlans: 'View plans',
  },
  done: {
    none: 'No quizzes yet',
    count: (done: number, all: number) => `${done} of ${counted(all, { one: '# quiz', other: '# quizzes' })} done`,
    label: (place: string) => `Quizzes done in ${place}`,
  },
  standing: {
    answered: (answered: number, all: number) => `${answered} of ${all} answered`,
    handedIn: 'submitted',
    result: (marks: number, outOf: number) => `last result ${numberText('en', marks)} of ${numberText('en', outOf)}`,
  },
};
