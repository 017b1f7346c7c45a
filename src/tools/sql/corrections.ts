import {
  isIdentifier,
  isPropertySignatureDeclaration,
  isStringLiteral,
  isTypeLiteralNode,
  type Node,
} from 'typescript/unstable/ast';
import type { Shape } from './tree/shape.ts';

/** A part of a file and what it has to be instead. */
export type Correction = { readonly file: string; readonly start: number; readonly end: number; readonly text: string };

/**
 * How a row type that is declared next to its call is corrected: the type of each column with a problem. Named types
 * are not corrected, since other code uses them too; neither are columns that don't exist.
 */
export function correctionsOf(
  row: Node,
  problems: readonly string[],
  columns: ReadonlyMap<string, Shape>,
): readonly Correction[] {
  if (!isTypeLiteralNode(row)) return [];
  return row.members.flatMap((member) => {
    if (!isPropertySignatureDeclaration(member) || member.type === undefined) return [];
    const { name, type } = member;
    const column = isIdentifier(name) || isStringLiteral(name) ? name.text : '';
    const shape = columns.get(column);
    const found = problems.filter((problem) => problem.startsWith(`${column}: `));
    if (shape === undefined || found.length === 0) return [];
    const isOnlyNull = found.length === 1 && found[0] === `${column}: may be null`;
    const text = isOnlyNull ? `${type.getText()} | null` : writtenType(shape);
    return text === null ? [] : [{ file: row.getSourceFile().fileName, start: type.getStart(), end: type.end, text }];
  });
}

const WRITTEN = {
  text: 'string',
  number: 'number',
  bigNumber: 'string',
  boolean: 'boolean',
  instant: 'Date',
  bytes: 'Buffer',
  json: 'unknown',
  other: 'string',
  array: null,
  object: null,
  oneOf: null,
  none: null,
} as const;

/** The type of a plain value as it is written; null for what has parts. */
function writtenType(shape: Shape): string | null {
  const plain = WRITTEN[shape.kind];
  return plain === null || plain === 'unknown' ? plain : `${plain}${shape.nullable ? ' | null' : ''}`;
}

/** The text with its corrections, the last first, so that the positions of the others stay valid. */
export const corrected = (text: string, corrections: readonly Correction[]): string =>
  corrections
    .toSorted((one, other) => other.start - one.start)
    .reduce((before, { start, end, text: own }) => `${before.slice(0, start)}${own}${before.slice(end)}`, text);
