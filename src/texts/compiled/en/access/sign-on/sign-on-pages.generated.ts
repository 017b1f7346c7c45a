// Compiled from src/texts/en/access/sign-on/sign-on-pages.json by `npm run generate`: change that file.

export const texts = {
  title: "We couldn’t sign you in",
  back: "Back to sign-in",
  problems: {
    provider: "This way of signing in no longer exists. Go back and enter your email again.",
    state: "This sign-in has expired or was opened twice. Start again.",
    cookie: "This sign-in was started in another browser, or your browser blocks cookies. Allow cookies and start again.",
    down: "Your school’s sign-in service isn’t responding. Try again in a few minutes.",
    slow: "Your school’s sign-in service took too long to respond. Try again in a few minutes.",
    clock: "Your school’s sign-in service sent an expired message. Try again. If it happens again, tell your school’s IT that the clock of the service may be wrong.",
    cancelled: "You cancelled the sign-in. Start again when you’re ready.",
    refused: "Your school’s sign-in service refused the request. Try again, or ask your school’s IT for access.",
    token: "We couldn’t verify the message from your school’s sign-in service. Tell your school’s IT.",
    configuration: "Your school’s sign-in service isn’t set up correctly. Tell your school’s IT.",
    secret: "Your school’s sign-in service doesn’t accept Lectern’s client secret. Tell your school’s IT.",
    subject: "Your school’s sign-in service doesn’t tell us who you are, only that you belong to it. Tell your school’s IT.",
    many: "Too many attempts. Wait a few minutes and try again.",
  },
};
