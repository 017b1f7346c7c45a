// Compiled from src/texts/en/users/privacy.json by `npm run generate`: change that file.
import { userText } from '../../../message-parts.ts';

export const texts = {
  title: "Privacy",
  intro: "What Lectern stores in your browser, and why.",
  choice: {
    title: "Cookie preferences",
    intro: "Lectern stores only what it needs to work, unless you allow more. You can change this at any time.",
    save: "Save preferences",
    all: "Accept all",
    none: "Necessary only",
    withdraw: "Withdraw consent",
    open: "You haven’t chosen yet: only necessary storage is allowed.",
    stored: "Your preferences are saved in this browser.",
    record: ({ id }: { readonly id: string }): string => `Consent ID: ${userText(id)}. This random number identifies your browser, not you.`,
    objects: "Your browser sends Global Privacy Control, so we don’t count your page views.",
  },
  categories: {
    necessary: {
      name: "Necessary",
      hint: "Sign-in, your answers and the page itself.",
    },
    preferences: {
      name: "Preferences",
      hint: "Remembers what you last opened from the menu.",
    },
    statistics: {
      name: "Statistics",
      hint: "Counts page views per day. We don’t record who you are, where you are or what order you view pages in, and store nothing in your browser.",
    },
  },
  stored: {
    title: "What we store",
    allowed: ({ category }: { readonly category: string }): string => `${userText(category)}: allowed`,
    notAllowed: ({ category }: { readonly category: string }): string => `${userText(category)}: not allowed`,
    nothing: "Nothing is stored.",
  },
  places: {
    cookie: "cookie",
    "local storage": "local storage",
    "session storage": "session storage",
    IndexedDB: "IndexedDB",
    "cache storage": "cache storage",
  },
};
