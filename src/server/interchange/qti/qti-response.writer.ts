import type { ImportReason } from '#domain/interchange/import-reason.ts';
import type { ImageFiles } from '../moodle/moodle.writer.ts';
import { choiceId } from '../questions/interchange-question.ts';
import { xmlText } from '../xml/xml-writer.ts';
import type { QtiElement, QtiVersion } from './qti-element.writer.ts';

/** What the parts of an item are written with. */
export type QtiTexts = {
  readonly el: QtiElement;
  readonly version: QtiVersion;
  /** A text of several paragraphs. */
  readonly block: (markdown: string) => string;
  /** Inline text. */
  readonly line: (markdown: string) => string;
  readonly images: ImageFiles;
};

/** The parts of a QTI item. */
export type QtiBody = {
  /** Declarations of responses. */
  readonly declared: string;
  /** The content of the body, including the question. */
  readonly body: string;
  /** Response processing: the name of a template, or rules. Left out: marked by hand. */
  readonly template?: 'match_correct' | 'map_response';
  readonly rules?: string;
  /** The marks that a person gives at most; left out: the rules give them. */
  readonly marks?: number;
  readonly lost: readonly ImportReason[];
};

/** The identifier of the response in items with only one. */
export const RESPONSE = 'RESPONSE';

/** A response: its cardinality, base type, and correct values. */
export function declared(
  el: QtiElement,
  {
    name = RESPONSE,
    many = 'single',
    of,
    right,
    mapping = '',
  }: {
    readonly name?: string;
    readonly many?: 'single' | 'multiple' | 'ordered';
    readonly of: string;
    readonly right: readonly string[];
    readonly mapping?: string;
  },
): string {
  const correct =
    right.length === 0 ? '' : el('correctResponse', {}, ...right.map((value) => el('value', {}, xmlText(value))));
  return el('responseDeclaration', { identifier: name, cardinality: many, baseType: of }, correct, mapping);
}

type Choice = { readonly id: string; readonly text: string };

/** The identifiers of choices in a file: `A`, `B` …, since their own names need not be valid in XML. */
export function namesOf(rows: readonly Choice[]): ReadonlyMap<string, string> {
  return new Map(rows.map(({ id }, at) => [id, choiceId(at)]));
}
