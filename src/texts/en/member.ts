/** What the head of a member's screens and the menu of everything say. */
export const texts = {
  appearance: { label: 'Light and dark', light: 'Light page', dark: 'Dark page', system: 'As this device' },
  messages: {
    title: 'Messages',
    done: 'Done',
    none: 'Nothing has been said since you opened the page.',
    list: 'Messages, the latest first',
  },
  find: {
    key: 'Ctrl K',
    open: 'Find',
    label: 'Find or do something',
    waiting: 'Subjects are on their way …',
    failed: 'Subjects could not be loaded. Close this and open it again to try once more.',
    notOpened: 'This could not be opened. Check the connection and try again.',
    groups: { screens: 'Screens', subjects: 'Subjects', topics: 'Topics', account: 'Account', about: 'About Lectern' },
  },
};
