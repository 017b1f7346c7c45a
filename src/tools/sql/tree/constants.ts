import type { Catalogue } from './catalogue.ts';
import { isTreeList, isTrue, nodeIn, nodesIn, numberOf, type TreeNode } from './node-tree.ts';
import { NO_ENTRY, NONE, type Shape } from './shape.ts';

/** The type of a constant, with its value where the tree has it. */
export function constantShape(node: TreeNode, catalogue: Catalogue): Shape {
  const shape = catalogue.shapeOf(numberOf(node, 'consttype'));
  if (isTrue(node, 'constisnull')) return shape.kind === 'text' ? NONE : { ...shape, nullable: true };
  const text = shape.kind === 'text' || shape.kind === 'json' ? textOf(node, catalogue) : null;
  if (shape.kind === 'text')
    return { ...shape, nullable: false, ...(text !== null && { sources: [{ values: [text] }] }) };
  if (shape.kind === 'json' && text === '[]') return { kind: 'array', nullable: false, of: NO_ENTRY, isParsed: true };
  if (shape.kind === 'json' && text === '{}') return { kind: 'object', nullable: false, fields: new Map() };
  if (shape.kind === 'json' && text === 'null') return { ...shape, nullable: true };
  if (shape.kind === 'json' && catalogue.typeName(numberOf(node, 'consttype')) === 'jsonb')
    return emptyJsonb(node, shape);
  if (shape.kind === 'array') return { ...shape, nullable: false, of: { ...shape.of, nullable: false } };
  if (shape.kind === 'number') return numberConstant(node, catalogue);
  return { ...shape, nullable: false };
}

/** A whole number; PostgreSQL prints its eight bytes. */
function numberConstant(node: TreeNode, catalogue: Catalogue): Shape {
  const bytes = Buffer.from(bytesOf(node));
  const isInteger = ['int2', 'int4'].includes(catalogue.typeName(numberOf(node, 'consttype'))) && bytes.length === 8;
  return {
    kind: 'number',
    nullable: false,
    ...(isInteger && { sources: [{ values: [String(bytes.readInt32LE(0))] }] }),
  };
}

/** `'[]'::jsonb` and `'{}'::jsonb` consist of a header alone. */
function emptyJsonb(node: TreeNode, shape: Shape): Shape {
  const bytes = bytesOf(node);
  const flags = (bytes[7] ?? 0) & 0xf0;
  const isEmpty = bytes.length === 8 && (bytes[4] ?? 0) === 0;
  if (isEmpty && flags === 0x40) return { kind: 'array', nullable: false, of: NO_ENTRY, isParsed: true };
  if (isEmpty && flags === 0x20) return { kind: 'object', nullable: false, fields: new Map() };
  return { ...shape, nullable: false };
}

function bytesOf(node: TreeNode): readonly number[] {
  const value = node.fields.get('constvalue');
  if (!isTreeList(value)) return [];
  // `9 [ 36 0 0 0 104 … ]`
  return value
    .filter((word) => typeof word === 'string' && /^-?\d+$/.test(word))
    .slice(1)
    .map((word) => Number(word) & 0xff);
}

/** The text of a constant; PostgreSQL prints its bytes behind a header of four. */
export function textOf(node: TreeNode, catalogue: Catalogue): string | null {
  const name = catalogue.typeName(numberOf(node, 'consttype'));
  const bytes = bytesOf(node);
  if (name === 'unknown' || name === 'cstring') return Buffer.from(bytes.slice(0, -1)).toString('utf8');
  if (!['text', 'varchar', 'bpchar', 'json'].includes(name)) return null;
  return Buffer.from(bytes.slice(4)).toString('utf8');
}

/** The texts of a constant, or of a constant list: the keys of `->'key'` and `#>>'{key,key}'`. */
export function constantTexts(node: TreeNode, catalogue: Catalogue): readonly string[] | null {
  if (node.label === 'RELABELTYPE')
    return nodesIn(node.fields.get('arg')).flatMap((arg) => constantTexts(arg, catalogue) ?? []);
  if (node.label === 'ARRAYEXPR') {
    const texts = nodesIn(node.fields.get('elements')).map((each) => constantTexts(each, catalogue));
    return texts.includes(null) ? null : texts.flatMap((each) => each ?? []);
  }
  if (node.label !== 'CONST') return null;
  const text = textOf(node, catalogue);
  return text === null ? textsOf(node, catalogue) : [text];
}

/** The texts of a constant list; each has a header of four bytes, and begins at a multiple of four. */
function textsOf(node: TreeNode, catalogue: Catalogue): readonly string[] | null {
  if (catalogue.typeName(numberOf(node, 'consttype')) !== '_text') return null;
  const bytes = Buffer.from(bytesOf(node));
  // Size, dimensions (one), no nulls, type of the elements, length, lower bound.
  if (bytes.length >= 8 && bytes.readInt32LE(4) === 0) return [];
  if (bytes.length < 24 || bytes.readInt32LE(4) !== 1 || bytes.readInt32LE(8) !== 0) return null;
  const texts: string[] = [];
  for (let at = 24; texts.length < bytes.readInt32LE(16); ) {
    const size = bytes.readUInt32LE(at) >>> 2;
    texts.push(bytes.toString('utf8', at + 4, at + size));
    at += Math.ceil(size / 4) * 4;
  }
  return texts;
}

/** The text of a constant, also where it is converted. */
export function constantText(node: TreeNode, catalogue: Catalogue): string | null {
  if (node.label === 'CONST') return textOf(node, catalogue);
  const arg = ['RELABELTYPE', 'COERCEVIAIO'].includes(node.label) ? nodeIn(node, 'arg') : null;
  return arg === null ? null : constantText(arg, catalogue);
}
