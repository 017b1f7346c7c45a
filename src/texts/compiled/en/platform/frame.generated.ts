// Compiled from src/texts/en/platform/frame.json by `npm run generate`: change that file.
import { userText } from '../../../message-parts.ts';

export const texts = {
  skip: "Skip to content",
  loadingPage: "Loading the page",
  brandToHomePage: "Lectern home page",
  brandToHome: "Lectern home",
  motto: "Study. Practise. Pass.",
  lightPage: "Use light appearance",
  darkPage: "Use dark appearance",
  main: "Main",
  allPages: "Menu",
  privacyChoice: "Cookie preferences",
  home: "Home",
  signIn: "Sign in",
  signOut: "Sign out",
  more: "More",
  subjects: "Subjects",
  wideSidebar: "Expand sidebar",
  leaveShorts: "Close shorts",
  language: "Language",
  languageNotSaved: "The language is saved only in this browser.",
  languageFailed: "We couldn’t change the language. Try again.",
  account: ({ name }: { readonly name: string }): string => `Account: ${userText(name)}`,
  dialog: {
    ok: "OK",
    cancel: "Cancel",
  },
  moreSubjects: "More subjects",
};
