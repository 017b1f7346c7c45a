// Compiled from src/texts/de/study/problems.json by `npm run generate`: change that file.
import type { texts as english } from '../../../compiled/en/study/problems.generated.ts';

export const texts: typeof english = {
  noteTooLong: "Diese Notiz ist zu lang. Kürze sie.",
  highlightsLimit: "In diesem Text sind keine weiteren Markierungen möglich. Entferne zuerst eine.",
};
