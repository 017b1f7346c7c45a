import { appendFileSync } from 'node:fs';
import pg from 'pg';

/** A recorded statement. */
export type Recorded = {
  readonly name?: string;
  readonly text: string;
  readonly values: readonly unknown[];
  /** Its connection. */
  readonly connection: number;
  /** Number of results received before it was sent: statements with the same number ran in parallel. */
  readonly after: number;
};

/** Records every statement of this process in a file, one per line. */
export function recordStatements(file: string): void {
  const send = pg.Client.prototype.query;
  const numbers = new WeakMap<object, number>();
  let connections = 0;
  let answered = 0;
  const count = (): void => {
    answered += 1;
  };
  // biome-ignore lint/suspicious/noExplicitAny: it replaces every overload of pg's own function
  pg.Client.prototype.query = function query(this: pg.Client, ...given: any[]): any {
    if (!numbers.has(this)) {
      connections += 1;
      numbers.set(this, connections);
    }
    const { name, text, values } = typeof given[0] === 'string' ? { name: undefined, text: given[0] } : given[0];
    const parameters = values ?? (Array.isArray(given[1]) ? given[1] : []);
    const line: Recorded = { name, text, values: parameters, connection: numbers.get(this) ?? 0, after: answered };
    appendFileSync(file, `${JSON.stringify(line)}\n`);
    const callback = given.at(-1);
    if (typeof callback === 'function') {
      const onEvent = (...answer: unknown[]): void => {
        count();
        callback(...answer);
      };
      return Reflect.apply(send, this, [...given.slice(0, -1), onEvent]);
    }
    const answer = Reflect.apply(send, this, given);
    void answer.then(count, count);
    return answer;
  };
}
