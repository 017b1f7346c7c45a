import {
  type CallExpression,
  type Expression,
  isArrayBindingPattern,
  isArrayLiteralExpression,
  isArrowFunction,
  isAsExpression,
  isAwaitExpression,
  isBinaryExpression,
  isBindingElement,
  isBlock,
  isCallExpression,
  isComputedPropertyName,
  isConditionalExpression,
  isElementAccessExpression,
  isExpressionStatement,
  isForOfStatement,
  isFunctionDeclaration,
  isFunctionExpression,
  isIdentifier,
  isMethodDeclaration,
  isNonNullExpression,
  isNoSubstitutionTemplateLiteral,
  isNumericLiteral,
  isObjectLiteralExpression,
  isParameterDeclaration,
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
  isVariableDeclaration,
  isVariableDeclarationList,
  type Node,
  SyntaxKind,
} from 'typescript/unstable/ast';
import { isStringLiteralType, TypeFlags } from 'typescript/unstable/sync';
import { arithmetic } from './arithmetic.ts';
import type { Choices } from './choices.ts';
import { hostMember } from './host-members.ts';
import { isListed, isPush, parametersOf } from './node-kinds.ts';
import {
  Closure,
  Frame,
  HostFunction,
  isList,
  ObjectValue,
  RunTimeText,
  Unknown,
  type Value,
} from './program-value.ts';
import { functionAround, nodesBelow, type SourceProgram } from './source-program.ts';
import { CONTINUES, StatementRunner } from './statement-runner.ts';
import { unionMembers } from './union-members.ts';

const DEPTH_MAX = 80;

/**
 * Computes expressions of the program as far as they follow from the source: constants, templates, functions of them.
 * What depends on the running program becomes each of its possibilities where its type or its callers list them.
 */
export class Evaluator {
  private readonly program: SourceProgram;
  private readonly choices: Choices;
  private readonly callsOf: (declaration: Node) => readonly CallExpression[];
  private readonly runner: StatementRunner;
  private depth = 0;

  constructor(program: SourceProgram, choices: Choices, callsOf: (declaration: Node) => readonly CallExpression[]) {
    this.program = program;
    this.choices = choices;
    this.callsOf = callsOf;
    this.runner = new StatementRunner(program, this);
  }

  /** The text that an expression is. @throws RunTimeText */
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
        // It may be no text of a statement, but a value.
        if (typeof part === 'object' && part !== null) return part instanceof Unknown ? part : new Unknown(expression);
        text += `${this.text(part, expression)}${literal.text}`;
      }
      return text;
    }
    if (isParenthesizedExpression(node) || isAsExpression(node) || isSatisfiesExpression(node))
      return this.evaluate(node.expression, frame);
    if (isAwaitExpression(node) || isNonNullExpression(node)) return this.evaluate(node.expression, frame);
    if (isIdentifier(node)) return this.identifier(node, frame);
    if (isConditionalExpression(node))
      return this.evaluate(this.isTrue(node.condition, frame) ? node.whenTrue : node.whenFalse, frame);
    if (isArrowFunction(node) || isFunctionExpression(node)) return new Closure(node, frame);
    if (isArrayLiteralExpression(node)) return this.list(node.elements, frame);
    if (isObjectLiteralExpression(node)) return this.object(node, frame);
    if (isPropertyAccessExpression(node))
      return this.member(this.evaluate(node.expression, frame), node.name.text, node);
    if (isElementAccessExpression(node)) return this.element(node.expression, node.argumentExpression, node, frame);
    if (isCallExpression(node)) return this.call(node, frame);
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
  private possible(node: Node): Value {
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

  private identifier(node: Node, frame: Frame): Value {
    if (node.getText() === 'undefined') return undefined;
    const declaration = this.program.declarationOf(node);
    if (declaration === null) return new Unknown(node);
    const key = this.program.keyOf(declaration);
    const owner = frame.owner(key);
    if (owner !== null) return owner.bindings.get(key);
    const value = this.declared(declaration, frame);
    return value instanceof Unknown ? this.possible(node) : value;
  }

  private declared(declaration: Node, frame: Frame): Value {
    if (isFunctionDeclaration(declaration)) return new Closure(declaration, frame);
    if (isParameterDeclaration(declaration)) return this.parameter(declaration);
    if (isBindingElement(declaration)) return this.bound(declaration, frame);
    if (!isVariableDeclaration(declaration)) return new Unknown(declaration);
    const list = declaration.parent;
    if (isVariableDeclarationList(list) && isForOfStatement(list.parent))
      return this.oneOf(this.evaluate(list.parent.expression, frame), declaration);
    const key = this.program.keyOf(declaration);
    if (this.locals.has(key)) return this.locals.get(key);
    if (this.grows(declaration)) throw new RunTimeText(declaration.getText());
    const value = this.variable(declaration, frame);
    this.locals.set(key, value);
    return value;
  }

  /** The variables of functions that are not followed statement by statement, computed so far in this run. */
  private readonly locals = new Map<string, Value>();

  /** Begins another run: with other choices, variables are others. */
  restart(): void {
    this.locals.clear();
  }

  /** Whether a list gets more entries by statements, which this evaluation does not follow here. */
  private grows(declaration: Node): boolean {
    const around = functionAround(declaration);
    if (around === null || !isVariableDeclaration(declaration) || !around.getText().includes('.push(')) return false;
    const key = this.program.keyOf(declaration);
    return [...nodesBelow(around)].some(
      (node) =>
        isExpressionStatement(node) &&
        isCallExpression(node.expression) &&
        isPush(node.expression) &&
        isPropertyAccessExpression(node.expression.expression) &&
        this.isOf(node.expression.expression.expression, key),
    );
  }

  private variable(declaration: Node, frame: Frame): Value {
    if (!isVariableDeclaration(declaration)) return new Unknown(declaration);
    const assigned = this.assignmentsTo(declaration);
    const given = [...(declaration.initializer === undefined ? [] : [declaration.initializer]), ...assigned];
    const chosen = given.length === 1 ? 0 : this.choices.choose(`let ${this.program.keyOf(declaration)}`, given.length);
    const initializer = given[chosen];
    return initializer === undefined ? new Unknown(declaration) : this.evaluate(initializer, frame);
  }

  private readonly assignments = new Map<string, readonly Expression[]>();

  /** What a `let` gets besides its first value. */
  private assignmentsTo(declaration: Node): readonly Expression[] {
    const list = declaration.parent;
    if (!isVariableDeclarationList(list) || !list.getText().startsWith('let')) return [];
    const key = this.program.keyOf(declaration);
    const known = this.assignments.get(key);
    if (known !== undefined) return known;
    const around = functionAround(declaration) ?? declaration.getSourceFile();
    const found = [...nodesBelow(around)].flatMap((node) =>
      isBinaryExpression(node) &&
      node.operatorToken.kind === SyntaxKind.EqualsToken &&
      isIdentifier(node.left) &&
      this.isOf(node.left, key)
        ? [node.right]
        : [],
    );
    this.assignments.set(key, found);
    return found;
  }

  private isOf(name: Node, key: string): boolean {
    const declaration = this.program.declarationOf(name);
    return declaration !== null && this.program.keyOf(declaration) === key;
  }

  private oneOf(values: Value, node: Node): Value {
    if (!isList(values) || values.length === 0) return new Unknown(node);
    return values[this.choices.choose(`of ${this.program.keyOf(node)}`, values.length)];
  }

  /** A parameter of a function that the statement is in: what its callers give. */
  private parameter(declaration: Node): Value {
    if (!isParameterDeclaration(declaration)) return new Unknown(declaration);
    const type = this.program.typeAt(declaration.name);
    if (type === undefined || isListed(type)) return new Unknown(declaration);
    const around = declaration.parent;
    const index = parametersOf(around).indexOf(declaration);
    const host = around.parent;
    if (host !== undefined && isCallExpression(host) && isPropertyAccessExpression(host.expression) && index === 0) {
      const walked = ['map', 'flatMap', 'forEach', 'filter'].includes(host.expression.name.text);
      return walked
        ? this.oneOf(this.evaluate(host.expression.expression, new Frame(null)), declaration)
        : new Unknown(declaration);
    }
    const calls = this.callsOf(around);
    if (calls.length === 0 || calls.length > 40) return new Unknown(declaration);
    const call = calls[this.choices.choose(`call ${this.program.keyOf(around)}`, calls.length)];
    const given = call?.arguments[index];
    if (given !== undefined)
      return isSpreadElement(given) ? new Unknown(declaration) : this.evaluate(given, new Frame(null));
    return declaration.initializer === undefined ? undefined : this.evaluate(declaration.initializer, new Frame(null));
  }

  /** A variable of a pattern: `const { text } = …`. */
  private bound(element: Node, frame: Frame): Value {
    if (!isBindingElement(element)) return new Unknown(element);
    const pattern = element.parent;
    const literal = pattern.parent;
    const value = this.declared(literal, frame);
    if (value instanceof Unknown) return new Unknown(element);
    if (isArrayBindingPattern(pattern))
      return isList(value) ? value[pattern.elements.indexOf(element)] : new Unknown(element);
    const name = element.propertyName ?? element.name;
    const member = name === undefined ? undefined : this.member(value, name.getText(), element);
    return member === undefined && element.initializer !== undefined
      ? this.evaluate(element.initializer, frame)
      : member;
  }

  private list(elements: readonly Node[], frame: Frame): Value {
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
      else if (isShorthandPropertyAssignment(property)) members.set(name, () => this.identifier(property.name, frame));
      else if (isMethodDeclaration(property)) members.set(name, () => new Closure(property, frame));
    }
    return new ObjectValue(members);
  }

  member(value: Value, name: string, node: Node): Value {
    if (value instanceof Unknown) return this.walked(value, name, node) ?? this.possible(node);
    if (value instanceof ObjectValue) return value.members.has(name) ? value.get(name) : undefined;
    const host = hostMember(value, name, (callee, args) => this.apply(callee, args, node));
    return host instanceof Unknown || host === null ? this.possible(node) : host;
  }

  /** `map` of a list that only the running program knows: one entry stands for all. */
  private walked(value: Unknown, name: string, node: Node): Value {
    if (!['map', 'flatMap', 'filter'].includes(name)) return null;
    const type = this.program.typeAt(value.node);
    if (type === undefined || !this.program.checker.isArrayLikeType(type)) return null;
    return hostMember([new Unknown(node)], name, (callee, args) => this.apply(callee, args, node));
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

  private call(node: CallExpression, frame: Frame): Value {
    const host = this.global(node, frame);
    if (host !== undefined) return host;
    if (isPush(node) && isPropertyAccessExpression(node.expression)) {
      const list = this.evaluate(node.expression.expression, frame);
      const added = this.list(node.arguments, frame);
      if (!isList(list) || !isList(added)) throw new RunTimeText(node.getText());
      return list.push(...added);
    }
    const callee = this.evaluate(node.expression, frame);
    const args = this.list(node.arguments, frame);
    if (!isList(args)) return this.possible(node);
    const value = this.apply(callee, args, node);
    return value instanceof Unknown ? this.possible(node) : value;
  }

  /** `Object.entries(…)` and its like. */
  private global(node: CallExpression, frame: Frame): Value {
    const name = node.expression.getText();
    if (!/^(Object\.(entries|keys|values)|String|JSON\.stringify)$/.test(name)) return undefined;
    const [first] = node.arguments;
    const value = first === undefined ? undefined : this.evaluate(first, frame);
    if (name === 'String') return value instanceof Unknown ? this.possible(node) : this.text(value, node);
    if (!(value instanceof ObjectValue)) return this.possible(node);
    const names = [...value.members.keys()];
    if (name === 'Object.keys') return names;
    if (name === 'Object.values') return names.map((each) => value.get(each));
    return name === 'Object.entries' ? names.map((each) => [each, value.get(each)]) : this.possible(node);
  }

  private apply(callee: Value, args: readonly Value[], node: Node): Value {
    if (callee instanceof HostFunction) return callee.call(...args);
    if (!(callee instanceof Closure)) return new Unknown(node);
    try {
      return this.run(callee, args, node);
    } catch (cause) {
      if (cause instanceof RunTimeText) return new Unknown(node);
      throw cause;
    }
  }

  private run(callee: Closure, args: readonly Value[], node: Node): Value {
    const frame = new Frame(callee.frame);
    parametersOf(callee.node).forEach((parameter, at) => {
      if (!isParameterDeclaration(parameter)) return;
      const given = parameter.dotDotDotToken === undefined ? args[at] : args.slice(at);
      const value =
        given === undefined && parameter.initializer !== undefined
          ? this.evaluate(parameter.initializer, frame)
          : given;
      this.runner.bind(parameter, parameter.name, value, frame);
    });
    const { body } = callee.node;
    if (body === undefined) return new Unknown(node);
    if (!isBlock(body)) return this.evaluate(body, frame);
    const result = this.runner.statements(body.statements, frame);
    return result === CONTINUES ? undefined : result;
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
