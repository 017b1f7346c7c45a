import { dateText } from '../wording.ts';

export const texts = {
  register: 'Create account',
  signIn: 'Sign in',
  home: 'Go to home',
  trial: {
    title: 'Try a question',
    of: (subject: string, topic: string) => `${subject} · ${topic}`,
    check: 'Check',
    right: 'Correct.',
    wrong: (letter: string) => `Not this time. ${letter} is correct.`,
    next: 'Next question',
    failed: 'We couldn’t check your answer. Try again.',
    choose: 'Choose an answer first.',
  },
  front: {
    title: ['Study.', 'Practise.', 'Pass.'].join(' '),
    lead: 'Prepare for exams with Lectern: one topic at a time, with an explanation for every answer.',
    points: {
      first: 'Study',
      firstText:
        'Subjects and topics in syllabus order, with notes, audio, videos and one-page summaries for the evening before.',
      second: 'Practise',
      secondText: 'Quizzes and flash cards for every topic. Stop at any time: your answers are saved, even offline.',
      third: 'Pass',
      thirdText: 'See what you got right and why. Add your exam date and get a study plan for every day until then.',
    },
  },
  testimonials: 'What our users say',
  posts: 'From the blog',
  closing: {
    title: 'See your level in ten questions.',
    prices: 'View pricing',
  },
  postBy: (author: string, instant: string) => `${author} · ${dateText('en', instant)}`,
};
