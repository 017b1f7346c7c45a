import type { texts as english } from '../en/news.ts';
import { dateText } from '../wording.ts';

export const texts: typeof english = {
  title: 'Neuigkeiten',
  posts: 'Alle Beiträge',
  from: (instant) => dateText('de', instant),
  marks: 'Deine Punkte haben sich geändert',
};
