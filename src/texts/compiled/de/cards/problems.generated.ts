// Compiled from src/texts/de/cards/problems.json by `npm run generate`: change that file.
import type { texts as english } from '../../../compiled/en/cards/problems.generated.ts';
import { need } from '../../../message-parts.ts';
import { isForm, numberText } from '../../../wording/number.wording.ts';

export const texts: typeof english = {
  cardSideMissing: "Gib Text ein oder füge ein Bild hinzu",
  blanksUnmarked: ({ max }) => `Kennzeichne jede Lücke als {{c1::Antwort}}, nummeriert von c1 bis höchstens c${numberText('de', need(max))}`,
  ownDeckFull: ({ max }) => `Dein Stapel zu diesem Thema ist voll: Er fasst ${(isForm('de', max, 'one') ? `${numberText('de', need(max))} Karte` : `${numberText('de', need(max))} Karten`)}.`,
};
