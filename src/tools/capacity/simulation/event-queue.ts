/** Events in the order of their time; those at the same time in the order in which they were added. */
export class EventQueue {
  /** A binary heap. */
  readonly #events: { readonly at: number; readonly order: number; readonly run: () => void }[] = [];
  #order = 0;
  #now = 0;

  /** Time of the current event, in milliseconds. */
  get now(): number {
    return this.#now;
  }

  /** Adds an event. Throws for a time before the current event. */
  at(time: number, run: () => void): void {
    if (time < this.#now) throw new RangeError(`An event at ${time} would be before now, ${this.#now}.`);
    this.#events.push({ at: time, order: this.#order, run });
    this.#order += 1;
    this.#rise(this.#events.length - 1);
  }

  /** Runs events until none is left. */
  run(): void {
    for (let next = this.#take(); next !== undefined; next = this.#take()) {
      this.#now = next.at;
      next.run();
    }
  }

  #isBefore(a: number, b: number): boolean {
    const [first, second] = [this.#events[a], this.#events[b]];
    if (first === undefined || second === undefined) return false;
    return first.at < second.at || (first.at === second.at && first.order < second.order);
  }

  #swap(a: number, b: number): void {
    const [first, second] = [this.#events[a], this.#events[b]];
    if (first === undefined || second === undefined) return;
    this.#events[a] = second;
    this.#events[b] = first;
  }

  #rise(from: number): void {
    for (let at = from; at > 0; ) {
      const parent = (at - 1) >> 1;
      if (!this.#isBefore(at, parent)) return;
      this.#swap(at, parent);
      at = parent;
    }
  }

  #take() {
    const [first] = this.#events;
    const last = this.#events.pop();
    if (first === undefined || last === undefined || this.#events.length === 0) return first;
    this.#events[0] = last;
    for (let at = 0; ; ) {
      const [left, right] = [2 * at + 1, 2 * at + 2];
      const child = this.#isBefore(right, left) ? right : left;
      if (!this.#isBefore(child, at)) return first;
      this.#swap(at, child);
      at = child;
    }
  }
}
