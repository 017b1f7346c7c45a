import { dateText } from '../wording.ts';

export const texts = {
  register: 'Create an account',
  signIn: 'Sign in',
  home: 'Go to your desk',
  trial: {
    title: 'Try one',
    of: (subject: string, topic: string) => `${subject} · ${topic}`,
    check: 'Check',
    right: 'Right.',
    wrong: (letter: string) => `Not this time. ${letter} is right.`,
    next: 'Another question',
    failed: 'The answer could not be checked. Please try again.',
    choose: 'Choose an answer first.',
  },
  front: {
    title: ['Study.', 'Practise.', 'Pass.'].join(' '),
    lead: 'Lectern is a quiet place to prepare for exams. One subject, one topic, one question at a time, and an explanation after every answer.',
    points: {
      first: 'Study',
      firstText:
        'Subjects and topics in the order of a syllabus: notes to read, recordings to hear and watch, and a summary of one page for the evening before.',
      second: 'Practise',
      secondText:
        'Quizzes and flash cards for every topic, with formulas, units and figures. Stop at any time; every answer is kept, even where there is no signal.',
      third: 'Pass',
      thirdText:
        'Each question comes back with what you answered, what was right, and why. Give the date of your exam, and the days until then are planned.',
    },
  },
  testimonials: 'What people say',
  posts: 'From the blog',
  closing: {
    title: 'Ten questions from now you know where you stand.',
    prices: 'See the prices',
  },
  postBy: (author: string, instant: string) => `${author} · ${dateText('en', instant)}`,
};
