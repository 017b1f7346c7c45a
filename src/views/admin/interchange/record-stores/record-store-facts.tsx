import { Badge } from '@radix-ui/themes';
import {
  RECORD_FAILING_DAYS_MAX,
  RECORD_RETENTION_DAYS,
} from '#domain/interchange/learning-records/record-store.limits.ts';
import { useTexts } from '#texts/current-language.ts';
import { recordStoreTexts } from '#texts/interchange/record-store.texts.ts';
import { webhookState } from '../webhooks/webhook-state.tsx';
import styles from '../webhooks/webhooks.module.css';
import type { RecordStore } from './record-store-fields.tsx';

const COLOURS = { enabled: 'green', failing: 'amber', admin: 'gray', gone: 'red', failed: 'red' } as const;

/** Whether a store works, what it is sent, and what waits for it. */
export function RecordStoreFacts({ store }: { readonly store: RecordStore }) {
  const t = useTexts(recordStoreTexts);
  const state = webhookState(store);
  const { disabledReason, failingSince, nextAttemptAt, deliveredAt, pendingCount, rejectedCount } = store;
  return (
    <>
      <div>
        <Badge color={COLOURS[state]}>{t.states[state]}</Badge>
      </div>
      <ul className={styles.lines}>
        <li>{t.standards[store.standard]}</li>
        {store.topics.map((topic) => (
          <li key={topic}>{t.topic[topic]}</li>
        ))}
        <li>{store.sendsResponses ? t.responses : t.noResponses}</li>
        <li>{t.identified[store.actor]}</li>
        <li>{deliveredAt === null ? t.neverDelivered : t.delivered({ at: new Date(deliveredAt) })}</li>
        <li>{t.pending({ count: pendingCount })}</li>
        {rejectedCount > 0 && <li>{t.rejected({ count: rejectedCount })}</li>}
        {disabledReason === null && failingSince !== null && (
          <li>
            {t.failingSince({
              ...{ since: new Date(failingSince), next: new Date(nextAttemptAt) },
              days: RECORD_FAILING_DAYS_MAX,
            })}
          </li>
        )}
        {disabledReason !== null && <li>{t.disabledText({ days: RECORD_RETENTION_DAYS })}</li>}
      </ul>
    </>
  );
}
