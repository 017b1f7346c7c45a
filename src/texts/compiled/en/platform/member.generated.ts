// Compiled from src/texts/en/platform/member.json by `npm run generate`: change that file.

export const texts = {
  appearance: {
    label: "Appearance",
    light: "Light",
    dark: "Dark",
    system: "System",
  },
  messages: {
    title: "Recent messages",
    done: "Done",
    none: "No messages since you opened this page.",
    list: "Messages, newest first",
  },
  find: {
    key: "Ctrl K",
    open: "Search",
    label: "Search or run a command",
    waiting: "Loading subjects…",
    failed: "We couldn’t load the subjects. Close this and open it again.",
    notOpened: "We couldn’t open this. Check your connection and try again.",
    groups: {
      screens: "Pages",
      subjects: "Subjects",
      topics: "Topics",
      account: "Account",
      about: "About Lectern",
      moreSubjects: "More subjects",
    },
  },
};
