import { Drawing } from './drawing.tsx';

/** The few drawings of public pages, separate so that a first visit does not download all others. */
export const SYMBOLS = {
  sun: 'M8 12a4 4 0 1 0 8 0a4 4 0 1 0-8 0M12 2v2M12 20v2M4.93 4.93l1.41 1.41M17.66 17.66l1.41 1.41M2 12h2M20 12h2M6.34 17.66l-1.41 1.41M19.07 4.93l-1.41 1.41',
  moon: 'M20.985 12.486a9 9 0 1 1-9.473-9.472c.405-.022.617.46.402.803a6 6 0 0 0 8.268 8.268c.344-.215.825-.004.803.401',
  right: 'M20 6 9 17l-5-5',
  wrong: 'M18 6 6 18M6 6l12 12',
  partly: 'M5 13.8c2.3-3.4 4.7-3.6 7-1.8s4.7 1.6 7-1.8',
  none: 'M5 12h14',
  written:
    'M21.174 6.812a1 1 0 0 0-3.986-3.987L3.842 16.174a2 2 0 0 0-.5.83l-1.321 4.352a.5.5 0 0 0 .623.622l4.353-1.32a2 2 0 0 0 .83-.497zM15 5l4 4',
} as const;

/** One of the icons, drawn as `Icon` draws it. */
export function Glyph({ name, px }: { readonly name: keyof typeof SYMBOLS; readonly px?: number }) {
  return <Drawing path={SYMBOLS[name]} px={px} />;
}
