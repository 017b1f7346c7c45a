import type { Annotation } from '#domain/content/notes/annotation.schema.ts';
import { retryDelay } from '../../retry-delay.ts';
import type { AnnotationJournal } from './annotation-journal.ts';

export type AnnotationEffects = {
  readonly journal: AnnotationJournal;
  readonly send: (annotation: Annotation) => Promise<unknown>;
  /** Message for the user if a retry can't help; null if it may. */
  readonly refusalOf: (cause: unknown) => string | null;
};

export type AnnotationState = 'saved' | 'saving' | 'waiting' | 'refused';
export type SavedAnnotation = Annotation & { readonly state: AnnotationState };

export type AnnotationSnapshot = {
  /** Current highlights, in the order of the text. */
  readonly annotations: readonly SavedAnnotation[];
  readonly unsaved: number;
  /** Message of the last refusal, or null. */
  readonly refusal: string | null;
};

export type AnnotationOutbox = ReturnType<typeof createAnnotationOutbox>;

/** A highlight with the state of its delivery. */
type AnswerQueue = {
  annotation: Annotation;
  state: AnnotationState;
  inFlight: boolean;
  attempts: number;
  timer: Timer | null;
};
type Timer = ReturnType<typeof setTimeout>;

/**
 * A user's highlights in a note: each change applies at once, is saved on the device, and is sent until the server has it.
 * @param stored what the server has; newer revisions in the journal take precedence
 */
export function createAnnotationOutbox(stored: readonly Annotation[], effects: AnnotationEffects) {
  const listeners = new Set<() => void>();
  const queues = new Map<string, AnswerQueue>(
    stored.map((annotation) => [annotation.id, queueOf(annotation, 'saved')]),
  );
  let refusal: string | null = null;
  let running = false;
  for (const annotation of effects.journal.all()) {
    const known = queues.get(annotation.id);
    if (known !== undefined && known.annotation.revision >= annotation.revision) effects.journal.forget(annotation);
    else queues.set(annotation.id, queueOf(annotation, 'waiting'));
  }
  let snapshot = createSnapshot(queues, refusal);

  const changed = (): void => {
    snapshot = createSnapshot(queues, refusal);
    for (const listener of listeners) listener();
  };

  const send = (queue: AnswerQueue): void => {
    if (queue.timer !== null) clearTimeout(queue.timer);
    queue.timer = null;
    if (queue.inFlight || !running || queue.state === 'saved' || queue.state === 'refused') return;
    const sent = queue.annotation;
    queue.inFlight = true;
    effects.send(sent).then(
      () => finishSync(queue, sent),
      (cause: unknown) => fail(queue, sent, cause),
    );
  };

  const finishSync = (queue: AnswerQueue, sent: Annotation): void => {
    queue.inFlight = false;
    queue.attempts = 0;
    effects.journal.forget(sent);
    if (queue.annotation === sent) queue.state = 'saved';
    else send(queue);
    changed();
  };

  const fail = (queue: AnswerQueue, sent: Annotation, cause: unknown): void => {
    queue.inFlight = false;
    const sentence = effects.refusalOf(cause);
    if (sentence !== null && queue.annotation === sent) {
      refusal = sentence;
      queue.state = 'refused';
      effects.journal.forget(sent);
    } else if (sentence === null && queue.annotation === sent) {
      queue.attempts += 1;
      queue.state = 'waiting';
      if (running) queue.timer = setTimeout(() => send(queue), retryDelay(queue.attempts));
    } else {
      send(queue);
    }
    changed();
  };

  return {
    getSnapshot: (): AnnotationSnapshot => snapshot,
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },

    /** Adds, changes or removes a highlight; its revision is set here. */
    put: (annotation: Omit<Annotation, 'revision'>): void => {
      const known = queues.get(annotation.id);
      const next = { ...annotation, revision: (known?.annotation.revision ?? 0) + 1 };
      const queue = known ?? queueOf(next, 'saving');
      queue.annotation = next;
      queue.state = 'saving';
      queues.set(next.id, queue);
      refusal = null;
      effects.journal.write(next);
      send(queue);
      changed();
    },

    /** Sends pending highlights at once: the page is being left, or the network is back. */
    flush: (): void => {
      for (const queue of queues.values()) send(queue);
    },

    /** Starts sending, first what an earlier visit left in the journal. */
    start: (): void => {
      running = true;
      for (const queue of queues.values()) send(queue);
    },

    /** Sends pending highlights a last time; what fails stays in the journal. */
    stop: (): void => {
      for (const queue of queues.values()) send(queue);
      running = false;
      for (const queue of queues.values()) if (queue.timer !== null) clearTimeout(queue.timer);
    },
  };
}

const queueOf = (annotation: Annotation, state: AnnotationState): AnswerQueue => ({
  annotation,
  state,
  inFlight: false,
  attempts: 0,
  timer: null,
});

function createSnapshot(queues: ReadonlyMap<string, AnswerQueue>, refusal: string | null): AnnotationSnapshot {
  const all = [...queues.values()];
  return {
    annotations: all
      .filter(({ annotation }) => !annotation.removed)
      .map(({ annotation, state }) => ({ ...annotation, state }))
      .sort((a, b) => a.start - b.start || (a.id < b.id ? -1 : 1)),
    unsaved: all.filter(({ state }) => state === 'saving' || state === 'waiting').length,
    refusal,
  };
}
