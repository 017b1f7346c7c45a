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
  /** A text within a line. */
  readonly line: (markdown: string) => string;
  readonly pictures: ImageFiles;
};

/** What an item of QTI consists of. */
export type QtiBody = {
  /** Declarations of responses. */
  readonly declared: string;
  /** What stands in the body, the question included. */
  readonly body: string;
  /** Response processing; a template by its name, or the rules themselves. Left out: a person marks it. */
  readonly template?: 'match_correct' | 'map_response';
  readonly rules?: string;
  readonly lost: readonly ImportReason[];
};

/** The name of the one response that most items have. */
export const RESPONSE = 'RESPONSE';

/** A response: how many it takes, of what, and which are right. */
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

/** What choices are called in a file: `A`, `B` …, since their own names need not be names to XML. */
export function namesOf(rows: readonly Choice[]): ReadonlyMap<string, string> {
  return new Map(rows.map(({ id }, at) => [id, choiceId(at)]));
}
