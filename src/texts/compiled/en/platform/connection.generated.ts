// Compiled from src/texts/en/platform/connection.json by `npm run generate`: change that file.

export const texts = {
  lost: "You’re offline. Your work is saved on this device.",
  lostUnsaved: "You’re offline and your browser can’t save your work. Keep this page open.",
  lostShort: "Offline",
  sending: "Sending your work…",
  sendingShort: "Sending…",
  allSent: "All work sent.",
  allSentShort: "All sent",
  readOnly: "Lectern’s storage is almost full. Only answers can be saved for now.",
  update: {
    label: "Update available",
    ready: "A new version of Lectern is available.",
    saving: "Saving your work…",
    held: "Reload once all your work is saved.",
    load: "Reload",
    again: "Try again",
    later: "Later",
  },
};
