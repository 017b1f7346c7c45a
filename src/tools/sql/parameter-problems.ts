import {
  isArrayLiteralExpression,
  isConditionalExpression,
  isIdentifier,
  isParenthesizedExpression,
  isSpreadElement,
  isVariableDeclaration,
  type Node,
} from 'typescript/unstable/ast';
import { isStringLiteralType, isTypeReference, type Type, TypeFlags } from 'typescript/unstable/sync';
import type { SourceProgram } from './source/source-program.ts';
import { unionMembers } from './source/union-members.ts';
import type { Catalogue } from './tree/catalogue.ts';

/** The types of the values of a statement, in order; null if their number is known only at run time. */
export function valueTypes(program: SourceProgram, values: Node | null): readonly (readonly Type[])[] | null {
  return values === null ? [[]] : listTypes(program, values);
}

/** Each possible list of types. */
function listTypes(program: SourceProgram, node: Node): readonly (readonly Type[])[] | null {
  const { checker } = program;
  if (isParenthesizedExpression(node)) return listTypes(program, node.expression);
  if (isArrayLiteralExpression(node)) {
    let lists: readonly (readonly Type[])[] = [[]];
    for (const element of node.elements) {
      const added = isSpreadElement(element) ? listTypes(program, element.expression) : oneType(program, element);
      if (added === null) return null;
      lists = lists.flatMap((list) => added.map((more) => [...list, ...more]));
    }
    return lists;
  }
  if (isConditionalExpression(node)) {
    const lists = [listTypes(program, node.whenTrue), listTypes(program, node.whenFalse)];
    return lists.includes(null) ? null : lists.flatMap((each) => each ?? []);
  }
  const type = program.typeAt(node);
  if (type === undefined) return null;
  const members = unionMembers(type);
  if (members.every((each) => checker.isTupleType(each)))
    return members.map((each) => (isTypeReference(each) ? checker.getTypeArguments(each) : []));
  const declaration = isIdentifier(node) ? program.declarationOf(node) : null;
  if (declaration === null || !isVariableDeclaration(declaration) || declaration.initializer === undefined) return null;
  // A list that grows is another one when it is used.
  const grows = declaration.getSourceFile().text.includes(`${node.getText()}.push(`);
  return grows || !isArrayLiteralExpression(declaration.initializer)
    ? null
    : listTypes(program, declaration.initializer);
}

function oneType(program: SourceProgram, element: Node): readonly (readonly Type[])[] | null {
  const type = program.typeAt(element);
  return type === undefined ? null : [[type]];
}

/** Whether a value may be null. */
export const mayBeNull = (type: Type | undefined): boolean =>
  type !== undefined &&
  unionMembers(type).some((each) => (each.flags & (TypeFlags.Nullable | TypeFlags.Unknown)) !== 0);

/** The values of a parameter, where every list of types has literals there, or lists of them. */
export function literalsOf(
  program: SourceProgram,
  lists: readonly (readonly Type[])[],
  number: number,
): readonly string[] | null {
  const types = lists.map((list) => list[number - 1]);
  if (types.length === 0 || types.includes(undefined)) return null;
  const members = types
    .flatMap((type) => (type === undefined ? [] : unionMembers(type)))
    .flatMap((member) => {
      const isList = program.checker.isArrayLikeType(member) && isTypeReference(member);
      return isList ? program.checker.getTypeArguments(member).flatMap(unionMembers) : [member];
    });
  const literals = members.filter(isStringLiteralType).map(({ value }) => value);
  return members.length > 0 && literals.length === members.length ? literals : null;
}

const TEXTS = new Set([
  'text',
  'varchar',
  'bpchar',
  'uuid',
  'name',
  'char',
  'regclass',
  'interval',
  'pg_lsn',
  'unknown',
  'inet',
  'cidr',
  'tsquery',
  'date',
]);
const NUMBERS = new Set(['int2', 'int4', 'float4', 'float8', 'oid']);
const BIG_NUMBERS = new Set(['int8', 'numeric']);
const INSTANTS = new Set(['timestamptz', 'timestamp', 'date']);

/** Why a value cannot be given for a parameter of this type of PostgreSQL, or null. */
export function parameterProblem(
  program: SourceProgram,
  catalogue: Catalogue,
  declared: Type,
  type: number,
): string | null {
  const { checker } = program;
  const name = catalogue.typeName(type);
  const constrained =
    (declared.flags & TypeFlags.Instantiable) === 0
      ? declared
      : (checker.getBaseConstraintOfType(declared) ?? declared);
  const wrong = unionMembers(constrained).find((member) => !accepts(member));
  return wrong === undefined ? null : `is ${name}, and gets ${checker.typeToString(declared)}`;

  function accepts(member: Type): boolean {
    if ((member.flags & TypeFlags.Nullable) !== 0) return true;
    const symbol = member.getSymbol()?.name ?? '';
    if (name === 'json' || name === 'jsonb') {
      // `pg` writes a list as an array of PostgreSQL, which is not JSON; an object becomes JSON.
      return (
        (member.flags & TypeFlags.StringLike) !== 0 ||
        ((member.flags & TypeFlags.Object) !== 0 && !checker.isArrayLikeType(member))
      );
    }
    if (catalogue.elementOf(type) !== 0) {
      if (!checker.isArrayLikeType(member)) return false;
      const elements = isTypeReference(member) ? checker.getTypeArguments(member) : [];
      return elements.every((each) => parameterProblem(program, catalogue, each, catalogue.elementOf(type)) === null);
    }
    if (TEXTS.has(name) && (member.flags & TypeFlags.StringLike) !== 0) return true;
    if (NUMBERS.has(name)) return (member.flags & TypeFlags.NumberLike) !== 0;
    if (BIG_NUMBERS.has(name))
      return (member.flags & (TypeFlags.NumberLike | TypeFlags.StringLike | TypeFlags.BigIntLike)) !== 0;
    if (name === 'bool') return (member.flags & TypeFlags.BooleanLike) !== 0;
    if (INSTANTS.has(name)) return symbol === 'Date' || (member.flags & TypeFlags.StringLike) !== 0;
    if (name === 'bytea') return symbol === 'Buffer' || symbol === 'Uint8Array';
    return false;
  }
}
