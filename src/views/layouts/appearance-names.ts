import type { AppearanceChoice } from '#ui/theme/appearance.ts';

/** What can be chosen of the page's light, and what it is called. */
export const APPEARANCE_NAMES: readonly (readonly [AppearanceChoice, string])[] = [
  ['light', 'Light page'],
  ['dark', 'Dark page'],
  ['system', 'As this device'],
];
