export const texts = {
  intro: 'One thing first: not everybody may decide about an account alone.',
  age: {
    title: 'When were you born?',
    why: 'Month and year tell us who decides about your account. Nobody else sees them, and unless a parent or guardian answers for you, we forget them when your profile is complete.',
    legend: 'Month and year of your birth',
    month: 'Month',
    chooseMonth: 'Choose',
    year: 'Year',
    final: 'Check both before you continue: you can’t change them later. If you made a mistake, contact us.',
    next: 'Next',
  },
  guardian: {
    title: 'Who decides with you?',
    why: (age: number) =>
      `You are younger than ${age}. So a parent or guardian has to allow your account. We mail them what Lectern keeps of you and why; they need no account.`,
    ended: (email: string) => `Nobody answered at ${email} in time. Ask there once more, or somewhere else.`,
    email: 'E-mail of your parent or guardian',
    hint: 'Not your own. It is used to ask them and for nothing else, and forgotten if nobody answers.',
    send: 'Ask them',
    wrongAge: 'Is that wrong? Contact us, or ask your school to add you: you can’t change month and year yourself.',
    back: 'Back',
  },
  waiting: {
    title: 'Waiting for your parent or guardian',
    sent: (email: string, moment: string) => `We mailed ${email} on ${moment}.`,
    next: (day: string) =>
      `As soon as they say yes, you go on here, and we mail you. We wait until ${day}. Until then nothing more is asked or kept.`,
    nothing: 'Nothing there? It may lie among the unwanted mail, or the address may be wrong.',
    again: 'Send it again',
    sentAgain: 'Sent again. Only the newest mail is good.',
    other: 'Ask somewhere else',
  },
  refused: {
    title: 'Your parent or guardian said no',
    goes: (day: string) => `So your account will be deleted on ${day}, with everything in it. There is nothing to do.`,
    mistake: 'If this is a mistake, talk to them: until that day they can still allow it, with the mail we sent them.',
  },
  allowed: 'Your parent or guardian has said yes. Go on.',
};
