import type { EventObject } from 'xstate';

const outcomes = new Map<unknown, Map<string, EventObject>>();

/** The same object for the same outcome, which machines recognise. */
export function outcome(kind: 'done' | 'error', actorId: string, value: unknown): EventObject {
  const ofValue = outcomes.get(value) ?? new Map<string, EventObject>();
  outcomes.set(value, ofValue);
  const type = `xstate.${kind}.actor.${actorId}`;
  const known = ofValue.get(type);
  if (known !== undefined) return known;
  const event = Object.assign({ type, actorId }, kind === 'done' ? { output: value } : { error: value });
  ofValue.set(type, event);
  return event;
}
