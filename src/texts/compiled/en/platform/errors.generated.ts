// Compiled from src/texts/en/platform/errors.json by `npm run generate`: change that file.
import { need, userText } from '../../../message-parts.ts';

export const texts = {
  tryAgain: "Try again",
  toHome: "Back to home",
  toHomePage: "Back to Lectern",
  brand: "Lectern home page",
  notFound: {
    title: ({ path }: { readonly path: string }): string => `Page Not Found: ${userText(path)}`,
    text: "The page may have been moved or deleted.",
  },
  forbidden: {
    title: "You don’t have access",
    text: "Your account can’t open this page. If you need it, ask your school.",
    otherAccount: "Use another account",
  },
  refused: "You can’t open this",
  internal: "Internal Server Error",
  requestId: "Reference for support:",
  loadFailed: "We couldn’t load this",
  unreachable: "We can’t reach the server. Pages you’ve opened before still work.",
  partMissing: "Part of the page didn’t load. Try again.",
  start: {
    title: "Lectern couldn’t start",
    setting: ({ name, why }: { readonly name: string; readonly why: string }): string => `The setting “${userText(name)}” is invalid: ${userText(why)}.`,
    allSettings: "all settings",
    unreadable: "unreadable",
    unreachable: "We can’t reach the server. Check your connection.",
    status: ({ status }: { readonly status: number }): string => `/config.json failed with status ${String(need(status))}.`,
    notJson: "/config.json is not valid JSON.",
  },
};
