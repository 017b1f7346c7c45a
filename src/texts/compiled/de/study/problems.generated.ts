// Compiled from src/texts/de/study/problems.json by `npm run generate`: change that file.
import type { texts as english } from '../../../compiled/en/study/problems.generated.ts';

export const texts: typeof english = {
  noteTooLong: "Diese Notiz ist zu lang. Kürze sie.",
  highlightsLimit: "In diesem Text sind keine weiteren Markierungen möglich. Entferne zuerst eine.",
  examPast: "Dieser Tag ist vorbei. Wähle heute oder einen späteren Tag.",
  examTooFar: "Wähle einen Tag in den nächsten drei Jahren.",
  studyDayMissing: "Lass mindestens einen Tag zum Lernen frei.",
};
