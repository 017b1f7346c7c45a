import type { Draft } from '#domain/content/content.schema.ts';
import { ownEntry } from '#domain/platform/own-entry.ts';
import type { texts } from '#texts/compiled/en/content/content.generated.ts';
import { named } from '#texts/named.ts';
import type { DescribedDraft } from '../../shared/assessments/authoring/describe-assessment.ts';
import type { ContentParents } from './fields.ts';

type Words = typeof texts;

const CONTENT_PARENTS = ['topic', 'deck', 'category'];

/** A draft's content by the labels of its fields; content without words, such as a file, is left out. */
export function describeContent(draft: Draft, parents: ContentParents, t: Words): DescribedDraft {
  return Object.fromEntries(linesOf(draft, parents, t));
}

function linesOf(fields: object, parents: ContentParents, t: Words): (readonly [string, string])[] {
  return Object.entries(fields).flatMap(([name, value]: [string, unknown]) => {
    if (name === 'content' && typeof value === 'object' && value !== null) return linesOf(value, parents, t);
    if (name === 'tracks' && Array.isArray(value)) {
      return value.map(({ language, text }) => [t.captionsIn({ language }), text] as const);
    }
    if (typeof value !== 'string' && typeof value !== 'number') return [];
    if (CONTENT_PARENTS.includes(name)) {
      return [[labelOf(name, t), parents.find(({ id }) => id === value)?.title ?? String(value)] as const];
    }
    return [[labelOf(name, t), name === 'kind' ? named(t.kinds, String(value)) : String(value)] as const];
  });
}

/** Names of fields with other labels. */
const LABELS = {
  back: 'backSide',
  text: 'clozeText',
  imageAlt: 'alt',
} as const satisfies Readonly<Record<string, keyof Words>>;

function labelOf(name: string, t: Words): string {
  const key = ownEntry(LABELS, name) ?? (name as keyof Words);
  const label = t[key];
  return typeof label === 'string' ? label : name;
}
