// Compiled from src/texts/de/platform/site/news.json by `npm run generate`: change that file.
import type { texts as english } from '../../../../compiled/en/platform/site/news.generated.ts';
import { need } from '../../../../message-parts.ts';
import { dateText } from '../../../../wording/date.wording.ts';

export const texts: typeof english = {
  title: "Neuigkeiten",
  posts: "Alle Beiträge",
  from: ({ instant }) => dateText('de', need(instant)),
  marks: "Deine Punkte haben sich geändert",
};
