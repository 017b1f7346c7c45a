export const texts = {
  title: 'Choose your password',
  intro: 'With it and your e-mail you sign in from now on.',
  label: 'Password',
  submit: 'Set the password and go on',
  missingTitle: 'This link is not whole',
  missing: 'Please open the link in your mail once more, or copy all of it.',
  toSignIn: 'To sign-in',
};
