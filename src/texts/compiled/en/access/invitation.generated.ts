// Compiled from src/texts/en/access/invitation.json by `npm run generate`: change that file.

export const texts = {
  title: "Set your password",
  intro: "You’ll sign in with your email address and this password.",
  label: "Password",
  submit: "Set password",
  missingTitle: "This link is incomplete",
  missing: "Open the link in your email again, or copy all of it.",
  toSignIn: "Go to sign-in",
};
