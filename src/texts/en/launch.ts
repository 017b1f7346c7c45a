export const texts = {
  from: (platform: string) => `From ${platform}`,
  welcome: (name: string) => (name === '' ? 'Welcome to Lectern' : `Welcome, ${name}`),
  first: (platform: string) =>
    `You come from ${platform} for the first time. Lectern keeps your work in an account of your own; from now on the link opens it.`,
  kept: (platform: string) =>
    `${platform} told Lectern your name, your e-mail if you have one there, and what you are in the course.`,
  goOn: 'Go on',
  opening: 'Opening …',
  isMine: 'I have an account already',
  signIn: 'Sign in to it once, and the link opens that account from now on.',
  link: 'Sign in and go on',
  endedTitle: 'Open it once more',
  ended: 'This way in has ended, or was used. Go back to your learning platform and press the link there again.',
  toSignIn: 'To sign-in',
};
