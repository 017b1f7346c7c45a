import type { Annotation } from '#domain/notes/annotation.schema.ts';
import type { AnnotationJournal } from './annotation-journal.ts';

export type AnnotationEffects = {
  readonly journal: AnnotationJournal;
  readonly send: (annotation: Annotation) => Promise<unknown>;
  /** Message for the user if a retry can't help; null if it may. */
  readonly refusalOf: (cause: unknown) => string | null;
};

export type AnnotationState = 'saved' | 'saving' | 'waiting' | 'refused';
export type KeptAnnotation = Annotation & { readonly state: AnnotationState };

export type AnnotationSnapshot = {
  /** Current highlights, in the order of the text. */
  readonly annotations: readonly KeptAnnotation[];
  readonly unsaved: number;
  /** Message of the last refusal, or null. */
  readonly refusal: string | null;
};

export type AnnotationOutbox = ReturnType<typeof createAnnotationOutbox>;

/** A highlight with the state of its delivery. */
type Lane = { annotation: Annotation; state: AnnotationState; inFlight: boolean; tries: number; timer: Timer | null };
type Timer = ReturnType<typeof setTimeout>;

const FIRST_RETRY_MS = 1_000;
const LAST_RETRY_MS = 30_000;
const retryDelay = (tries: number): number => Math.min(LAST_RETRY_MS, FIRST_RETRY_MS * 2 ** (tries - 1));

/**
 * A user's highlights in a note: each change applies at once, is saved on the device, and is sent until the server has it.
 * @param stored what the server has; newer revisions in the journal take precedence
 */
export function createAnnotationOutbox(stored: readonly Annotation[], effects: AnnotationEffects) {
  const listeners = new Set<() => void>();
  const lanes = new Map<string, Lane>(stored.map((annotation) => [annotation.id, laneOf(annotation, 'saved')]));
  let refusal: string | null = null;
  let running = false;
  for (const annotation of effects.journal.all()) {
    const known = lanes.get(annotation.id);
    if (known !== undefined && known.annotation.revision >= annotation.revision) effects.journal.forget(annotation);
    else lanes.set(annotation.id, laneOf(annotation, 'waiting'));
  }
  let snapshot = picture(lanes, refusal);

  const changed = (): void => {
    snapshot = picture(lanes, refusal);
    for (const listener of listeners) listener();
  };

  const send = (lane: Lane): void => {
    if (lane.timer !== null) clearTimeout(lane.timer);
    lane.timer = null;
    if (lane.inFlight || !running || lane.state === 'saved' || lane.state === 'refused') return;
    const sent = lane.annotation;
    lane.inFlight = true;
    effects.send(sent).then(
      () => settle(lane, sent),
      (cause: unknown) => fail(lane, sent, cause),
    );
  };

  const settle = (lane: Lane, sent: Annotation): void => {
    lane.inFlight = false;
    lane.tries = 0;
    effects.journal.forget(sent);
    if (lane.annotation === sent) lane.state = 'saved';
    else send(lane);
    changed();
  };

  const fail = (lane: Lane, sent: Annotation, cause: unknown): void => {
    lane.inFlight = false;
    const sentence = effects.refusalOf(cause);
    if (sentence !== null && lane.annotation === sent) {
      refusal = sentence;
      lane.state = 'refused';
      effects.journal.forget(sent);
    } else if (sentence === null && lane.annotation === sent) {
      lane.tries += 1;
      lane.state = 'waiting';
      if (running) lane.timer = setTimeout(() => send(lane), retryDelay(lane.tries));
    } else {
      send(lane);
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
      const known = lanes.get(annotation.id);
      const next = { ...annotation, revision: (known?.annotation.revision ?? 0) + 1 };
      const lane = known ?? laneOf(next, 'saving');
      lane.annotation = next;
      lane.state = 'saving';
      lanes.set(next.id, lane);
      refusal = null;
      effects.journal.write(next);
      send(lane);
      changed();
    },

    /** Sends pending highlights at once: the page is being left, or the network is back. */
    flush: (): void => {
      for (const lane of lanes.values()) send(lane);
    },

    /** Starts sending, first what an earlier visit left in the journal. */
    start: (): void => {
      running = true;
      for (const lane of lanes.values()) send(lane);
    },

    /** Sends pending highlights a last time; what fails stays in the journal. */
    stop: (): void => {
      for (const lane of lanes.values()) send(lane);
      running = false;
      for (const lane of lanes.values()) if (lane.timer !== null) clearTimeout(lane.timer);
    },
  };
}

const laneOf = (annotation: Annotation, state: AnnotationState): Lane => ({
  annotation,
  state,
  inFlight: false,
  tries: 0,
  timer: null,
});

function picture(lanes: ReadonlyMap<string, Lane>, refusal: string | null): AnnotationSnapshot {
  const all = [...lanes.values()];
  return {
    annotations: all
      .filter(({ annotation }) => !annotation.removed)
      .map(({ annotation, state }) => ({ ...annotation, state }))
      .sort((one, other) => one.start - other.start || (one.id < other.id ? -1 : 1)),
    unsaved: all.filter(({ state }) => state === 'saving' || state === 'waiting').length,
    refusal,
  };
}
