import {
  type CallExpression,
  isArrowFunction,
  isFunctionDeclaration,
  isFunctionExpression,
  isMethodDeclaration,
  isPropertyAccessExpression,
  type Node,
} from 'typescript/unstable/ast';
import { type Type, TypeFlags } from 'typescript/unstable/sync';
import type { FunctionNode } from './program-value.ts';
import { unionMembers } from './union-members.ts';

/** Whether the type lists what it may be, or is a number, so that its callers need not be searched. */
export const isListed = (type: Type): boolean => {
  const members = unionMembers(type);
  const listed = TypeFlags.BooleanLike | TypeFlags.NumberLike | TypeFlags.StringLiteral;
  return members.every((each) => (each.flags & listed) !== 0);
};

/** Whether a call adds to a list. */
export const isPush = ({ expression }: CallExpression): boolean =>
  isPropertyAccessExpression(expression) && expression.name.text === 'push';

const isFunction = (node: Node): node is FunctionNode =>
  isArrowFunction(node) || isFunctionDeclaration(node) || isFunctionExpression(node) || isMethodDeclaration(node);

/** The parameters of a function; none for another node. */
export const parametersOf = (node: Node): readonly Node[] => (isFunction(node) ? node.parameters : []);
