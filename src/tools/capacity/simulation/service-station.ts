import type { EventQueue } from './event-queue.ts';

/** Servers with one queue, first come, first served. */
export class ServiceStation {
  readonly #events: EventQueue;
  readonly #servers: number;
  readonly #waiting: { readonly serviceMs: number; readonly done: () => void }[] = [];
  readonly #busy: { readonly from: number; readonly to: number }[] = [];
  #first = 0;
  #active = 0;

  constructor(events: EventQueue, servers: number) {
    this.#events = events;
    this.#servers = servers;
  }

  /** Serves a request as soon as a server is free, then calls `done`. */
  serve(serviceMs: number, done: () => void): void {
    if (this.#active < this.#servers) this.#start(serviceMs, done);
    else this.#waiting.push({ serviceMs, done });
  }

  /** Busy servers on average between two times. */
  busyServers(from: number, to: number): number {
    const busy = this.#busy.reduce(
      (sum, each) => sum + Math.max(0, Math.min(each.to, to) - Math.max(each.from, from)),
      0,
    );
    return busy / (to - from);
  }

  #start(serviceMs: number, done: () => void): void {
    const from = this.#events.now;
    this.#active += 1;
    this.#busy.push({ from, to: from + serviceMs });
    this.#events.at(from + serviceMs, () => {
      this.#active -= 1;
      const next = this.#waiting[this.#first];
      if (next !== undefined) {
        this.#first += 1;
        this.#start(next.serviceMs, next.done);
      }
      done();
    });
  }
}
