// Compiled from src/texts/en/users/consent.json by `npm run generate`: change that file.

export const texts = {
  label: "Cookie preferences",
  question: "May we count page views and remember the pages you last opened?",
  promise: "No names, no third-party trackers.",
  refuse: "Reject all",
  allow: "Accept all",
  more: "Manage preferences",
};
