import type { Language } from '../language.ts';

/** A number in plain digits (`1600.5`, `-2e30`) in the notation of the language, with all digits, without groups. */
export const exactNumberText = (language: Language, plain: string): string =>
  language === 'de' ? String(Number(plain)).replace('.', ',') : String(Number(plain));
