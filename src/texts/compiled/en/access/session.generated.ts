// Compiled from src/texts/en/access/session.json by `npm run generate`: change that file.

export const texts = {
  end: {
    title: "Your session is about to end",
    unused: "You haven’t used Lectern for a while. To protect your account, we’ll sign you out soon.",
    old: "To protect your account, you need to sign in again from time to time. We’ll bring you back to this page.",
    timeLeft: "Time left:",
    stay: "Stay signed in",
    signOut: "Sign out",
    signInAgain: "Sign in again",
    later: "Later",
  },
};
