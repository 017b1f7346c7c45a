import {
  type CallExpression,
  type Expression,
  isArrayBindingPattern,
  isBinaryExpression,
  isBindingElement,
  isCallExpression,
  isExpressionStatement,
  isForOfStatement,
  isFunctionDeclaration,
  isIdentifier,
  isParameterDeclaration,
  isPropertyAccessExpression,
  isSpreadElement,
  isVariableDeclaration,
  isVariableDeclarationList,
  type Node,
  SyntaxKind,
} from 'typescript/unstable/ast';
import type { Choices } from './choices.ts';
import type { Expressions } from './expressions.ts';
import { isListed, isPush, parametersOf } from './node-kinds.ts';
import { Closure, Frame, isList, RunTimeText, Unknown, type Value } from './program-value.ts';
import { functionAround, nodesBelow, type SourceProgram } from './source-program.ts';

/** Computes the values of names: constants, variables, parameters by their callers, and parts of patterns. */
export class Variables {
  private readonly program: SourceProgram;
  private readonly choices: Choices;
  private readonly callsOf: (declaration: Node) => readonly CallExpression[];
  private readonly expressions: Expressions;

  constructor(
    program: SourceProgram,
    choices: Choices,
    callsOf: (declaration: Node) => readonly CallExpression[],
    expressions: Expressions,
  ) {
    this.program = program;
    this.choices = choices;
    this.callsOf = callsOf;
    this.expressions = expressions;
  }

  /** The value of a name where it is used. */
  read(node: Node, frame: Frame): Value {
    if (node.getText() === 'undefined') return undefined;
    const declaration = this.program.declarationOf(node);
    if (declaration === null) return new Unknown(node);
    const key = this.program.keyOf(declaration);
    const owner = frame.owner(key);
    if (owner !== null) return owner.bindings.get(key);
    const value = this.declared(declaration, frame);
    return value instanceof Unknown ? this.expressions.possible(node) : value;
  }

  private declared(declaration: Node, frame: Frame): Value {
    if (isFunctionDeclaration(declaration)) return new Closure(declaration, frame);
    if (isParameterDeclaration(declaration)) return this.parameter(declaration);
    if (isBindingElement(declaration)) return this.bound(declaration, frame);
    if (!isVariableDeclaration(declaration)) return new Unknown(declaration);
    const list = declaration.parent;
    if (isVariableDeclarationList(list) && isForOfStatement(list.parent))
      return this.oneOf(this.expressions.evaluate(list.parent.expression, frame), declaration);
    const key = this.program.keyOf(declaration);
    if (this.locals.has(key)) return this.locals.get(key);
    if (this.grows(declaration)) throw new RunTimeText(declaration.getText());
    const value = this.variable(declaration, frame);
    this.locals.set(key, value);
    return value;
  }

  /** The variables of functions that are not followed statement by statement, computed so far in this run. */
  private readonly locals = new Map<string, Value>();

  /** Starts another run: with other choices, variables are others. */
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
    return initializer === undefined ? new Unknown(declaration) : this.expressions.evaluate(initializer, frame);
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
        ? this.oneOf(this.expressions.evaluate(host.expression.expression, new Frame(null)), declaration)
        : new Unknown(declaration);
    }
    const calls = this.callsOf(around);
    if (calls.length === 0 || calls.length > 40) return new Unknown(declaration);
    const call = calls[this.choices.choose(`call ${this.program.keyOf(around)}`, calls.length)];
    const given = call?.arguments[index];
    if (given !== undefined)
      return isSpreadElement(given) ? new Unknown(declaration) : this.expressions.evaluate(given, new Frame(null));
    return declaration.initializer === undefined
      ? undefined
      : this.expressions.evaluate(declaration.initializer, new Frame(null));
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
    const member = name === undefined ? undefined : this.expressions.member(value, name.getText(), element);
    return member === undefined && element.initializer !== undefined
      ? this.expressions.evaluate(element.initializer, frame)
      : member;
  }
}
