import type { Catalogue } from './catalogue.ts';
import type { TreeNode } from './node-tree.ts';
import type { Shape } from './shape.ts';

/** The query that an expression is in. */
export type Scope = {
  readonly catalogue: Catalogue;
  readonly isGrouped: boolean;
  readonly shape: (node: TreeNode | null) => Shape;
  readonly shapeWhere: (node: TreeNode | null, condition: TreeNode | null) => Shape;
  readonly variable: (node: TreeNode) => Shape;
  readonly isNullParameter: (number: number) => boolean;
  /** Whether a member of a JSON column may be missing or null. */
  readonly isNullMember: (origin: string) => boolean;
  readonly subquery: (node: TreeNode) => {
    readonly columns: readonly (readonly [string, Shape])[];
    readonly isOneRow: boolean;
  };
};
