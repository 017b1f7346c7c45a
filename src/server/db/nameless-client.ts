import pg from 'pg';

/** Behind a pooler by transactions each statement may come to another connection, where nobody knows its name. */
export class NamelessClient extends pg.Client {
  // biome-ignore lint/suspicious/noExplicitAny: stands in for all of the forms that pg's own has
  override query(statement: any, ...more: any[]): any {
    const { name: _, ...nameless } = statement ?? {};
    return Reflect.apply(super.query, this, [statement?.name === undefined ? statement : nameless, ...more]);
  }
}
