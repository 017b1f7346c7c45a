import { Drawing } from './drawing.tsx';
import { ICON_PATHS } from './icon-paths.ts';

export type IconName = keyof typeof ICON_PATHS;

export const ICON_NAMES = Object.keys(ICON_PATHS) as readonly IconName[];

/** Icons that point along the line are mirrored in right-to-left text; playback controls are not. */
const ALONG_THE_LINE: readonly IconName[] = ['back', 'on', 'signOut'];

/**
 * A small line drawing next to text with the same meaning; hidden from screen readers.
 * @param px size in pixels; by default a quarter larger than the adjacent text
 */
export function Icon({ name, px }: { readonly name: IconName; readonly px?: number }) {
  return <Drawing path={ICON_PATHS[name]} px={px} alongTheLine={ALONG_THE_LINE.includes(name)} />;
}
