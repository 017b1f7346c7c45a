import type { MaterialKind } from '#domain/content/material-kind.ts';
import type { IconName } from '#ui/icon/icon.tsx';

/** The icon of each kind of material, wherever materials are listed. */
export const MATERIAL_ICONS: Readonly<Record<MaterialKind, IconName>> = {
  noteBooklet: 'note',
  onePageSummary: 'paper',
  audio: 'audio',
  video: 'video',
  short: 'shorts',
  deck: 'deck',
  examFocus: 'focus',
};
