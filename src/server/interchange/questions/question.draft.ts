import { hash } from 'node:crypto';
import type { Template } from '#domain/questions/parameters/template.ts';
import type { QuestionTypeName } from '#domain/questions/types/registry.ts';
import type { QuestionSource } from '../../platform/db/schema/questions/questions.ts';
import type { ContentImage } from '../media/image.reader.ts';

/** The content of a version: everything that makes two versions differ. */
export type QuestionContent = {
  readonly stem: string;
  readonly body: unknown;
  readonly key: unknown;
  readonly explanation: string | null;
  readonly hints: readonly string[];
  readonly source: QuestionSource;
  /** What a randomised question is drawn from; its other content is an example. Null or left out: it isn't one. */
  readonly template?: Template | null;
};

/** The location of a question in the bank. */
export type QuestionLocation = { readonly subject: string; readonly topic: string; readonly subtopic: string | null };

/** A valid question that is not in the bank yet. */
export type QuestionDraft = QuestionContent &
  QuestionLocation & {
    readonly externalId: string;
    readonly type: QuestionTypeName;
    /** Of a new question; an existing one keeps its own. */
    readonly tags: readonly string[];
    readonly images: readonly ContentImage[];
  };

/** SHA-256 (hex) of a version's content. Equal digests mean equal versions. */
export function contentDigest(
  draft: QuestionContent & { readonly images: readonly Pick<ContentImage, 'digest'>[] },
): string {
  const { stem, body, key, explanation, hints, source, images, template = null } = draft;
  const parts = [
    stem,
    body,
    key,
    explanation,
    source,
    images.map(({ digest }) => digest),
    // Questions without hints keep the digest that they had before hints existed.
    ...(hints.length === 0 ? [] : [hints]),
    ...(template === null ? [] : [{ template: templateParts(template) }]),
  ];
  const plain = JSON.stringify(parts);
  // Sorting names takes ten times as long, and most questions have none.
  const serialised = NAMES.test(plain) ? JSON.stringify(parts, inOrder) : plain;
  return hash('sha256', serialised);
}

/** In the order in which a template is read, whatever order its fields were stored in. */
const templateParts = ({ stem, body, key, explanation, hints, parameters }: Template) => [
  ...[stem, body, key, explanation, hints, parameters.variables.map((variable) => Object.entries(variable).sort())],
  ...[parameters.constraints, parameters.value ?? null, parameters.decimalSeparator ?? null],
];

/** Maps of question types that use names from authors: blanks, cells, prompts, units, choices. */
export const NAMED_MAPS: ReadonlySet<string> = new Set([
  'gaps',
  'cells',
  'pairs',
  'units',
  'weights',
  'misconceptions',
]);
const NAMES = new RegExp(`"(?:${[...NAMED_MAPS].join('|')})":\\{`);

/** Such names in the database's order, so that stored content has the same digest in whatever order it was written. */
function inOrder(name: string, value: unknown): unknown {
  if (!NAMED_MAPS.has(name) || typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const entries: [string, unknown][] = Object.entries(value);
  return Object.fromEntries(entries.sort(([a], [b]) => a.length - b.length || (a < b ? -1 : 1)));
}
