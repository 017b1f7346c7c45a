import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { type ActorRefFrom, createActor, fromPromise } from 'xstate';
import {
  type AnswerOperation,
  openQueues,
  type Receipt,
  type StoredAnswer,
  unsaved,
} from '#domain/attempts/answer-queues.ts';
import { outboxMachine } from '#machines/outbox/outbox.machine.ts';
import type { FaultRecord } from './fault-record.ts';

export type StudentSeat = {
  readonly token: string;
  readonly binding: string;
  readonly attempt: string;
  /** Leaves without submitting: the server has to. */
  readonly leaves: boolean;
  /** How far the student's own clock is off. */
  readonly clockOffMs: number;
};

export type StudentWorld = {
  /** The server's current address. */
  readonly url: string;
  readonly record: (record: FaultRecord) => void;
  /** A deliberate fault, which the checker has to find: what is restored after a crash counts as sent. */
  readonly believesRestored: boolean;
};

/** Position → possible answers; the questions of the test bank. */
const ANSWERS: Readonly<Record<number, () => object>> = {
  1: () => ({ choice: pick(['A', 'B', 'C']) }),
  2: () => ({ choices: [pick(['A', 'B', 'C'])] }),
  3: () => ({ value: Math.random() < 0.5 }),
  4: () => ({ text: pick(['355 mL', '12', '0.355 L']) }),
  5: () => ({ text: `word ${Math.floor(Math.random() * 1_000)}` }),
  7: () => ({ text: 'An essay. '.repeat(1 + Math.floor(Math.random() * 20)) }),
};
const pick = <Value>(values: readonly Value[]): Value => values[Math.floor(Math.random() * values.length)] as Value;

const OPEN = `query ($id: ID!) { attempt(id: $id) { submittedAt items { position response sequence operationId answeredAt device } } }`;
const SAVE = `mutation ($input: SaveInput!) { saveAnswers(input: $input) { state { now } receipts { operationId position refusal highest } } }`;
const SUBMIT = `mutation ($attempt: ID!) { submitAttempt(attempt: $attempt) { submittedAt } }`;

type Opened = {
  attempt: {
    submittedAt: string | null;
    items: readonly (Omit<StoredAnswer, 'answeredAt'> & { answeredAt: string | null })[];
  };
};
type Outbox = ActorRefFrom<typeof outboxMachine>;

/** Works on an attempt until it has to finish, through the product's own outbox, and crashes sometimes. */
export class SimulatedStudent {
  readonly #seat: StudentSeat;
  readonly #world: StudentWorld;
  readonly #device = randomUUID();
  /** What survives a crash. */
  readonly #disk = new Map<number, AnswerOperation>();
  #isFinishing = false;

  constructor(seat: StudentSeat, world: StudentWorld) {
    this.#seat = seat;
    this.#world = world;
  }

  finish(): void {
    this.#isFinishing = true;
  }

  async work(): Promise<void> {
    let outbox = await this.#open();
    while (!this.#isFinishing && outbox !== null && !outbox.getSnapshot().matches({ delivery: 'closed' })) {
      await sleep(20 + Math.random() * 180);
      const position = pick(Object.keys(ANSWERS).map(Number));
      outbox.send({
        type: 'answer.changed',
        position,
        response: ANSWERS[position]?.(),
        operationId: randomUUID(),
        isTyped: position === 5 || position === 7,
        givenAt: Date.now() + this.#seat.clockOffMs,
      });
      if (Math.random() < 0.1) {
        // A crash: the page's state is lost, the device's storage remains.
        await sleep(Math.random() * 5);
        outbox.stop();
        outbox = await this.#open();
      }
    }
    if (outbox === null) return;
    await this.#settle(outbox);
    if (!this.#seat.leaves) await this.#submitAttempt();
  }

  /** Null if the attempt is submitted already. */
  async #open(): Promise<Outbox | null> {
    const { attempt } = await this.#persist(() => this.#call<Opened>(OPEN, { id: this.#seat.attempt }));
    if (attempt.submittedAt !== null) return null;
    if (this.#world.believesRestored) {
      for (const operation of this.#disk.values()) this.#note('acknowledged', operation);
      this.#disk.clear();
    }
    const stored = attempt.items.map((item) => ({
      ...item,
      answeredAt: item.answeredAt === null ? null : Date.parse(item.answeredAt),
    }));
    const left = [...this.#disk.values()].map((operation) => ({ ...operation, nextId: randomUUID() }));
    const outbox = createActor(
      outboxMachine.provide({
        delays: { typingPause: 50, retryDelay: 100 + Math.random() * 300, journalRetryDelay: 500 },
        actors: {
          writeJournal: fromPromise(async ({ input }) => {
            for (const { position, operation } of input) {
              if (operation === null) this.#disk.delete(position);
              else this.#disk.set(position, operation);
            }
          }),
          sendBatch: fromPromise(async ({ input }) => ({ receipts: await this.#send(input) })),
        },
      }),
      { input: { queues: openQueues(stored, left, this.#device) } },
    );
    outbox.start();
    outbox.send({ type: 'writing.started' });
    return outbox;
  }

  async #send(operations: readonly AnswerOperation[]): Promise<readonly Receipt[]> {
    for (const operation of operations) this.#note('sent', operation);
    const input = {
      attempt: this.#seat.attempt,
      device: this.#device,
      answers: operations.map(({ operationId, position, sequence, response }) => ({
        operationId,
        position,
        sequence,
        response,
      })),
    };
    const call = () => this.#call<{ saveAnswers: { receipts: Omit<Receipt, 'nextId'>[] } }>(SAVE, { input });
    // Some requests are sent twice, at once or much later: each operation has to count once all the same.
    if (Math.random() < 0.1) void call().catch(() => undefined);
    if (Math.random() < 0.1) setTimeout(() => void call().catch(() => undefined), Math.random() * 2_000).unref();
    const { receipts } = (await call()).saveAnswers;
    const byId = new Map(operations.map((operation) => [operation.operationId, operation]));
    for (const { operationId, refusal } of receipts) {
      const operation = byId.get(operationId);
      if (operation !== undefined && refusal === null) this.#note('acknowledged', operation);
    }
    return receipts.map((receipt) => ({ ...receipt, nextId: randomUUID() }));
  }

  async #settle(outbox: Outbox): Promise<void> {
    outbox.send({ type: 'flush.requested' });
    while (
      unsaved(outbox.getSnapshot().context.queues).length > 0 &&
      !outbox.getSnapshot().matches({ delivery: 'closed' })
    ) {
      await sleep(50);
    }
    outbox.stop();
  }

  async #submitAttempt(): Promise<void> {
    await this.#persist(() => this.#call(SUBMIT, { attempt: this.#seat.attempt }));
    this.#world.record({ kind: 'submitted', attempt: this.#seat.attempt });
  }

  #note(kind: 'sent' | 'acknowledged', { operationId, position, sequence, response }: AnswerOperation): void {
    const operation = { operationId, position, sequence, response };
    this.#world.record({ kind, attempt: this.#seat.attempt, operation });
  }

  async #persist<Result>(work: () => Promise<Result>): Promise<Result> {
    for (;;) {
      try {
        return await work();
      } catch {
        await sleep(100 + Math.random() * 200);
      }
    }
  }

  async #call<Data>(query: string, variables: object): Promise<Data> {
    const answer = await fetch(`${this.#world.url}/graphql`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        platform: 'web',
        authorization: `Bearer ${this.#seat.token}`,
        cookie: `bind=${this.#seat.binding}`,
      },
      body: JSON.stringify({ query, variables }),
      signal: AbortSignal.timeout(10_000),
    });
    const { data, errors } = (await answer.json()) as { data: Data | null; errors?: unknown };
    if (data === null || data === undefined || errors !== undefined) throw new Error(JSON.stringify(errors));
    return data;
  }
}
