import { resolve } from 'node:path';
import pg from 'pg';
import {
  type CallExpression,
  isCallExpression,
  isFunctionDeclaration,
  isPropertyAccessExpression,
  isVariableDeclaration,
  type Node,
} from 'typescript/unstable/ast';
import type { Type } from 'typescript/unstable/sync';
import { type ColumnTypes, readColumnTypes } from './column-types.ts';
import { type Correction, correctionsOf } from './corrections.ts';
import { literalsOf, mayBeNull, parameterProblem, valueTypes } from './parameter-problems.ts';
import { RowComparison } from './row-problems.ts';
import { Choices, TooManyTexts } from './source/choices.ts';
import { Evaluator } from './source/evaluate.ts';
import { Frame, Leaves, ObjectValue, RunTimeText } from './source/program-value.ts';
import { nodesBelow, openProgram, type SourceProgram } from './source/source-program.ts';
import { type StatementCall, statementsOf } from './source/statements.ts';
import { type Catalogue, readCatalogue } from './tree/catalogue.ts';
import { type Description, describeStatement, PRINT_TREES } from './tree/describe-statement.ts';
import { shapesOfQuery } from './tree/query-shapes.ts';
import { requiredParameters } from './tree/required-parameters.ts';
import { fieldsOf } from './tree/shape.ts';

/** The compiler writes paths with `/` on every system. */
const asCompiler = (path: string): string => path.replaceAll('\\', '/');

const ROOT = asCompiler(resolve(import.meta.dirname, '../../..'));
const SERVER = `${ROOT}/src/server`;
const SCHEMA = `${SERVER}/platform/db/schema`;

/** The number of texts that are checked if a statement has too many. */
const SOME = 25;

export type Problem = { readonly path: string; readonly message: string };

export type Checked = {
  readonly problems: readonly Problem[];
  /** For row types that are declared next to their call. */
  readonly corrections: readonly Correction[];
  /** Calls whose text or number of values is known only at run time: `file: as it is written`. */
  readonly unchecked: readonly { readonly call: string; readonly because: string }[];
  readonly calls: number;
  readonly texts: number;
};

/**
 * Checks every statement of `src/server` against a database: that PostgreSQL accepts it, that its values have the types
 * of its parameters, and that the type of its rows matches its columns.
 * @param replaced texts of files instead of those on the disk, by path
 */
export async function checkStatements(
  connection: pg.ClientConfig,
  replaced: ReadonlyMap<string, string> = new Map(),
): Promise<Checked> {
  const texts = new Map([...replaced].map(([path, text]) => [asCompiler(path), text]));
  const client = new pg.Client(connection);
  await client.connect();
  const isOfServer = (path: string) => path.startsWith(`${SERVER}/`) && !path.endsWith('.d.ts');
  const program = openProgram(`${SERVER}/tsconfig.json`, isOfServer, (path) => texts.get(path));
  try {
    await client.query(PRINT_TREES);
    const calls = statementsOf(program, SERVER);
    await createTemporaryTables(client, program, calls);
    const catalogue = await readCatalogue(client);
    const columnTypes = await readColumnTypes(program, SCHEMA);
    const checker = new StatementChecker(client, program, catalogue, columnTypes);
    for (const call of calls) await checker.check(call);
    return { ...checker.found, calls: calls.length };
  } finally {
    program.close();
    await client.end();
  }
}

/** Creates the tables that the server creates for one connection, and reads by other statements on it. */
async function createTemporaryTables(
  client: pg.Client,
  program: SourceProgram,
  calls: readonly StatementCall[],
): Promise<void> {
  const evaluator = new Evaluator(program, new Choices(), () => []);
  for (const { statement } of calls) {
    if (!/create temp/i.test(statement.getText())) continue;
    await client.query(evaluator.text(evaluator.evaluate(statement, new Frame(null)), statement));
  }
}

class StatementChecker {
  private readonly client: pg.Client;
  private readonly program: SourceProgram;
  private readonly catalogue: Catalogue;
  private readonly comparison: RowComparison;
  private readonly described = new Map<string, Promise<Description | string>>();
  private readonly callsOf: (declaration: Node) => readonly CallExpression[];
  private readonly problems = new Map<string, Problem>();
  private readonly corrections = new Map<string, Correction>();
  private readonly unchecked: { readonly call: string; readonly because: string }[] = [];

  constructor(client: pg.Client, program: SourceProgram, catalogue: Catalogue, columnTypes: ColumnTypes) {
    this.client = client;
    this.program = program;
    this.catalogue = catalogue;
    this.comparison = new RowComparison(program, columnTypes);
    this.callsOf = callsOfFunctions(program);
  }

  get found() {
    return {
      problems: [...this.problems.values()],
      corrections: [...this.corrections.values()],
      unchecked: this.unchecked,
      texts: this.described.size,
    };
  }

  async check(of: StatementCall): Promise<void> {
    const found = this.textsOf(of);
    if (found === null) return;
    const values = valueTypes(this.program, of.values);
    if (values === null && !found.isSome)
      this.unchecked.push({
        call: `${fileOf(of)}: ${shortened(of.values ?? of.statement)}`,
        because: 'the number of its values',
      });
    for (const text of found.texts) await this.checkText(of, { text, isSome: found.isSome }, values);
  }

  private textsOf(of: StatementCall): { readonly texts: readonly string[]; readonly isSome: boolean } | null {
    const choices = new Choices();
    const evaluator = new Evaluator(this.program, choices, this.callsOf);
    const texts = new Set<string>();
    try {
      for (const _ of choices.runs()) {
        evaluator.restart();
        try {
          const value = evaluator.evaluate(of.statement, new Frame(null));
          const text = value instanceof ObjectValue ? value.get('text') : value;
          if (text !== null && text !== undefined) texts.add(evaluator.text(text, of.statement));
        } catch (cause) {
          if (!(cause instanceof Leaves)) throw cause;
        }
      }
      return { texts: [...texts], isSome: false };
    } catch (cause) {
      if (!(cause instanceof RunTimeText || cause instanceof TooManyTexts)) throw cause;
      this.unchecked.push({ call: `${fileOf(of)}: ${shortened(of.statement)}`, because: cause.message });
      if (cause instanceof TooManyTexts) return { texts: [...texts].slice(0, SOME), isSome: true };
      return null;
    }
  }

  private async checkText(
    of: StatementCall,
    { text, isSome }: { readonly text: string; readonly isSome: boolean },
    values: readonly (readonly Type[])[] | null,
  ): Promise<void> {
    const report = (message: string) => this.problems.set(`${of.path} ${message}`, { path: of.path, message });
    const description = await this.describe(text);
    if (typeof description === 'string') {
      // Of many combinations, some never occur.
      if (!isSome) report(description);
      return;
    }
    const { parameters, tree, columns } = description;
    const given = values?.filter((list) => list.length === parameters.length) ?? [];
    if (values !== null && given.length === 0 && !isSome)
      report(`takes ${parameters.length} values, and gets ${values.map((list) => list.length).join(' or ')}`);
    const required = tree === null ? new Map<number, string>() : requiredParameters(tree, this.catalogue);
    for (const list of given)
      for (const [at, type] of list.entries()) {
        const problem = parameterProblem(this.program, this.catalogue, type, parameters[at] ?? 0);
        if (problem !== null) report(`$${at + 1} ${problem}`);
        const column = required.get(at + 1);
        if (column !== undefined && mayBeNull(type))
          report(`$${at + 1} may be null, but ${column} does not allow null`);
      }
    if (of.row === null) {
      if (of.readsRows && columns.length > 0) report('reads rows without declaring their type');
      return;
    }
    const row = this.program.checker.getTypeFromTypeNode(of.row);
    if (row === undefined) return;
    const isNull = (number: number) => given.length === 0 || given.some((list) => mayBeNull(list[number - 1]));
    const shapes =
      tree === null
        ? []
        : shapesOfQuery(tree, this.catalogue, {
            isNullParameter: isNull,
            literalsOf: (number) => literalsOf(this.program, given, number),
            isNullMember: (origin) => this.comparison.isNullMember(origin),
          });
    const plain = shapes.map(
      ([name, shape]) =>
        [
          name,
          shape.kind === 'object' && shape.isComposite === true
            ? { kind: 'other' as const, nullable: shape.nullable }
            : shape,
        ] as const,
    );
    const problems = this.comparison.problems(row, fieldsOf(plain));
    for (const problem of problems) report(problem);
    for (const correction of correctionsOf(of.row, problems, new Map(plain)))
      this.corrections.set(`${correction.file} ${correction.start}`, correction);
  }

  private describe(text: string): Promise<Description | string> {
    const known = this.described.get(text);
    if (known !== undefined) return known;
    const description = describeStatement(this.client, text).catch((cause: unknown) => {
      if (cause instanceof pg.DatabaseError) return `PostgreSQL refuses it: ${cause.message}`;
      throw cause;
    });
    this.described.set(text, description);
    return description;
  }
}

/** The calls of a function by its name, wherever they are. */
function callsOfFunctions(program: SourceProgram): (declaration: Node) => readonly CallExpression[] {
  const byName = new Map<string, CallExpression[]>();
  for (const file of program.files)
    for (const call of [...nodesBelow(file)].filter(isCallExpression)) {
      const name = calleeOf(call).getText();
      byName.set(name, [...(byName.get(name) ?? []), call]);
    }
  const known = new Map<string, readonly CallExpression[]>();
  return (declaration) => {
    const named = isVariableDeclaration(declaration.parent) ? declaration.parent : declaration;
    const name = isVariableDeclaration(named) || isFunctionDeclaration(named) ? named.name?.getText() : undefined;
    if (name === undefined) return [];
    const key = program.keyOf(named);
    const calls =
      known.get(key) ??
      (byName.get(name) ?? []).filter((call) => {
        const target = program.declarationOf(calleeOf(call));
        return target !== null && program.keyOf(target) === key;
      });
    known.set(key, calls);
    return calls;
  };
}

const calleeOf = ({ expression }: CallExpression): Node =>
  isPropertyAccessExpression(expression) ? expression.name : expression;

const fileOf = ({ path }: StatementCall): string => path.replace(/:\d+$/, '');
const shortened = (node: Node): string => node.getText().replaceAll('${', '{').replaceAll(/\s+/g, ' ').slice(0, 60);
