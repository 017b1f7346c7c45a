// Compiled from src/texts/en/platform/site/news.json by `npm run generate`: change that file.
import { need } from '../../../../message-parts.ts';
import { dateText } from '../../../../wording/date.wording.ts';

export const texts = {
  title: "News",
  posts: "All posts",
  from: ({ instant }: { readonly instant: string | Date }): string => dateText('en', need(instant)),
  marks: "Your marks have changed",
};
