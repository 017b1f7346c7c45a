import { countedIn, numberText } from '../wording.ts';

const counted = countedIn('en');

export const texts = {
  welcome: (name: string) => (name === '' ? 'Welcome' : `Welcome, ${name}`),
  recent: {
    title: 'Where you left off',
    empty: 'Nothing begun yet. Choose a subject below and try a first quiz.',
    answered: (answered: number, all: number) => `${answered} of ${all} answered`,
    answeredIn: (quiz: string) => `Answered in ${quiz}`,
    goOn: 'Go on',
    handedIn: 'handed in',
    marks: (marks: number, outOf: number) =>
      `${numberText('en', marks)} of ${counted(outOf, { one: '# mark', other: '# marks' })}`,
    seeAnswers: 'See answers',
  },
  subjects: {
    title: 'Subjects',
    empty: 'There are no subjects yet. They appear here as soon as your school adds the first.',
    questions: (count: number) => counted(count, { one: '# question', other: '# questions' }),
  },
};
