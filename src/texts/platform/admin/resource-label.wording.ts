import type { LabelName } from '#domain/platform/resources/registry.ts';
import { named } from '../../named.ts';

type Words = { readonly labels: Readonly<Record<LabelName, string>> };

/** The word for a column or field. The compiler demands one for each that a resource describes. */
export const resourceLabel = ({ labels }: Words, name: string): string => named(labels, name);
