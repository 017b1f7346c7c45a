/** What answers are counted by, besides topics, question types and weeks. */
export const BAND_DIMENSIONS = ['difficulty', 'gap', 'confidence'] as const;
export type BandDimension = (typeof BAND_DIMENSIONS)[number];
