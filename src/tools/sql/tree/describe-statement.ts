import type pg from 'pg';
import { isTreeList, isTreeNode, parseTree, type TreeNode } from './node-tree.ts';

/** What PostgreSQL says of a statement without running it. */
export type Description = {
  /** Types of the parameters, in order. */
  readonly parameters: readonly number[];
  readonly columns: readonly { readonly name: string; readonly type: number }[];
  /** The analysed query with its views expanded; null for statements such as `begin`. */
  readonly tree: TreeNode | null;
};

/** Statements with which a connection prints what it understands. */
export const PRINT_TREES =
  'set debug_print_rewritten = on; set debug_pretty_print = off; set client_min_messages = log; set log_min_messages = fatal';

/** @throws DatabaseError for a statement that PostgreSQL refuses. */
export async function describeStatement(client: pg.Client, text: string): Promise<Description> {
  let tree: TreeNode | null = null;
  const take = ({ message, detail }: { message?: string | undefined; detail?: string | undefined }) => {
    if (message !== 'rewritten parse tree:' || detail === undefined) return;
    const parsed = parseTree(detail);
    const first = isTreeList(parsed) ? parsed[0] : parsed;
    if (isTreeNode(first) && first.label === 'QUERY') tree = first;
  };
  client.on('notice', take);
  try {
    const described = await new Promise<Omit<Description, 'tree'>>((done, failed) => {
      client.query(new Describe(text, done, failed));
    });
    return { ...described, tree };
  } finally {
    client.off('notice', take);
  }
}

/** The part of the protocol that `pg` has no call for: parse and describe, without bind and execute. */
class Describe implements pg.Submittable {
  private readonly text: string;
  private readonly done: (description: Omit<Description, 'tree'>) => void;
  private readonly failed: (error: Error) => void;
  private parameters: readonly number[] = [];
  private columns: Description['columns'] = [];
  private connection: pg.Connection | null = null;
  private readonly readParameters = ({ dataTypeIDs }: { dataTypeIDs: number[] }) => {
    this.parameters = dataTypeIDs;
  };

  constructor(text: string, done: (of: Omit<Description, 'tree'>) => void, failed: (error: Error) => void) {
    this.text = text;
    this.done = done;
    this.failed = failed;
  }

  submit(connection: pg.Connection): void {
    this.connection = connection;
    connection.on('parameterDescription', this.readParameters);
    connection.parse({ name: '', text: this.text, types: [] }, true);
    connection.describe({ type: 'S', name: '' }, true);
    connection.sync();
  }

  handleRowDescription({ fields }: { fields: readonly { name: string; dataTypeID: number }[] }): void {
    this.columns = fields.map(({ name, dataTypeID }) => ({ name, type: dataTypeID }));
  }

  handleError(error: Error): void {
    this.connection?.off('parameterDescription', this.readParameters);
    this.failed(error);
  }

  handleReadyForQuery(): void {
    this.connection?.off('parameterDescription', this.readParameters);
    this.done({ parameters: this.parameters, columns: this.columns });
  }
}
