import type { Node } from 'typescript/unstable/ast';
import type { Frame, Value } from './program-value.ts';

/** What statements, calls and variables need of the evaluation of expressions. */
export type Expressions = {
  readonly evaluate: (node: Node, frame: Frame) => Value;
  readonly isTrue: (node: Node, frame: Frame) => boolean;
  readonly text: (value: Value, node: Node) => string;
  readonly member: (value: Value, name: string, node: Node) => Value;
  /** Entries of a list, spread ones included. */
  readonly list: (elements: readonly Node[], frame: Frame) => Value;
  /** What an expression of the running program may be, where its type says so. */
  readonly possible: (node: Node) => Value;
};
