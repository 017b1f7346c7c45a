import type {
  ArrowFunction,
  FunctionDeclaration,
  FunctionExpression,
  MethodDeclaration,
  Node,
} from 'typescript/unstable/ast';

/** What is known of a value of the program without running it. */
export type Value =
  | string
  | number
  | boolean
  | null
  | undefined
  | Value[]
  | ObjectValue
  | Closure
  | HostFunction
  | Unknown;

export type FunctionNode = ArrowFunction | FunctionDeclaration | FunctionExpression | MethodDeclaration;

/** The variables of one activation of a function, by declaration. */
export class Frame {
  readonly bindings = new Map<string, Value>();
  readonly outer: Frame | null;

  constructor(outer: Frame | null) {
    this.outer = outer;
  }

  /** The frame that has the variable. */
  owner(key: string): Frame | null {
    return this.bindings.has(key) ? this : (this.outer?.owner(key) ?? null);
  }
}

/** A function of the source, with the variables that it was created with. */
export class Closure {
  readonly node: FunctionNode;
  readonly frame: Frame;

  constructor(node: FunctionNode, frame: Frame) {
    this.node = node;
    this.frame = frame;
  }
}

/** A function of JavaScript itself, such as `join`. */
export class HostFunction {
  readonly call: (...args: Value[]) => Value;

  constructor(call: (...args: Value[]) => Value) {
    this.call = call;
  }
}

/** An object whose members are computed when they are read. */
export class ObjectValue {
  readonly members: ReadonlyMap<string, () => Value>;

  constructor(members: Iterable<readonly [string, () => Value]>) {
    this.members = new Map(members);
  }

  get(name: string): Value {
    return this.members.get(name)?.();
  }
}

/** A value that is known only at run time. */
export class Unknown {
  readonly node: Node;

  constructor(node: Node) {
    this.node = node;
  }
}

/** Whether a value is a list. */
export const isList = (value: Value): value is Value[] => Array.isArray(value);

/** Thrown if a text depends on a value that is known only at run time. */
export class RunTimeText extends Error {}
/** Thrown where the program would throw. */
export class Leaves extends Error {}
