// Compiled from src/texts/en/access/sign-out.json by `npm run generate`: change that file.

export const texts = {
  ask: "Sign out?",
  text: "Some of your work isn’t saved yet. It stays on this device and is sent when you sign in here again.",
  confirm: "Sign out",
  cancel: "Stay signed in",
};
