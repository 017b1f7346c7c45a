import {
  type CallExpression,
  isArrayLiteralExpression,
  isArrowFunction,
  isAsExpression,
  isAwaitExpression,
  isBinaryExpression,
  isCallExpression,
  isComputedPropertyName,
  isConditionalExpression,
  isElementAccessExpression,
  isFunctionExpression,
  isIdentifier,
  isMethodDeclaration,
  isNonNullExpression,
  isNoSubstitutionTemplateLiteral,
  isNumericLiteral,
  isObjectLiteralExpression,
  isParenthesizedExpression,
  isPrefixUnaryExpression,
  isPropertyAccessExpression,
  isPropertyAssignment,
  isSatisfiesExpression,
  isShorthandPropertyAssignment,
  isSpreadAssignment,
  isSpreadElement,
  isStringLiteral,
  isTemplateExpression,
  type Node,
  SyntaxKind,
} from 'typescript/unstable/ast';
import { isStringLiteralType, TypeFlags } from 'typescript/unstable/sync';
import { arithmetic } from './arithmetic.ts';
import { Calls } from './calls.ts';
import type { Choices } from './choices.ts';
import { hostMember } from './host-members.ts';
import { Closure, type Frame, isList, ObjectValue, RunTimeText, Unknown, type Value } from './program-value.ts';
import { functionAround, type SourceProgram } from './source-program.ts';
import { unionMembers } from './union-members.ts';
import { Variables } from './variables.ts';

const DEPTH_MAX = 80;

/**
 * Computes expressions of the program as far as they follow from the source: constants, templates, functions of them.
 * What depends on the running program becomes each of its possibilities where its type or its callers list them.
 */
export class Evaluator {
  private readonly program: SourceProgram;
  private readonly choices: Choices;
  private readonly variables: Variables;
  private readonly calls: Calls;
  private depth = 0;

  constructor(program: SourceProgram, choices: Choices, callsOf: (declaration: Node) => readonly CallExpression[]) {
    this.program = program;
    this.choices = choices;
    this.variables = new Variables(program, choices, callsOf, this);
    this.calls = new Calls(program, this);
  }

  /** Starts another run: with other choices, variables are others. */
  restart(): void {
    this.variables.restart();
  }

  /** The text of an expression. @throws RunTimeText */
  text(value: Value, node: Node): string {
    if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return String(value);
    if (value === null || value === undefined) return String(value);
    throw new RunTimeText((value instanceof Unknown ? value.node : node).getText());
  }

  evaluate(node: Node, frame: Frame): Value {
    this.depth += 1;
    try {
      if (this.depth > DEPTH_MAX) return new Unknown(node);
      return this.expression(node, frame);
    } finally {
      this.depth -= 1;
    }
  }

  private expression(node: Node, frame: Frame): Value {
    if (isStringLiteral(node) || isNoSubstitutionTemplateLiteral(node)) return node.text;
    if (isNumericLiteral(node)) return Number(node.text);
    if (isTemplateExpression(node)) {
      let text = node.head.text;
      for (const { expression, literal } of node.templateSpans) {
        const part = this.evaluate(expression, frame);
        // It may be a value instead of the text of a statement.
        if (typeof part === 'object' && part !== null) return part instanceof Unknown ? part : new Unknown(expression);
        text += `${this.text(part, expression)}${literal.text}`;
      }
      return text;
    }
    if (isParenthesizedExpression(node) || isAsExpression(node) || isSatisfiesExpression(node))
      return this.evaluate(node.expression, frame);
    if (isAwaitExpression(node) || isNonNullExpression(node)) return this.evaluate(node.expression, frame);
    if (isIdentifier(node)) return this.variables.read(node, frame);
    if (isConditionalExpression(node))
      return this.evaluate(this.isTrue(node.condition, frame) ? node.whenTrue : node.whenFalse, frame);
    if (isArrowFunction(node) || isFunctionExpression(node)) return new Closure(node, frame);
    if (isArrayLiteralExpression(node)) return this.list(node.elements, frame);
    if (isObjectLiteralExpression(node)) return this.object(node, frame);
    if (isPropertyAccessExpression(node))
      return this.member(this.evaluate(node.expression, frame), node.name.text, node);
    if (isElementAccessExpression(node)) return this.element(node.expression, node.argumentExpression, node, frame);
    if (isCallExpression(node)) return this.calls.call(node, frame);
    if (isBinaryExpression(node)) return this.binary(node.left, node.operatorToken.kind, node.right, node, frame);
    if (isPrefixUnaryExpression(node)) {
      if (node.operator === SyntaxKind.ExclamationToken) return !this.isTrue(node.operand, frame);
      const value = this.evaluate(node.operand, frame);
      return node.operator === SyntaxKind.MinusToken && typeof value === 'number' ? -value : this.possible(node);
    }
    if (node.kind === SyntaxKind.TrueKeyword) return true;
    if (node.kind === SyntaxKind.FalseKeyword) return false;
    if (node.kind === SyntaxKind.NullKeyword) return null;
    return this.possible(node);
  }

  /** What an expression of the running program may be, where its type says so. */
  possible(node: Node): Value {
    const type = this.program.typeAt(node);
    if (type === undefined) return new Unknown(node);
    if ((type.flags & TypeFlags.NumberLike) !== 0) return 1;
    const members = unionMembers(type);
    if (members.length > 0 && members.every((each) => (each.flags & TypeFlags.BooleanLike) !== 0))
      return this.choices.choose(this.keyOf(node), 2) === 0;
    const literals = members.filter(isStringLiteralType);
    if (literals.length === 0 || literals.length < members.length) return new Unknown(node);
    return literals[this.choices.choose(this.keyOf(node), literals.length)]?.value;
  }

  private keyOf(node: Node): string {
    const around = functionAround(node);
    return `${around === null ? '' : this.program.keyOf(around)} ${node.getText()}`;
  }

  isTrue(node: Node, frame: Frame): boolean {
    const value = this.evaluate(node, frame);
    if (!(value instanceof Unknown)) return Boolean(value);
    return this.choices.choose(`if ${this.keyOf(node)}`, 2) === 0;
  }

  /** Entries of a list, spread ones included. */
  list(elements: readonly Node[], frame: Frame): Value {
    const values: Value[] = [];
    for (const element of elements) {
      if (!isSpreadElement(element)) values.push(this.evaluate(element, frame));
      else {
        const spread = this.evaluate(element.expression, frame);
        if (!isList(spread)) return new Unknown(element);
        values.push(...spread);
      }
    }
    return values;
  }

  private object(node: Node, frame: Frame): Value {
    if (!isObjectLiteralExpression(node)) return new Unknown(node);
    const members = new Map<string, () => Value>();
    for (const property of node.properties) {
      if (isSpreadAssignment(property)) {
        const spread = this.evaluate(property.expression, frame);
        if (spread instanceof ObjectValue) for (const [name, member] of spread.members) members.set(name, member);
        continue;
      }
      const name = isComputedPropertyName(property.name)
        ? this.evaluate(property.name.expression, frame)
        : property.name.getText().replace(/^'(.*)'$/, '$1');
      if (typeof name !== 'string') continue;
      if (isPropertyAssignment(property)) members.set(name, () => this.evaluate(property.initializer, frame));
      else if (isShorthandPropertyAssignment(property))
        members.set(name, () => this.variables.read(property.name, frame));
      else if (isMethodDeclaration(property)) members.set(name, () => new Closure(property, frame));
    }
    return new ObjectValue(members);
  }

  member(value: Value, name: string, node: Node): Value {
    if (value instanceof Unknown) return this.walked(value, name, node) ?? this.possible(node);
    if (value instanceof ObjectValue) return value.members.has(name) ? value.get(name) : undefined;
    const host = hostMember(value, name, (callee, args) => this.calls.apply(callee, args, node));
    return host instanceof Unknown || host === null ? this.possible(node) : host;
  }

  /** `map` of a list that is known only at run time: one entry represents all. */
  private walked(value: Unknown, name: string, node: Node): Value {
    if (!['map', 'flatMap', 'filter'].includes(name)) return null;
    const type = this.program.typeAt(value.node);
    if (type === undefined || !this.program.checker.isArrayLikeType(type)) return null;
    return hostMember([new Unknown(node)], name, (callee, args) => this.calls.apply(callee, args, node));
  }

  private element(of: Node, key: Node, node: Node, frame: Frame): Value {
    const value = this.evaluate(of, frame);
    const name = this.evaluate(key, frame);
    if (isList(value) && typeof name === 'number') return value[name];
    if (!(value instanceof ObjectValue)) return this.possible(node);
    if (typeof name === 'string') return value.get(name);
    const names = [...value.members.keys()];
    if (names.length === 0) return this.possible(node);
    return value.get(names[this.choices.choose(`key ${this.keyOf(key)}`, names.length)] ?? '');
  }

  private binary(left: Node, operator: SyntaxKind, right: Node, node: Node, frame: Frame): Value {
    if (operator === SyntaxKind.AmpersandAmpersandToken) {
      const value = this.evaluate(left, frame);
      if (value instanceof Unknown) return this.isTrue(left, frame) ? this.evaluate(right, frame) : false;
      return value ? this.evaluate(right, frame) : value;
    }
    if (operator === SyntaxKind.BarBarToken) {
      const value = this.evaluate(left, frame);
      if (value instanceof Unknown) return this.isTrue(left, frame) ? true : this.evaluate(right, frame);
      return value || this.evaluate(right, frame);
    }
    const one = this.evaluate(left, frame);
    if (operator === SyntaxKind.QuestionQuestionToken) {
      if (one instanceof Unknown) return this.isTrue(left, frame) ? one : this.evaluate(right, frame);
      return one ?? this.evaluate(right, frame);
    }
    const other = this.evaluate(right, frame);
    if (one instanceof Unknown || other instanceof Unknown) return this.possible(node);
    switch (operator) {
      case SyntaxKind.EqualsEqualsEqualsToken:
        return one === other;
      case SyntaxKind.ExclamationEqualsEqualsToken:
        return one !== other;
      case SyntaxKind.PlusToken:
        if (typeof one === 'number' && typeof other === 'number') return one + other;
        return `${this.text(one, left)}${this.text(other, right)}`;
      default:
        return typeof one === 'number' && typeof other === 'number'
          ? arithmetic(one, operator, other)
          : this.possible(node);
    }
  }
}
