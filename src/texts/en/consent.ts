export const texts = {
  label: 'Your choice about privacy',
  question: 'May we count which pages are read, and keep what you opened last at hand?',
  promise: 'Nobody’s name, nobody else’s trackers.',
  refuse: 'Refuse both',
  allow: 'Allow both',
  more: 'Choose one by one',
};
