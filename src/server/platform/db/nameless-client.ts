import pg from 'pg';

/** Behind a pooler in transaction mode, each statement may reach another connection, where its name is unknown. */
export class NamelessClient extends pg.Client {
  // biome-ignore lint/suspicious/noExplicitAny: it replaces every overload of pg's own function
  override query(statement: any, ...more: any[]): any {
    const { name: _, ...nameless } = statement ?? {};
    return Reflect.apply(super.query, this, [statement?.name === undefined ? statement : nameless, ...more]);
  }
}
