import type { AttributePath } from './scim-path.ts';

export const COMPARISONS = ['eq', 'ne', 'co', 'sw', 'ew', 'gt', 'ge', 'lt', 'le'] as const;
export type Comparison = (typeof COMPARISONS)[number];

/** A filter of RFC 7644, section 3.4.2.2. */
export type ScimFilter =
  | { readonly kind: 'and' | 'or'; readonly filters: readonly ScimFilter[] }
  | { readonly kind: 'not'; readonly filter: ScimFilter }
  | { readonly kind: 'present'; readonly path: AttributePath }
  | {
      readonly kind: 'compare';
      readonly path: AttributePath;
      readonly comparison: Comparison;
      readonly value: string | number | boolean | null;
    }
  /** `emails[type eq "work"]`: one value fulfils the whole filter. Paths within are sub-attributes. */
  | { readonly kind: 'some'; readonly path: AttributePath; readonly filter: ScimFilter };
