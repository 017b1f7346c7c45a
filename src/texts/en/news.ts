import { dateText } from '../wording.ts';

export const texts = {
  title: 'News',
  posts: 'All posts',
  from: (instant: string) => dateText('en', instant),
  marks: 'Your marks changed',
};
