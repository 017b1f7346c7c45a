import { SLUG_MAX_CHARS } from '../text.limits.ts';

export const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;

const SPELT_OUT = Object.entries({ ß: 'ss', æ: 'ae', ø: 'o', ł: 'l', đ: 'd' });

/** The slug of a title: `Säuren & Basen` → `sauren-basen`. Empty if no character of it is allowed in an address. */
export function slugOf(title: string): string {
  return SPELT_OUT.reduce((so, [letter, plain]) => so.replaceAll(letter, plain), title.toLowerCase())
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, SLUG_MAX_CHARS)
    .replace(/^-|-$/g, '');
}
