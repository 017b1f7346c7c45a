import { Drawing } from './drawing.tsx';
import { ICON_PATHS } from './icon-paths.ts';

/** Icons of players and editors, apart from the others, which every page downloads. The comment is Lucide's name. */
export const TOOL_ICON_PATHS = {
  play: ICON_PATHS.play,
  back10: ICON_PATHS.back10,
  forward10: ICON_PATHS.forward10,
  leave: ICON_PATHS.leave,
  pause: ICON_PATHS.pause,
  captions: ICON_PATHS.captions,
  fullscreen: ICON_PATHS.fullscreen,
  /** volume-2 */
  sound:
    'M11 4.702a.705.705 0 0 0-1.203-.498L6.413 7.587A1.4 1.4 0 0 1 5.416 8H3a1 1 0 0 0-1 1v6a1 1 0 0 0 1 1h2.416a1.4 1.4 0 0 1 .997.413l3.383 3.384A.705.705 0 0 0 11 19.298zM16 9a5 5 0 0 1 0 6M19.364 18.364a9 9 0 0 0 0-12.728',
  /** volume-x */
  silent:
    'M11 4.702a.7.7 0 0 0-1.203-.498L6.413 7.587A1.4 1.4 0 0 1 5.416 8H3a1 1 0 0 0-1 1v6a1 1 0 0 0 1 1h2.416a1.4 1.4 0 0 1 .997.413l3.383 3.384A.7.7 0 0 0 11 19.298zM16.5 14.5l5-5M16.5 9.5l5 5',
  /** picture-in-picture-2 */
  inset:
    'M21 9V6a2 2 0 0 0-2-2H4a2 2 0 0 0-2 2v10c0 1.1.9 2 2 2h4M14 13h6a2 2 0 0 1 2 2v3a2 2 0 0 1-2 2h-6a2 2 0 0 1-2-2v-3a2 2 0 0 1 2-2z',
  /** grip-vertical */
  grip: 'M8 5a1 1 0 1 0 2 0a1 1 0 1 0-2 0M8 12a1 1 0 1 0 2 0a1 1 0 1 0-2 0M8 19a1 1 0 1 0 2 0a1 1 0 1 0-2 0M14 5a1 1 0 1 0 2 0a1 1 0 1 0-2 0M14 12a1 1 0 1 0 2 0a1 1 0 1 0-2 0M14 19a1 1 0 1 0 2 0a1 1 0 1 0-2 0',
} as const;

export type ToolIconName = keyof typeof TOOL_ICON_PATHS;

/** An icon of a player or an editor, with the same rules as `Icon`. */
export const ToolIcon = ({ name, px }: { readonly name: ToolIconName; readonly px?: number }) => (
  <Drawing path={TOOL_ICON_PATHS[name]} px={px} />
);
