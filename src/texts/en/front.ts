export const texts = {
  motto: { study: 'Study.', practise: 'Practise.', pass: 'Pass.' },
  lead: 'Lectern is a quiet place to prepare for exams. One subject, one topic, one question at a time, and an explanation after every answer.',
  register: 'Create an account',
  signIn: 'Sign in',
  steps: {
    label: 'How it works',
    study: {
      title: 'Study',
      text: 'Subjects and topics in the order of a syllabus, so that you always know what comes next and what is left.',
    },
    practise: {
      title: 'Practise',
      text: 'Short quizzes for every topic: choices, numbers with units, words, pairs to match. Stop at any time; every answer is kept.',
    },
    pass: {
      title: 'Pass',
      text: 'Each question comes back with what you answered, what was right, and why. The why is what stays.',
    },
  },
  sample: {
    head: 'Physics · Motion · Question 3 of 10',
    stem: 'A stone is dropped from rest into a well and hits the water after 2.0 s. How deep is the well? Take',
    gravity: '9.8 m/s²',
    choices: { a: '4.9 m', b: '9.8 m', c: '19.6 m', d: '39.2 m' },
    why: 'Right. The depth grows with the square of the time: ½ × 9.8 m/s² × (2.0 s)² = 19.6 m. Leaving out the ½ gives 39.2 m.',
  },
};
