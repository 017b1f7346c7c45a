export const texts = {
  title: 'Messages',
  done: 'Done',
  empty: 'Nothing has been said since you opened the page.',
  list: 'Messages, the latest first',
};
