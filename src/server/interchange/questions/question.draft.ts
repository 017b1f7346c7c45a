import { hash } from 'node:crypto';
import type { QuestionTypeName } from '#domain/questions/types/registry.ts';
import type { QuestionSource } from '../../platform/db/schema/questions/questions.ts';
import type { ContentImage } from '../media/image.reader.ts';

/** What a version of an item says: everything that makes two versions differ. */
export type QuestionContent = {
  readonly stem: string;
  readonly body: unknown;
  readonly key: unknown;
  readonly explanation: string | null;
  readonly hints: readonly string[];
  readonly source: QuestionSource;
};

/** Where an item stands in the bank. */
export type QuestionLocation = { readonly subject: string; readonly topic: string; readonly subtopic: string | null };

/** An item that was read and found good, and is not in the bank yet. */
export type QuestionDraft = QuestionContent &
  QuestionLocation & {
    readonly externalId: string;
    readonly type: QuestionTypeName;
    /** Of a new question; one that is there keeps those it has. */
    readonly tags: readonly string[];
    readonly figures: readonly ContentImage[];
  };

/** SHA-256 (hex) of what a version says. Equal digests, equal version. */
export function contentDigest(
  draft: QuestionContent & { readonly figures: readonly Pick<ContentImage, 'digest'>[] },
): string {
  const { stem, body, key, explanation, hints, source, figures } = draft;
  const parts = [
    stem,
    body,
    key,
    explanation,
    source,
    figures.map(({ digest }) => digest),
    // Questions without hints are what they were before there were any.
    ...(hints.length === 0 ? [] : [hints]),
  ];
  const plain = JSON.stringify(parts);
  // To put names in order takes ten times as long, and most questions have none.
  const said = NAMES.test(plain) ? JSON.stringify(parts, inOrder) : plain;
  return hash('sha256', said);
}

/** What types of items keep by names that their authors give: gaps, cells, prompts, units, choices. */
const NAMED: ReadonlySet<string> = new Set(['gaps', 'cells', 'pairs', 'units', 'weights']);
const NAMES = new RegExp(`"(?:${[...NAMED].join('|')})":\\{`);

/**
 * Such names in the order in which the database keeps them: what comes back from it says the same, in whatever order it
 * was written.
 */
function inOrder(name: string, value: unknown): unknown {
  if (!NAMED.has(name) || typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const entries: [string, unknown][] = Object.entries(value);
  return Object.fromEntries(entries.sort(([a], [b]) => a.length - b.length || (a < b ? -1 : 1)));
}
