export const texts = {
  label: 'Cookie preferences',
  question: 'May we count page views and remember the pages you last opened?',
  promise: 'No names, no third-party trackers.',
  refuse: 'Reject all',
  allow: 'Accept all',
  more: 'Manage preferences',
};
