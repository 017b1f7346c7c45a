import {
  type CallExpression,
  isAwaitExpression,
  isBindingElement,
  isCallExpression,
  isExpressionStatement,
  isIdentifier,
  isObjectBindingPattern,
  isObjectLiteralExpression,
  isParenthesizedExpression,
  isPropertyAccessExpression,
  isPropertyAssignment,
  isShorthandPropertyAssignment,
  isVariableDeclaration,
  type Node,
  type TypeNode,
} from 'typescript/unstable/ast';
import { functionAround, nodesBelow, type SourceProgram } from './source-program.ts';

/** A call of `query` of a pool or a connection. */
export type StatementCall = {
  readonly call: CallExpression;
  /** The text, or the object that has it. */
  readonly statement: Node;
  readonly values: Node | null;
  readonly row: TypeNode | null;
  /** Whether the call reads rows, and not only how many there are. */
  readonly readsRows: boolean;
  /** `attempts/attempt.queries.ts:134` */
  readonly path: string;
};

/** Every call of `query` that `pg` declares. */
export function statementsOf(program: SourceProgram, folder: string): readonly StatementCall[] {
  return program.files.flatMap((file) =>
    [...nodesBelow(file)].filter(isCallExpression).flatMap((call) => {
      const callee = call.expression;
      const [statement, values] = call.arguments;
      if (!isPropertyAccessExpression(callee) || callee.name.text !== 'query' || statement === undefined) return [];
      if (!isOfPg(program, callee.name)) return [];
      const line = file.getLineAndCharacterOfPosition(call.getStart()).line + 1;
      return [
        {
          call,
          statement,
          values: values ?? valuesIn(statement),
          row: call.typeArguments?.[0] ?? null,
          readsRows: readsRows(call),
          path: `${file.fileName.slice(folder.length + 1)}:${line}`,
        },
      ];
    }),
  );
}

function isOfPg(program: SourceProgram, name: Node): boolean {
  const declaration = program.declarationOf(name);
  return declaration?.getSourceFile().fileName.includes('/@types/pg/') ?? false;
}

function valuesIn(statement: Node): Node | null {
  if (!isObjectLiteralExpression(statement)) return null;
  for (const property of statement.properties) {
    if (isPropertyAssignment(property) && property.name.getText() === 'values') return property.initializer;
    if (isShorthandPropertyAssignment(property) && property.name.getText() === 'values') return property.name;
  }
  return null;
}

/** Whether the result may be read beyond its `rowCount` and the number of its rows. */
function readsRows(call: Node): boolean {
  let node: Node = call;
  while (isAwaitExpression(node.parent) || isParenthesizedExpression(node.parent)) node = node.parent;
  const { parent } = node;
  if (isExpressionStatement(parent)) return false;
  if (isPropertyAccessExpression(parent)) return parent.name.text !== 'rowCount' && parent.name.text !== 'catch';
  if (!isVariableDeclaration(parent)) return true;
  if (isIdentifier(parent.name)) return functionAround(call)?.getText().includes(`${parent.name.text}.rows`) ?? true;
  if (!isObjectBindingPattern(parent.name)) return true;
  return parent.name.elements.some(
    (element) => isBindingElement(element) && (element.propertyName ?? element.name)?.getText() === 'rows',
  );
}
