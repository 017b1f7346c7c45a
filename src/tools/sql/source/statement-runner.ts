import {
  isArrayBindingPattern,
  isBinaryExpression,
  isBindingElement,
  isBlock,
  isExpressionStatement,
  isForOfStatement,
  isIdentifier,
  isIfStatement,
  isObjectBindingPattern,
  isReturnStatement,
  isThrowStatement,
  isVariableDeclarationList,
  isVariableStatement,
  type Node,
  SyntaxKind,
} from 'typescript/unstable/ast';
import type { Expressions } from './expressions.ts';
import { type Frame, isList, Leaves, RunTimeText, Unknown, type Value } from './program-value.ts';
import type { SourceProgram } from './source-program.ts';

/** Returned by a statement that does not end its function. */
export const CONTINUES = Symbol('continues');

/** Follows the statements of a function whose parameters are known. */
export class StatementRunner {
  private readonly program: SourceProgram;
  private readonly expressions: Expressions;

  constructor(program: SourceProgram, expressions: Expressions) {
    this.program = program;
    this.expressions = expressions;
  }

  bind(declaration: Node, name: Node, value: Value, frame: Frame): void {
    if (isIdentifier(name)) {
      frame.bindings.set(this.program.keyOf(declaration), value);
      return;
    }
    if (isObjectBindingPattern(name))
      for (const element of name.elements) {
        if (element.name === undefined) continue;
        const member =
          value instanceof Unknown
            ? new Unknown(element)
            : this.expressions.member(value, (element.propertyName ?? element.name).getText(), element);
        const own =
          member === undefined && element.initializer !== undefined
            ? this.expressions.evaluate(element.initializer, frame)
            : member;
        this.bind(element, element.name, own, frame);
      }
    if (isArrayBindingPattern(name))
      name.elements.forEach((element, at) => {
        if (!isBindingElement(element) || element.name === undefined) return;
        this.bind(element, element.name, isList(value) ? value[at] : new Unknown(element), frame);
      });
  }

  /** What the statements return; `CONTINUES` if they do not return. */
  statements(statements: readonly Node[], frame: Frame): Value | typeof CONTINUES {
    for (const statement of statements) {
      const result = this.statement(statement, frame);
      if (result !== CONTINUES) return result;
    }
    return CONTINUES;
  }

  private statement(node: Node, frame: Frame): Value | typeof CONTINUES {
    if (isReturnStatement(node))
      return node.expression === undefined ? undefined : this.expressions.evaluate(node.expression, frame);
    if (isThrowStatement(node)) throw new Leaves();
    if (isBlock(node)) return this.statements(node.statements, frame);
    if (isVariableStatement(node))
      for (const declaration of node.declarationList.declarations)
        this.bind(
          declaration,
          declaration.name,
          declaration.initializer === undefined ? undefined : this.expressions.evaluate(declaration.initializer, frame),
          frame,
        );
    if (isIfStatement(node)) {
      if (this.expressions.isTrue(node.expression, frame)) return this.statement(node.thenStatement, frame);
      return node.elseStatement === undefined ? CONTINUES : this.statement(node.elseStatement, frame);
    }
    if (isForOfStatement(node)) {
      const found = this.expressions.evaluate(node.expression, frame);
      const { initializer } = node;
      if (!isVariableDeclarationList(initializer)) throw new RunTimeText(node.expression.getText());
      // For a list that is known only at run time, one entry represents all.
      const values = isList(found) ? found : [new Unknown(initializer)];
      for (const value of values) {
        for (const declaration of initializer.declarations) this.bind(declaration, declaration.name, value, frame);
        const result = this.statement(node.statement, frame);
        if (result !== CONTINUES) return result;
      }
    }
    if (isExpressionStatement(node)) this.effect(node.expression, frame);
    return CONTINUES;
  }

  /** An assignment, or a call such as `parts.push(…)`. */
  private effect(node: Node, frame: Frame): void {
    if (isBinaryExpression(node) && isIdentifier(node.left)) {
      const declaration = this.program.declarationOf(node.left);
      const key = declaration === null ? '' : this.program.keyOf(declaration);
      const value = this.expressions.evaluate(node.right, frame);
      const isSum = node.operatorToken.kind === SyntaxKind.PlusEqualsToken;
      const owner = frame.owner(key);
      owner?.bindings.set(
        key,
        isSum ? `${this.expressions.text(owner.bindings.get(key), node)}${this.expressions.text(value, node)}` : value,
      );
      return;
    }
    this.expressions.evaluate(node, frame);
  }
}
