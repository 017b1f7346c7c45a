import type { MathNode } from 'mathjs/number';

/** Whether an expression is in the requested form: `expanded` multiplies no sum, `factorised` is no sum. */
export function isWrittenAs(tree: MathNode, form: 'expanded' | 'factorised'): boolean {
  return form === 'factorised' ? !isSum(tree) : !multipliesSum(tree);
}

const bare = (node: MathNode): MathNode => {
  const { content } = node as MathNode & { content?: MathNode };
  return node.type === 'ParenthesisNode' && content !== undefined ? bare(content) : node;
};

const operationOf = (node: MathNode): string =>
  node.type === 'OperatorNode' ? String((node as MathNode & { fn?: unknown }).fn) : '';

const argumentsOf = (node: MathNode): readonly MathNode[] => (node as MathNode & { args?: MathNode[] }).args ?? [];

const isSum = (node: MathNode): boolean => ['add', 'subtract'].includes(operationOf(bare(node)));

function multipliesSum(node: MathNode): boolean {
  const plain = bare(node);
  const parts = argumentsOf(plain);
  const operation = operationOf(plain);
  if (operation === 'multiply' && parts.some(isSum)) return true;
  if (operation === 'pow' && parts[0] !== undefined && isSum(parts[0])) return true;
  return parts.some(multipliesSum);
}
