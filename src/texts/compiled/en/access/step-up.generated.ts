// Compiled from src/texts/en/access/step-up.json by `npm run generate`: change that file.

export const texts = {
  title: "Confirm that it’s you",
  text: "This needs a confirmation from the last ten minutes.",
  none: "Your account has no password here: you sign in with a service of your school. Sign out and sign in again. You can then do this for ten minutes.",
  usePasskey: "Use a passkey",
  password: "Password",
  code: "Code",
  codeHint: "From your authenticator app, or a recovery code.",
  continue: "Continue",
  cancel: "Cancel",
};
