import { unsavedChanges } from '#domain/attempts/answer-queues.ts';
import { ABSENT, type Locals, type RunningPart } from './composite.ts';
import type { Parts } from './parts.ts';

/** The machines of one state, as the application sees them. */
export class RunningParts {
  protected readonly parts: Parts;
  protected readonly locals: Locals;

  constructor(parts: Parts, locals: Locals) {
    this.parts = parts;
    this.locals = locals;
  }

  get auth() {
    return this.parts.auth.snapshot(this.locals.auth);
  }
  get pin() {
    return this.parts.pin.snapshot(this.locals.pin);
  }
  get dialog() {
    return this.parts.dialog.snapshot(this.locals.dialog);
  }
  get toast() {
    return this.parts.toast.snapshot(this.locals.toast);
  }
  get connection() {
    return this.parts.connection.snapshot(this.locals.connection);
  }
  get consent() {
    return this.parts.consent.snapshot(this.locals.consent);
  }
  get reloadGuard() {
    return this.parts.reloadGuard.snapshot(this.locals.reloadGuard);
  }
  get update() {
    return this.parts.update.snapshot(this.locals.update);
  }
  /** The outbox of the shown attempt; null if none is shown. */
  get outbox() {
    return this.locals.outbox === ABSENT ? null : this.parts.outbox.snapshot(this.locals.outbox);
  }

  /** The actor of this name that runs in a part, by its id; undefined if none does. */
  runs(part: RunningPart, src: string): string | undefined {
    const local = this.locals[part];
    return local === ABSENT ? undefined : this.parts[part].children(local).get(src);
  }

  /** The type of a running timer, by the name of its delay. */
  timer(part: RunningPart, delay: string): string | undefined {
    const local = this.locals[part];
    return local === ABSENT
      ? undefined
      : this.parts[part].timers(local).find((type) => type.startsWith(`xstate.after.${delay}.`));
  }

  /** Whether some work is only in this page, in neither the device's journal nor the server. */
  get hasUnsavedWork(): boolean {
    const { outbox } = this;
    return outbox !== null && unsavedChanges(outbox.context.queues).some(({ operation }) => operation !== null);
  }

  /** Whether the server lacks some work. */
  get hasUnsentWork(): boolean {
    return Object.values(this.outbox?.context.queues ?? {}).some(({ pending }) => pending !== null);
  }
}
