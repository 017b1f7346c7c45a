import { type InspectionEvent, isMachineSnapshot } from 'xstate';
import {
  type InspectionChannel,
  type InspectionMessage,
  inspectionMessageSchema,
  type MachineMoment,
  statesIn,
} from './machine-moment.ts';
import { shown } from './secret-mask.ts';

/** The oldest moments of a long visit are forgotten. */
const KEPT_MOMENTS = 2_000;

type Parts = {
  readonly channel: InspectionChannel;
  /** Name of this tab among the others. */
  readonly tab: string;
  readonly now: () => number;
};

export type MachineBroadcast = {
  /** Takes what XState tells of the actors of this tab. */
  readonly observe: (event: InspectionEvent) => void;
  /** Tells the others that this tab is being closed. */
  readonly leave: () => void;
};

/** Tells other tabs what the machines of this one do, and those that begin to watch later what they have done so far. */
export function broadcastMachines({ channel, tab, now }: Parts): MachineBroadcast {
  let moments: readonly MachineMoment[] = [];
  const say = (message: InspectionMessage) => channel.postMessage(message);
  channel.addEventListener('message', ({ data }) => {
    const message = inspectionMessageSchema.safeParse(data);
    if (message.success && message.data.kind === 'asked') say({ kind: 'told', tab, moments: [...moments] });
  });
  return {
    observe: (inspection) => {
      const moment = momentOf(inspection, now());
      if (moment === null) return;
      moments = [...moments, moment].slice(-KEPT_MOMENTS);
      say({ kind: 'happened', tab, moment });
    },
    leave: () => say({ kind: 'gone', tab }),
  };
}

function momentOf(inspection: InspectionEvent, at: number): MachineMoment | null {
  if (inspection.type !== '@xstate.snapshot' || !isMachineSnapshot(inspection.snapshot)) return null;
  const { actorRef, event, snapshot } = inspection;
  const { machine, value, context, status } = snapshot;
  return {
    actor: actorRef.sessionId,
    machine: machine.id,
    at,
    event: { ...asRecord(shown(event)), type: event.type },
    states: statesIn(machine.id, value),
    context: shown(context),
    status,
  };
}

const asRecord = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? { ...value } : {};
