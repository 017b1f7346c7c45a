// Compiled from src/texts/de/access/new-password.json by `npm run generate`: change that file.
import type { texts as english } from '../../../compiled/en/access/new-password.generated.ts';
import { need } from '../../../message-parts.ts';
import { numberText } from '../../../wording/number.wording.ts';

export const texts: typeof english = {
  passwordHint: ({ min }) => `Mindestens ${numberText('de', need(min))} Zeichen. Gut sind ein paar zufällige Wörter.`,
};
