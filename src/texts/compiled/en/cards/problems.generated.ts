// Compiled from src/texts/en/cards/problems.json by `npm run generate`: change that file.
import { need } from '../../../message-parts.ts';
import { isForm, numberText } from '../../../wording/number.wording.ts';

export const texts = {
  cardSideMissing: "Enter text or add an image",
  blanksUnmarked: ({ max }: { readonly max: number }): string => `Mark each gap as {{c1::answer}}, numbered from c1 up to c${numberText('en', need(max))}`,
  ownDeckFull: ({ max }: { readonly max: number }): string => `Your deck for this topic is full: it can hold ${(isForm('en', max, 'one') ? `${numberText('en', need(max))} card` : `${numberText('en', need(max))} cards`)}.`,
};
