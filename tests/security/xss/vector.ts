import { ADDRESS_VECTORS } from './address.vectors.ts';
import { DRAWINGS } from './drawing.vectors.ts';
import { MARKUP } from './markup.vectors.ts';
import { MUTATIONS } from './mutation.vectors.ts';
import { NOTATION } from './notation.vectors.ts';

/** Writes a text that tries to run this code. */
export type Compose = (code: string) => string;

/** A text that tries to run code. If it does, the page records the `id`. */
export type Vector = { readonly id: number; readonly text: string };

/** The function that a vector calls; it exists in every page of the test. */
export const PROBE = 'probe';

const numbered = (composed: readonly Compose[], from: number): readonly Vector[] =>
  composed.map((compose, at) => ({ id: from + at, text: compose(`${PROBE}(${from + at})`) }));

/** Texts for every place that shows rich text. Composed here, from tags, events, spellings, addresses and notations. */
export const VECTORS: readonly Vector[] = numbered([...MARKUP, ...ADDRESS_VECTORS, ...MUTATIONS, ...NOTATION], 1);

/** SVG files, for the places that accept a drawing. */
export const DRAWING_VECTORS: readonly Vector[] = numbered(DRAWINGS, 10_000);
