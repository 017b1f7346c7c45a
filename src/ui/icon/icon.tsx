import { Drawing } from './drawing.tsx';
import { SYMBOLS } from './glyph.tsx';

const PATHS = {
  ...SYMBOLS,
  home: 'M4 11.5 12 5l8 6.5V19a1 1 0 0 1-1 1h-4.5v-5.5h-5V20H5a1 1 0 0 1-1-1z',
  exam: 'M7 3.5h7.5L19 8v11.5a1 1 0 0 1-1 1H7a1 1 0 0 1-1-1v-15a1 1 0 0 1 1-1zM14 3.8V8.5h4.7M9 13h6M9 16.5h4',
  classroom: 'M4 5h16v10.5H4zM12 15.5V20M8.5 20h7M8 9h5M8 12h3',
  assignment:
    'M8 5H6a1 1 0 0 0-1 1v13.5a1 1 0 0 0 1 1h12a1 1 0 0 0 1-1V6a1 1 0 0 0-1-1h-2M9 3.5h6v3H9zM8.5 13.5l2.5 2.5 4.5-5',
  analysis: 'M4.5 4v15.5H20M8.5 15.5v-3M12.5 15.5V8M16.5 15.5v-5',
  dashboard: 'M4 4.5h7v7H4zM14 4.5h6v4h-6zM14 11.5h6v8h-6zM4 14.5h7v5H4z',
  leave: 'M6 6l12 12M18 6l-12 12',
  sidebar: 'M4 5h16v14H4zM9.5 5v14',
  find: 'M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13zM15.3 15.3L20.5 20.5',
  more: 'M5.5 12h.01M12 12h.01M18.5 12h.01',
  book: 'M12 6.5c-2.5-1.7-5.3-2-8.5-1v13c3.2-1 6-.7 8.5 1 2.5-1.7 5.3-2 8.5-1v-13c-3.2-1-6-.7-8.5 1zM12 6.5v13',
  shorts: 'M8 3.5h8a1 1 0 0 1 1 1v15a1 1 0 0 1-1 1H8a1 1 0 0 1-1-1v-15a1 1 0 0 1 1-1zM10.5 9.2l4 2.8-4 2.8z',
  people:
    'M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM2.5 19.5c.8-3.4 3.2-5 6.5-5s5.7 1.6 6.5 5M15.5 4.3a3.5 3.5 0 0 1 0 6.4M17.5 14.8c2.2.6 3.5 2.2 4 4.7',
  school: 'M12 4 2.5 9 12 14l9.5-5zM6.5 11.3v5c1.7 1.4 3.5 2 5.5 2s3.8-.6 5.5-2v-5',
  payment: 'M3.5 6h17v12h-17zM3.5 10h17M7 14.5h3.5',
  settings:
    'M4 7.5h9M17 7.5h3M4 16.5h3M11 16.5h9M15 9.5a2 2 0 1 0 0-4 2 2 0 0 0 0 4zM9 18.5a2 2 0 1 0 0-4 2 2 0 0 0 0 4z',
  question: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM9.6 9.5a2.4 2.4 0 1 1 3.4 2.2c-.7.4-1 .9-1 1.8M12 16.6v.2',
  person: 'M12 12.5a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4.5 20.5c1-3.6 3.9-5.2 7.5-5.2s6.5 1.6 7.5 5.2',
  flag: 'M6.75 21V3.75h10.5l-2.4 4.5 2.4 4.5h-10.5',
  lock: 'M6 11.25h12v9H6zM8.25 11.25V7.5a3.75 3.75 0 0 1 7.5 0v3.75',
  back: 'M15 4.5L7.5 12l7.5 7.5',
  on: 'M9 4.5l7.5 7.5-7.5 7.5',
  up: 'M5 15l7-7 7 7',
  down: 'M5 9l7 7 7-7',
  search: 'M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13zM15.3 15.3L20.5 20.5',
  columns: 'M4 5h16v14H4zM9.3 5v14M14.7 5v14',
  download: 'M12 4v11M7.5 11l4.5 4.5 4.5-4.5M5 20h14',
  upload: 'M12 15.5V4.5M7.5 9L12 4.5 16.5 9M5 20h14',
  again: 'M19.5 12a7.5 7.5 0 1 1-2.3-5.4M19.5 3.5v4h-4',
  help: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM9.6 9.5a2.4 2.4 0 1 1 3.4 2.2c-.7.4-1 .9-1 1.8M12 16.6v.2',
  warning: 'M12 4.2L21 19.5H3zM12 10v4.5M12 17.1v.2',
  table: 'M4 5h16v14H4zM4 10h16M4 14.5h16M9.5 10v9',
  chart: 'M4.5 4v15.5H20M8 15l3.5-4.5 3 2.5L19 7.5',
  play: 'M8 5.2l11 6.8-11 6.8z',
  pause: 'M8.5 5v14M15.5 5v14',
  captions: 'M3.5 5.5h17v13h-17zM10.5 10.2a2.2 2.2 0 1 0 0 3.6M17 10.2a2.2 2.2 0 1 0 0 3.6',
  back10: 'M4.5 12a7.5 7.5 0 1 0 2.3-5.4M4.5 3.5v4h4',
  forward10: 'M19.5 12a7.5 7.5 0 1 1-2.3-5.4M19.5 3.5v4h-4',
  sound: 'M4 9.5v5h3.5L12 18.5v-13L7.5 9.5zM15.5 9a4.2 4.2 0 0 1 0 6M18 6.5a7.8 7.8 0 0 1 0 11',
  silent: 'M4 9.5v5h3.5L12 18.5v-13L7.5 9.5zM16 9.5l5 5M21 9.5l-5 5',
  fullscreen: 'M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5',
  inset: 'M3.5 5h17v14h-17zM12 12.5h6v4h-6z',
  listen:
    'M4.5 15.5v-3a7.5 7.5 0 0 1 15 0v3M4.5 14h3v6h-1.5a1.5 1.5 0 0 1-1.5-1.5zM19.5 14h-3v6H18a1.5 1.5 0 0 0 1.5-1.5z',
  printer: 'M7 9V4h10v5M7 17H4.5V9h15v8H17M7 14.5h10V20H7z',
} as const;

export type IconName = keyof typeof PATHS;

export const ICON_NAMES = Object.keys(PATHS) as readonly IconName[];

/** Icons that point along the line are mirrored in right-to-left text; playback controls are not. */
const ALONG_THE_LINE: readonly IconName[] = ['back', 'on'];

/**
 * A small line drawing next to text with the same meaning; hidden from screen readers.
 * @param px size in pixels; by default a quarter larger than the adjacent text
 */
export function Icon({ name, px }: { readonly name: IconName; readonly px?: number }) {
  return <Drawing path={PATHS[name]} px={px} alongTheLine={ALONG_THE_LINE.includes(name)} />;
}
