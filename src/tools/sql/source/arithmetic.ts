import { SyntaxKind } from 'typescript/unstable/ast';
import type { Value } from './program-value.ts';

/** The result of an operator on two numbers. */
export function arithmetic(one: number, operator: SyntaxKind, other: number): Value {
  switch (operator) {
    case SyntaxKind.MinusToken:
      return one - other;
    case SyntaxKind.AsteriskToken:
      return one * other;
    case SyntaxKind.SlashToken:
      return one / other;
    case SyntaxKind.GreaterThanToken:
      return one > other;
    case SyntaxKind.LessThanToken:
      return one < other;
    case SyntaxKind.GreaterThanEqualsToken:
      return one >= other;
    case SyntaxKind.LessThanEqualsToken:
      return one <= other;
    default:
      return undefined;
  }
}
