// Compiled from src/texts/de/platform/mail.json by `npm run generate`: change that file.
import type { texts as english } from '../../../compiled/en/platform/mail.generated.ts';

export const texts: typeof english = {
  footer: "Lectern · Lernen. Üben. Bestehen.",
};
