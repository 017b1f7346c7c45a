/** What search engines and messengers say of a page below its title: a sentence or two, at most 160 characters. */
export const texts = {
  front:
    'Notes, recordings, quizzes, flash cards and timed exam papers by subject and topic. Try a real question without an account.',
  landing:
    'See what to do next, practise questions with explanations, learn by heart, and sit exams that never lose an answer.',
  'landing-2':
    'What your child learns on Lectern, how progress shows, what it costs, and how we look after children and their data.',
  'landing-3':
    'Classes, assignments, marking and analysis for teachers; people, seats and payments for schools; ready for exam day.',
  'landing-4': 'Every subject on Lectern with all its topics: what there is to learn, and what is free to start with.',
  pricing: 'What the standard and the pro plan open, what single subjects cost, by the month or by the year.',
  faq: 'Answers to what students, parents and schools ask about Lectern: plans, exams, accounts and data.',
  blog: 'How to learn, practise and pass: short articles by the people who write Lectern.',
  contact: 'Write to us: a person reads every message and answers by e-mail.',
  'school-list': 'Schools that learn and teach with Lectern.',
  privacy: 'What Lectern keeps about you, why, for how long, and how you see or delete it.',
  'terms-and-conditions': 'The terms on which Lectern may be used.',
  'child-protection-policy': 'How Lectern protects children: who may write to them, what is shown, and whom to tell.',
  login: 'Sign in to go on where you left off.',
  register: 'Make an account: the free topics are open at once, without a card.',
  'forgot-password': 'Have a code sent to you by e-mail and choose a new password.',
};
