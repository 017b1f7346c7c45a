// Compiled from src/texts/en/access/second-step.json by `npm run generate`: change that file.

export const texts = {
  title: "Enter your code",
  endedTitle: "Sign-in expired",
  intro: "Your password is correct. Now enter the code from your authenticator app.",
  code: "Code",
  submit: "Continue",
  useRecovery: "Use a recovery code",
  usePasskey: "Use a passkey",
  recoveryIntro: "Your password is correct. Now enter one of your recovery codes. Each works once.",
  recoveryCode: "Recovery code",
  useApp: "Use the authenticator app",
  lost: "No phone and no recovery codes? Ask your school or Lectern to reset two-step verification.",
  back: "Back to password",
  codeOrRecovery: "Code",
  codeHint: "From your authenticator app, or a recovery code.",
};
