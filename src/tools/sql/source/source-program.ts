import {
  isFunctionLikeDeclaration,
  isShorthandPropertyAssignment,
  type Node,
  type SourceFile,
} from 'typescript/unstable/ast';
import { API, type Checker, type Program, SymbolFlags, type Type } from 'typescript/unstable/sync';

/** A TypeScript project that is open for questions. */
export type SourceProgram = {
  readonly checker: Checker;
  readonly files: readonly SourceFile[];
  readonly typeAt: (node: Node) => Type | undefined;
  /** Where a name is declared, through imports. */
  readonly declarationOf: (name: Node) => Node | null;
  readonly keyOf: (node: Node) => string;
  readonly close: () => void;
};

/** @param read the text of a file where it is not what the disk has, for tests */
export function openProgram(
  config: string,
  isIncluded: (path: string) => boolean,
  read: (path: string) => string | undefined = () => undefined,
): SourceProgram {
  const api = new API({ fs: { readFile: read } });
  const project = api.updateSnapshot({ openProjects: [config] }).getProject(config);
  if (project === undefined) throw new Error(`${config} could not be opened.`);
  const { checker, program } = project;
  const types = new Map<Node, Type | undefined>();
  const declarations = new Map<Node, Node | null>();
  return {
    checker,
    files: filesOf(program, isIncluded),
    typeAt: (node) => {
      if (!types.has(node)) types.set(node, checker.getTypeAtLocation(node));
      return types.get(node);
    },
    declarationOf: (name) => {
      const known = declarations.get(name);
      if (known !== undefined) return known;
      const found = declarationOf(checker, name);
      declarations.set(name, found);
      return found;
    },
    keyOf: (node) => `${node.getSourceFile().fileName}:${node.pos}:${node.kind}`,
    close: () => api.close(),
  };
}

const filesOf = (program: Program, isIncluded: (path: string) => boolean): readonly SourceFile[] =>
  program
    .getSourceFileNames()
    .filter(isIncluded)
    .flatMap((name) => program.getSourceFile(name) ?? []);

function declarationOf(checker: Checker, name: Node): Node | null {
  const isShorthand = name.parent !== undefined && isShorthandPropertyAssignment(name.parent);
  const own = isShorthand ? checker.getShorthandAssignmentValueSymbol(name.parent) : checker.getSymbolAtLocation(name);
  if (own === undefined) return null;
  const symbol = (own.flags & SymbolFlags.Alias) === 0 ? own : checker.getAliasedSymbol(own);
  return (symbol.valueDeclaration ?? symbol.declarations[0])?.resolve() ?? null;
}

/** Every node below one, and itself. */
export function* nodesBelow(node: Node): Generator<Node> {
  yield node;
  const children: Node[] = [];
  node.forEachChild((child) => {
    children.push(child);
    return undefined;
  });
  for (const child of children) yield* nodesBelow(child);
}

/** The function that a node is in. */
export function functionAround(node: Node): Node | null {
  for (let at: Node | undefined = node.parent; at !== undefined; at = at.parent)
    if (isFunctionLikeDeclaration(at)) return at;
  return null;
}
