import type { ClientBase } from 'pg';
import type { Reason } from '#domain/interchange/import-reason.ts';
import { findExisting, type Known } from '../bank/bank.lookup.ts';
import type { Catalogue } from '../bank/catalogue.ts';
import type { ImportOptions } from '../bank/import.options.ts';
import type { ImportReport } from '../bank/import.report.ts';
import { awaitSearchWords, leaveSearchWords } from '../bank/search-words.ts';
import { type ReadDraft, type Sorted, sortBySeen } from '../bank/seen-questions.ts';
import { checkBatch, type QuestionOutcome, writeChanges } from '../export/bank.writer.ts';

type LookupInput = { readonly sorted: Sorted; readonly known: Known };
type Sent = { readonly written: Promise<unknown> };

/** Batches that may wait for the current one to be written while the next is read: each is in memory. */
const AHEAD = 1;

/**
 * Writes batches into the bank, in order. The lookup for a batch runs while the previous one is written, so that
 * neither the database nor this process waits for the other.
 */
export class BatchLine {
  readonly #client: ClientBase;
  readonly #catalogue: Catalogue;
  readonly #options: ImportOptions;
  readonly #report: ImportReport;
  /** Why the bank could not store a question, by its id: it is not in the bank, although the run has read it. */
  readonly #refused = new Map<string, Reason>();
  #sent: Promise<unknown> = Promise.resolve();
  #written: Promise<unknown> = Promise.resolve();
  readonly #inProgress: Promise<unknown>[] = [];

  /** The client has to be one that pipelines (`importConnection`). */
  constructor(client: ClientBase, catalogue: Catalogue, options: ImportOptions, report: ImportReport) {
    this.#client = client;
    this.#catalogue = catalogue;
    this.#options = options;
    this.#report = report;
  }

  /** Resolves when another batch may be read. Rejects with the error of a previous batch. */
  async add(batch: readonly ReadDraft[]): Promise<void> {
    const pending = handled(this.#ask(batch));
    const sent = handled(this.#sent.then(() => this.#send(batch, pending)));
    this.#sent = sent;
    // The first error is the cause: everything sent after it in the same transaction fails, too.
    this.#written = handled(this.#written.then(async () => await (await sent).written));
    this.#inProgress.push(this.#written);
    if (this.#inProgress.length > AHEAD) await this.#inProgress.shift();
  }

  /** Resolves when everything is written. */
  async end(): Promise<void> {
    await this.#written;
  }

  /** Resolves when nothing runs on the connection any more, whatever the outcome. */
  async flush(): Promise<void> {
    await Promise.allSettled([this.#written, this.#sent]);
  }

  async #ask(batch: readonly ReadDraft[]): Promise<LookupInput> {
    const { writer: writing } = this.#options;
    const about = { ownerId: writing?.ownerId ?? null, skips: writing?.duplicates === 'skip' };
    const [sorted, known] = await Promise.all([
      sortBySeen(this.#client, batch),
      findExisting(this.#client, batch, about),
    ]);
    return { sorted, known };
  }

  async #send(batch: readonly ReadDraft[], pending: Promise<LookupInput>): Promise<Sent> {
    const {
      signal,
      writer: writing = null,
      isTrial = false,
      transactions,
      wordsLater = false,
      onOutcomes,
    } = this.#options;
    const { sorted, known } = await pending;
    signal?.throwIfAborted();
    const client = this.#client;
    const isOwn = transactions === 'batches';
    const transaction = isOwn ? handled(startBatch(client, wordsLater)) : null;
    const checked = await checkBatch(this.#catalogue, sorted.fresh, known, writing);
    const statements = [transaction, isTrial ? null : writeChanges(client, checked, writing)];
    if (isOwn) statements.push(commit(client, wordsLater));
    const written = handled(Promise.all(statements));
    this.#tell(batch, sorted, checked.outcomes);
    onOutcomes?.(checked.outcomes);
    return { written };
  }

  #tell(
    batch: readonly ReadDraft[],
    { repeated, conflicting: clashing }: Sorted,
    outcomes: readonly QuestionOutcome[],
  ): void {
    for (const outcome of outcomes) {
      if (outcome.outcome !== 'refused') this.#count(outcome.outcome, outcome.read);
      else this.#refused.set(outcome.read.draft.externalId, outcome.reason);
    }
    for (const { read, reason } of clashing) this.#reject(read, reason);
    const clashes = new Set(clashing.map(({ read }) => read));
    for (const read of batch) {
      const reason = this.#refused.get(read.draft.externalId);
      if (reason !== undefined && !clashes.has(read)) this.#reject(read, reason);
    }
    for (const read of repeated) if (!this.#refused.has(read.draft.externalId)) this.#count('unchanged', read);
  }

  #reject({ file, line, question, number }: ReadDraft, reason: Reason): void {
    this.#report.rejected.push({ file, line, question, ...(number !== undefined && { number }), reason });
  }

  #count(outcome: 'imported' | 'unchanged', { draft: { type } }: ReadDraft): void {
    this.#report[outcome] += 1;
    this.#report.byType[type] = (this.#report.byType[type] ?? 0) + 1;
  }
}

async function startBatch(client: ClientBase, wordsLater: boolean): Promise<void> {
  await Promise.all([client.query('begin'), wordsLater && leaveSearchWords(client)]);
}

async function commit(client: ClientBase, wordsLater: boolean): Promise<void> {
  await Promise.all([wordsLater && awaitSearchWords(client), client.query('commit')]);
}

/** A failure is handled where the promise is awaited; until then it must not count as unhandled. */
function handled<T>(promise: Promise<T>): Promise<T> {
  promise.catch(() => undefined);
  return promise;
}
