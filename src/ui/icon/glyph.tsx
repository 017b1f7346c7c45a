import { Drawing } from './drawing.tsx';

/** The few drawings of public pages, separate so that a first visit does not download all others. */
export const SYMBOLS = {
  sun: 'M12 16a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM12 2.8v1.7M12 19.5v1.7M2.8 12h1.7M19.5 12h1.7M5.5 5.5l1.2 1.2M17.3 17.3l1.2 1.2M18.5 5.5l-1.2 1.2M6.7 17.3l-1.2 1.2',
  moon: 'M19.5 14.2A8 8 0 0 1 9.8 4.5a8 8 0 1 0 9.7 9.7z',
  right: 'M5.25 12.75l4.5 4.5 9-10.5',
  wrong: 'M6 6l12 12M18 6l-12 12',
  partly: 'M5 13.8c2.3-3.4 4.7-3.6 7-1.8s4.7 1.6 7-1.8',
  none: 'M6 12h12',
  written: 'M4.5 19.5l1.5-5.25L16.5 3.75 20.25 7.5 9.75 18z',
} as const;

/** One of the icons, drawn as `Icon` draws it. */
export function Glyph({ name, px }: { readonly name: keyof typeof SYMBOLS; readonly px?: number }) {
  return <Drawing path={SYMBOLS[name]} px={px} />;
}
