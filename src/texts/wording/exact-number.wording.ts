import type { Language } from '../language.ts';

/** A number written in plain digits (`1600.5`, `-2e30`) as the language writes it, every digit of it, without groups. */
export const exactNumberText = (language: Language, plain: string): string =>
  language === 'de' ? String(Number(plain)).replace('.', ',') : String(Number(plain));
