import type { MachineStep } from '#client/platform/inspection/machine-step.ts';
import styles from './machines.module.css';

const asText = (value: unknown): string => JSON.stringify(value, null, 2);

/** The event's data, and the machine's context after it. Secrets are masked before they arrive here. */
export function StepDetail({ moment }: { readonly moment: MachineStep | null }) {
  if (moment === null) return null;
  return (
    <div className={styles.detail}>
      <h2>Event</h2>
      <pre>{asText(moment.event)}</pre>
      <h2>State</h2>
      <pre>{moment.states.join('\n') || moment.status}</pre>
      <h2>Context after the event</h2>
      <pre>{asText(moment.context)}</pre>
    </div>
  );
}
