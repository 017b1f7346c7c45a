import type { Catalogue } from './catalogue.ts';
import { constantTexts } from './constants.ts';
import { expressionShape } from './expression-shapes.ts';
import { isTreeList, isTrue, nodeIn, nodesIn, numberOf, type TreeNode, wordOf, wordsOf } from './node-tree.ts';
import { type ColumnRef, conjuncts, nonNullExpressions, nonNullWhere, refOf, written } from './non-null-conditions.ts';
import type { Scope } from './scope.ts';
import { eitherOf, fieldsOf, NONE, type Shape, withNull, withoutNull } from './shape.ts';

/** Columns of a query or of a table in it, by position. */
export type Columns = readonly (readonly [name: string, shape: Shape])[];

/** Which parameters the program may give as null, and which members of JSON columns may be missing. */
export type Nulls = {
  readonly isNullParameter: (number: number) => boolean;
  readonly isNullMember: (origin: string) => boolean;
  /** The values that a parameter may have, where its type lists them. */
  readonly literalsOf: (number: number) => readonly string[] | null;
};

const TABLE = { relation: 0, subquery: 1, join: 2, function: 3, values: 5, cte: 6, result: 8, group: 9 } as const;

/** The columns that an analysed query returns, each with the shape of its values. */
export const shapesOfQuery = (query: TreeNode, catalogue: Catalogue, nulls: Nulls): Columns =>
  new Query(query, { catalogue, nulls, outer: null }).columns();

type Context = { readonly catalogue: Catalogue; readonly nulls: Nulls; readonly outer: Query | null };

class Query implements Scope {
  private readonly node: TreeNode;
  private readonly context: Context;
  private readonly tables: readonly TreeNode[];
  private readonly known = new Map<number, Columns>();
  private readonly withQueries = new Map<string, Columns>();
  /** Columns, and tables as `[table, 0]`, that are not null according to a condition. */
  private notNull: readonly ColumnRef[] = [];
  private notNullExpressions: readonly string[] = [];
  private readonly conditions: readonly TreeNode[];
  /** Outer joins that always find a row. */
  private readonly harmless: ReadonlySet<number>;

  constructor(node: TreeNode, context: Context) {
    this.node = node;
    this.context = context;
    this.tables = nodesIn(node.fields.get('rtable'));
    const joins = nodeIn(node, 'jointree');
    this.harmless = new Set(joins === null ? [] : this.harmlessJoins(joins));
    this.conditions = joins === null ? [] : innerConditions(joins);
    this.notNull = this.conditions.flatMap((each) => nonNullWhere(each, this.catalogue));
    this.notNullExpressions = this.conditions.flatMap(nonNullExpressions);
  }

  /** `left join lateral (select count(*) …) on true` */
  private harmlessJoins(node: TreeNode): readonly number[] {
    const below = ['fromlist', 'larg', 'rarg'].flatMap((field) =>
      nodesIn(node.fields.get(field)).flatMap((each) => this.harmlessJoins(each)),
    );
    const [condition, right] = [nodeIn(node, 'quals'), nodeIn(node, 'rarg')];
    if (node.label !== 'JOINEXPR' || numberOf(node, 'jointype') !== 1 || right?.label !== 'RANGETBLREF') return below;
    const table = this.tables[numberOf(right, 'rtindex') - 1];
    const query = table === undefined ? null : nodeIn(table, 'subquery');
    const isAlways = condition === null || (condition.label === 'CONST' && !isTrue(condition, 'constisnull'));
    if (!isAlways || query === null || !new Query(query, { ...this.context, outer: this }).isOneRow) return below;
    return [...below, numberOf(node, 'rtindex')];
  }

  get catalogue(): Catalogue {
    return this.context.catalogue;
  }

  columns(): Columns {
    const operations = nodeIn(this.node, 'setOperations');
    const own = this.ownColumns();
    if (operations === null) return own;
    const arms = armsOf(operations).map((table) => this.columnsOfTable(table));
    return own.map(([name], at) => [name, arms.map((arm) => arm[at]?.[1] ?? NONE).reduce(eitherOf)] as const);
  }

  private ownColumns(): Columns {
    const isSelect = numberOf(this.node, 'commandType') === 1;
    return nodesIn(this.node.fields.get(isSelect ? 'targetList' : 'returningList'))
      .filter((entry) => !isTrue(entry, 'resjunk'))
      .map((entry) => [wordOf(entry, 'resname') ?? '', this.shape(nodeIn(entry, 'expr'))] as const);
  }

  /** Whether the query returns exactly one row: it aggregates everything, or reads nothing. */
  get isOneRow(): boolean {
    if (numberOf(this.node, 'commandType') !== 1 || nodeIn(this.node, 'havingQual') !== null) return false;
    const isGrouped = nodesIn(this.node.fields.get('groupClause')).length + listLength(this.node, 'groupingSets') > 0;
    if (isTrue(this.node, 'hasAggs')) return !isGrouped;
    const joins = nodeIn(this.node, 'jointree');
    const reads = joins !== null && nodesIn(joins.fields.get('fromlist')).length > 0;
    return !reads && joins !== null && nodeIn(joins, 'quals') === null && !isTrue(this.node, 'hasTargetSRFs');
  }

  get isGrouped(): boolean {
    return nodesIn(this.node.fields.get('groupClause')).length > 0;
  }

  shape(node: TreeNode | null): Shape {
    if (node === null) return NONE;
    const shape = expressionShape(node, this);
    if (!shape.nullable || this.notNullExpressions.length === 0 || node.label === 'VAR') return shape;
    return this.notNullExpressions.includes(written(node)) ? withoutNull(shape) : shape;
  }

  subquery(node: TreeNode): { readonly columns: Columns; readonly isOneRow: boolean } {
    const query = new Query(node, { ...this.context, outer: this });
    return { columns: query.columns(), isOneRow: query.isOneRow };
  }

  isNullParameter(number: number): boolean {
    return this.context.nulls.isNullParameter(number);
  }

  isNullMember(origin: string): boolean {
    return this.context.nulls.isNullMember(origin);
  }

  /** What an expression is where a condition holds. */
  shapeWhere(node: TreeNode | null, condition: TreeNode | null): Shape {
    const before = this.notNullExpressions;
    this.notNullExpressions = [...before, ...nonNullExpressions(condition)];
    try {
      return this.assuming(nonNullWhere(condition, this.catalogue), () => this.shape(node));
    } finally {
      this.notNullExpressions = before;
    }
  }

  /** The only values that a condition lets a text column have; null where none says so. */
  private valuesWhere(table: number, attribute: number): readonly string[] | null {
    for (const condition of this.conditions.flatMap(conjuncts)) {
      if (condition.label !== 'OPEXPR' && condition.label !== 'SCALARARRAYOPEXPR') continue;
      if (this.catalogue.operatorName(numberOf(condition, 'opno')) !== '=') continue;
      const [left, right] = nodesIn(condition.fields.get('args'));
      if (left?.label !== 'VAR' || right === undefined) continue;
      const [level, of, at] = refOf(left);
      if (level !== 0 || of !== table || at !== attribute) continue;
      const values =
        right.label === 'PARAM'
          ? this.context.nulls.literalsOf(numberOf(right, 'paramid'))
          : constantTexts(right, this.catalogue);
      if (values !== null) return values;
    }
    return null;
  }

  private assuming<T>(added: readonly ColumnRef[], work: () => T): T {
    const before = this.notNull;
    this.notNull = [...before, ...added.filter(([level]) => level === 0)];
    const further = added.filter(([level]) => level > 0).map(([level, ...rest]) => [level - 1, ...rest] as const);
    try {
      const { outer } = this.context;
      return further.length > 0 && outer !== null ? outer.assuming(further, work) : work();
    } finally {
      this.notNull = before;
    }
  }

  variable(node: TreeNode): Shape {
    const level = numberOf(node, 'varlevelsup');
    let owner: Query | null = this;
    for (let up = 0; up < level; up += 1) owner = owner?.context.outer ?? null;
    return owner === null ? NONE : owner.ownVariable(node);
  }

  private ownVariable(node: TreeNode): Shape {
    const [table, attribute] = [numberOf(node, 'varno'), numberOf(node, 'varattno')];
    if (table < 1) return NONE;
    const isThere = this.isKnownNotNull(table, null);
    const isAbsent = wordsOf(node, 'varnullingrels').some((join) => !this.harmless.has(Number(join))) && !isThere;
    if (attribute === 0) {
      const fields = fieldsOf(this.columnsOfTable(table));
      return { kind: 'object', nullable: isAbsent, fields, isComposite: true };
    }
    if (attribute < 0) return { ...this.catalogue.shapeOf(numberOf(node, 'vartype')), nullable: isAbsent };
    const shape = this.columnsOfTable(table)[attribute - 1]?.[1] ?? NONE;
    const values = shape.kind === 'text' ? this.valuesWhere(table, attribute) : null;
    if (values !== null) return { kind: 'text', nullable: false, sources: [{ values }] };
    if (this.isKnownNotNull(table, attribute)) return withoutNull(shape);
    return withNull(shape, shape.nullable || isAbsent);
  }

  /** Whether a condition holds only where the column, or any column of the table, is not null. */
  private isKnownNotNull(table: number, attribute: number | null): boolean {
    return this.notNull.some(
      ([level, of, at]) => level === 0 && of === table && (attribute === null || at === attribute),
    );
  }

  private columnsOfTable(number: number): Columns {
    const known = this.known.get(number);
    if (known !== undefined) return known;
    const table = this.tables[number - 1];
    const columns = table === undefined ? [] : this.readTable(table);
    this.known.set(number, columns);
    return columns;
  }

  private readTable(table: TreeNode): Columns {
    switch (numberOf(table, 'rtekind')) {
      case TABLE.relation:
        return this.catalogue.columnsOf(numberOf(table, 'relid')).map(({ name, shape }) => [name, shape] as const);
      case TABLE.subquery: {
        const query = nodeIn(table, 'subquery');
        return query === null ? [] : this.subquery(query).columns;
      }
      case TABLE.join:
        return this.named(table, nodesIn(table.fields.get('joinaliasvars')));
      case TABLE.group:
        return this.named(table, nodesIn(table.fields.get('groupexprs')));
      case TABLE.function:
        return this.readFunctions(table);
      case TABLE.values:
        return this.readValues(table);
      case TABLE.cte:
        return this.cte(wordOf(table, 'ctename') ?? '', numberOf(table, 'ctelevelsup'));
      default:
        return [];
    }
  }

  private named(table: TreeNode, expressions: readonly TreeNode[]): Columns {
    const names = namesOf(table);
    return expressions.map((node, at) => [names[at] ?? '', this.shape(node)] as const);
  }

  private readValues(table: TreeNode): Columns {
    const lists = table.fields.get('values_lists');
    const rows = (isTreeList(lists) ? lists : []).map((row) => nodesIn(row).map((node) => this.shape(node)));
    return namesOf(table)
      .map((name, at) => [name, rows.map((row) => row[at] ?? NONE).reduce(eitherOf, NONE)] as const)
      .map(
        ([name, shape], at) => [name, { ...shape, nullable: rows.some((row) => row[at]?.nullable !== false) }] as const,
      );
  }

  private readFunctions(table: TreeNode): Columns {
    const names = namesOf(table);
    const columns = nodesIn(table.fields.get('functions')).flatMap((entry) => this.readFunction(entry));
    if (isTrue(table, 'funcordinality')) columns.push(['ordinality', { kind: 'bigNumber', nullable: false }]);
    return columns.map(([name, shape], at) => [names[at] ?? name, shape] as const);
  }

  private readFunction(entry: TreeNode): (readonly [string, Shape])[] {
    const call = nodeIn(entry, 'funcexpr');
    const listed = wordsOf(entry, 'funccoltypes').map(Number);
    if (listed.length > 0) return listed.map((type) => ['', this.catalogue.shapeOf(type)] as const);
    if (call === null) return [];
    const callee = this.catalogue.functionOf(numberOf(call, 'funcid'));
    const rowTable = callee === undefined ? 0 : this.catalogue.rowTableOf(callee.returns);
    if (rowTable !== 0) return this.catalogue.columnsOf(rowTable).map(({ name, shape }) => [name, shape] as const);
    if (callee !== undefined && callee.columns.length > 0 && callee.columns.length !== 1)
      return callee.columns.map(([name, type]) => [name, this.catalogue.shapeOf(type)] as const);
    return [[callee?.name ?? '', this.shape(call)] as const];
  }

  private cte(name: string, level: number): Columns {
    let owner: Query | null = this;
    for (let up = 0; up < level; up += 1) owner = owner?.context.outer ?? null;
    return owner === null ? [] : owner.ownCte(name);
  }

  private ownCte(name: string): Columns {
    const known = this.withQueries.get(name);
    if (known !== undefined) return known;
    const node = nodesIn(this.node.fields.get('cteList')).find((each) => wordOf(each, 'ctename') === name);
    const query = node === undefined ? null : nodeIn(node, 'ctequery');
    if (node === undefined || query === null) return [];
    // A recursive query first has the shapes of its start; the second pass includes those of its own rows.
    this.withQueries.set(name, []);
    const names = wordsOf(node, 'ctecolnames');
    const rename = (columns: Columns) => columns.map(([own, shape], at) => [names[at] ?? own, shape] as const);
    if (isTrue(node, 'cterecursive')) this.withQueries.set(name, rename(this.subquery(query).columns));
    const columns = rename(this.subquery(query).columns);
    this.withQueries.set(name, columns);
    return columns;
  }
}

const listLength = (node: TreeNode, field: string): number => nodesIn(node.fields.get(field)).length;

const namesOf = (table: TreeNode): readonly string[] => {
  const names = nodeIn(table, 'eref');
  return names === null ? [] : wordsOf(names, 'colnames');
};

/** The tables whose rows a `union` combines. */
function armsOf(operation: TreeNode): readonly number[] {
  if (operation.label === 'RANGETBLREF') return [numberOf(operation, 'rtindex')];
  return ['larg', 'rarg'].flatMap((side) => {
    const arm = nodeIn(operation, side);
    return arm === null ? [] : armsOf(arm);
  });
}

/** The conditions that every row of a query meets: `where`, and `on` of inner joins. */
function innerConditions(node: TreeNode): readonly TreeNode[] {
  const conditions = nodesIn(node.fields.get('quals'));
  if (node.label === 'FROMEXPR')
    return [...conditions, ...nodesIn(node.fields.get('fromlist')).flatMap(innerConditions)];
  if (node.label !== 'JOINEXPR') return [];
  const kind = numberOf(node, 'jointype');
  const sides = (kind === 0 ? ['larg', 'rarg'] : kind === 1 ? ['larg'] : kind === 3 ? ['rarg'] : []).flatMap((side) =>
    nodesIn(node.fields.get(side)).flatMap(innerConditions),
  );
  return kind === 0 ? [...conditions, ...sides] : sides;
}
