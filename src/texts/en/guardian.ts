export const texts = {
  title: (name: string) => `May ${name} have an account?`,
  answeredTitle: (name: string) => `${name}’s account`,
  plainTitle: 'A child’s account',
  intro: (name: string, age: number) =>
    `Lectern is where people prepare for exams: lessons, questions, flash cards. Whoever is younger than ${age} needs the permission of a parent or guardian. ${name} named you.`,
  whose: {
    title: 'Whose account it is',
    name: 'Name',
    email: 'E-mail',
    born: 'Born in',
  },
  kept: {
    title: 'What is kept',
    list: {
      identity: 'Name, e-mail address, month of birth, and a password that nobody can read',
      profile: 'Level of study and subjects',
      work: 'Answers, results, flash cards, notes and what is handed in, with the time of each',
    },
  },
  why: {
    title: 'What for',
    list: {
      study: 'To mark answers, and to show what to study next',
      classes: 'To let teachers see the work that they set, if your child joins their class',
      not: 'Never for advertising, and never sold',
    },
  },
  more: { privacy: 'Everything on privacy', children: 'How children are protected' },
  ask: {
    title: 'Your decision',
    text: 'By your answer you say that you are a parent or guardian of this child. When and what you answered goes on record.',
    until: (day: string) => `The link takes your answer until ${day}.`,
    no: 'If you refuse, the account is deleted after a waiting period. Until then you can change your mind with the same link.',
    allow: 'I allow it',
    refuse: 'I refuse',
  },
  allowed: {
    title: 'You have allowed this account',
    text: 'Keep the mail: with its link you can take your permission back at any time, until the child is old enough. Then the account is closed at once, and deleted after a waiting period.',
    withdraw: 'Take my permission back',
  },
  refused: {
    title: 'You have not allowed this account',
    text: (day: string) =>
      `It will be deleted on ${day}, with everything in it. Until then you can change your mind here.`,
    allow: 'Allow it after all',
  },
  code: {
    title: 'Paste the code of your mail',
    label: 'Code',
    submit: 'Go on',
  },
  ended: {
    title: 'This link is not good any more',
    text: 'It has ended, or a newer mail has taken its place. If a child asks for your permission, it can send you a new mail.',
  },
};
