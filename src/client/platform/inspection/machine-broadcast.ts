import { type InspectionEvent, isMachineSnapshot } from 'xstate';
import {
  type InspectionChannel,
  type InspectionMessage,
  inspectionMessageSchema,
  type MachineStep,
  statesIn,
} from './machine-step.ts';
import { shown } from './secret-mask.ts';

/** Maximum number of steps; the oldest are dropped. */
const RETAINED_STEPS = 2_000;

type Parts = {
  readonly channel: InspectionChannel;
  /** Id of this tab. */
  readonly tab: string;
  readonly now: () => number;
};

export type MachineBroadcast = {
  /** Receives XState's inspection events of this tab's actors. */
  readonly observe: (event: InspectionEvent) => void;
  /** Notifies other tabs that this tab is being closed. */
  readonly leave: () => void;
};

/** Broadcasts the steps of this tab's machines to other tabs, and the previous steps to tabs that start watching later. */
export function broadcastMachines({ channel, tab, now }: Parts): MachineBroadcast {
  let steps: readonly MachineStep[] = [];
  const post = (message: InspectionMessage) => channel.postMessage(message);
  channel.addEventListener('message', ({ data }) => {
    const message = inspectionMessageSchema.safeParse(data);
    if (message.success && message.data.kind === 'requested') post({ kind: 'reported', tab, steps: [...steps] });
  });
  return {
    observe: (inspection) => {
      const step = instantOf(inspection, now());
      if (step === null) return;
      steps = [...steps, step].slice(-RETAINED_STEPS);
      post({ kind: 'happened', tab, step });
    },
    leave: () => post({ kind: 'gone', tab }),
  };
}

function instantOf(inspection: InspectionEvent, at: number): MachineStep | null {
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
