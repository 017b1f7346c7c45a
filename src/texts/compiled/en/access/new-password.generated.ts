// Compiled from src/texts/en/access/new-password.json by `npm run generate`: change that file.
import { need } from '../../../message-parts.ts';
import { numberText } from '../../../wording/number.wording.ts';

export const texts = {
  passwordHint: ({ min }: { readonly min: number }): string => `At least ${numberText('en', need(min))} characters. A few random words work well.`,
};
