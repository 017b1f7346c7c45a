export const texts = {
  from: (platform: string) => `From ${platform}`,
  welcome: (name: string) => (name === '' ? 'Welcome to Lectern' : `Welcome, ${name}`),
  first: (platform: string) =>
    `This is your first visit from ${platform}. Lectern saves your work in your own account, which this link opens from now on.`,
  kept: (platform: string) =>
    `${platform} shared your name, your email address (if you have one there) and your role in the course.`,
  goOn: 'Continue',
  opening: 'Opening …',
  isMine: 'I already have an account',
  signIn: 'Sign in once to connect your account to this link.',
  link: 'Sign in and continue',
  endedTitle: 'This link has expired',
  ended: 'Go back to your learning platform and open the link again.',
  toSignIn: 'Go to sign-in',
};
