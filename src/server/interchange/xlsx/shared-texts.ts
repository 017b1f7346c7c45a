import { DatabaseSync, type StatementSync } from 'node:sqlite';

const CACHED_MAX_CHARS = 16_000_000;
const WRITTEN_AT_ONCE = 10_000;

/**
 * The shared texts of a workbook, which its cells refer to by number. A workbook may have more of them than fit into
 * memory: then they are in a temporary file, which is deleted when it is closed.
 */
export class SharedTexts {
  #held: string[] = [];
  #heldChars = 0;
  /** How many are in the file. */
  #written = 0;
  #file: DatabaseSync | null = null;
  #find: StatementSync | null = null;

  add(text: string): void {
    this.#held.push(text);
    this.#heldChars += text.length;
    const isFull = this.#file === null ? this.#heldChars > CACHED_MAX_CHARS : this.#held.length >= WRITTEN_AT_ONCE;
    if (isFull) this.#write();
  }

  /** Null if there is no such text. */
  at(number: number): string | null {
    if (!Number.isInteger(number) || number < 0) return null;
    if (number >= this.#written) return this.#held[number - this.#written] ?? null;
    const found = this.#find?.get(number)?.text;
    return found === undefined ? null : String(found);
  }

  close(): void {
    this.#file?.close();
  }

  #write(): void {
    const file = this.#file ?? this.#open();
    const add = file.prepare('insert into texts (number, text) values (?, ?)');
    file.exec('begin');
    for (const [at, text] of this.#held.entries()) add.run(this.#written + at, text);
    file.exec('commit');
    this.#written += this.#held.length;
    this.#held = [];
  }

  /** With an empty name SQLite creates a private temporary file. */
  #open(): DatabaseSync {
    const file = new DatabaseSync('');
    file.exec('pragma journal_mode = off; pragma synchronous = off; pragma cache_size = -8000');
    file.exec('create table texts (number integer primary key, text text not null)');
    this.#find = file.prepare('select text from texts where number = ?');
    this.#file = file;
    return file;
  }
}
