import {
  type CallExpression,
  isBlock,
  isParameterDeclaration,
  isPropertyAccessExpression,
  type Node,
} from 'typescript/unstable/ast';
import type { Expressions } from './expressions.ts';
import { isPush, parametersOf } from './node-kinds.ts';
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
import type { SourceProgram } from './source-program.ts';
import { CONTINUES, StatementRunner } from './statement-runner.ts';

/** Computes the results of function calls. */
export class Calls {
  private readonly expressions: Expressions;
  private readonly runner: StatementRunner;

  constructor(program: SourceProgram, expressions: Expressions) {
    this.expressions = expressions;
    this.runner = new StatementRunner(program, expressions);
  }

  /** The result of a call. */
  call(node: CallExpression, frame: Frame): Value {
    const host = this.global(node, frame);
    if (host !== undefined) return host;
    if (isPush(node) && isPropertyAccessExpression(node.expression)) {
      const list = this.expressions.evaluate(node.expression.expression, frame);
      const added = this.expressions.list(node.arguments, frame);
      if (!isList(list) || !isList(added)) throw new RunTimeText(node.getText());
      return list.push(...added);
    }
    const callee = this.expressions.evaluate(node.expression, frame);
    const args = this.expressions.list(node.arguments, frame);
    if (!isList(args)) return this.expressions.possible(node);
    const value = this.apply(callee, args, node);
    return value instanceof Unknown ? this.expressions.possible(node) : value;
  }

  /** `Object.entries(…)` and its like. */
  private global(node: CallExpression, frame: Frame): Value {
    const name = node.expression.getText();
    if (!/^(Object\.(entries|keys|values)|String|JSON\.stringify)$/.test(name)) return undefined;
    const [first] = node.arguments;
    const value = first === undefined ? undefined : this.expressions.evaluate(first, frame);
    if (name === 'String')
      return value instanceof Unknown ? this.expressions.possible(node) : this.expressions.text(value, node);
    if (!(value instanceof ObjectValue)) return this.expressions.possible(node);
    const names = [...value.members.keys()];
    if (name === 'Object.keys') return names;
    if (name === 'Object.values') return names.map((each) => value.get(each));
    return name === 'Object.entries' ? names.map((each) => [each, value.get(each)]) : this.expressions.possible(node);
  }

  /** The result of a function with these arguments. */
  apply(callee: Value, args: readonly Value[], node: Node): Value {
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
          ? this.expressions.evaluate(parameter.initializer, frame)
          : given;
      this.runner.bind(parameter, parameter.name, value, frame);
    });
    const { body } = callee.node;
    if (body === undefined) return new Unknown(node);
    if (!isBlock(body)) return this.expressions.evaluate(body, frame);
    const result = this.runner.statements(body.statements, frame);
    return result === CONTINUES ? undefined : result;
  }
}
