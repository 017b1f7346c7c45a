import { Badge, Button } from '@radix-ui/themes';
import { useSearchParams } from 'react-router';
import type { WebhookDeliveryFragment } from '#api/documents/interchange/webhook.generated.ts';
import { useDialog } from '#client/platform/dialog/use-dialog.ts';
import { DELIVERY_STATUSES } from '#domain/interchange/webhooks/webhook-delivery.ts';
import { SENT_EVENTS } from '#domain/interchange/webhooks/webhook-event.ts';
import { useLanguage, useTexts } from '#texts/current-language.ts';
import { webhookTexts } from '#texts/interchange/webhook.texts.ts';
import { dateTimeText } from '#texts/wording/date.wording.ts';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { SelectField } from '#ui/form/fields/select-field.tsx';
import pages from '#ui/page/page.module.css';
import type { Column } from '#ui/table/column.ts';
import { DataTable } from '#ui/table/data-table.tsx';
import styles from './webhooks.module.css';

type Delivery = WebhookDeliveryFragment;

const COLOURS = { pending: 'amber', delivered: 'green', failed: 'red', held: 'gray' } as const;

type Props = {
  readonly deliveries: readonly Delivery[];
  /** The id for the next page; null: the last one is shown. */
  readonly next: string | null;
  /** Sends one again; null if the user may not. */
  readonly onResend: ((delivery: Delivery) => void) | null;
};

/** The deliveries of an endpoint, latest first, narrowed by status and event. */
export function WebhookLog({ deliveries, next, onResend }: Props) {
  const t = useTexts(webhookTexts);
  const language = useLanguage();
  const dialog = useDialog();
  const [params, setParams] = useSearchParams();
  const status = params.get('status') ?? '';
  const event = params.get('event') ?? '';
  /** Keeps the filters that are not changed; without `after`, the first page is shown. */
  const go = (changes: { readonly status?: string; readonly event?: string; readonly after?: string }): void => {
    const wholeSearch = { id: params.get('id') ?? '', status, event, ...changes };
    const search = new URLSearchParams(Object.entries(wholeSearch).filter(([, value]) => value !== ''));
    setParams(search, { preventScrollReset: true });
  };
  const instantOf = (at: string | null): string => (at === null ? '' : dateTimeText(language, at));
  const responseOf = ({ statusCode, problem }: Delivery): string => {
    const code = statusCode ?? 0;
    if (problem === null) return statusCode === null ? '' : t.ok({ code });
    return problem === 'status' ? t.problem.status({ code }) : t.problem[problem];
  };
  const showData = async ({ id, kind, data }: Delivery): Promise<void> => {
    const { reason } = await dialog.open({
      title: t.event[kind],
      text: (
        <dl className={styles.facts}>
          <dt>{t.messageId}</dt>
          <dd dir="ltr">{id}</dd>
          <dt>{t.payload}</dt>
          <dd>
            <pre className={styles.code} dir="ltr">
              <code>{data}</code>
            </pre>
          </dd>
        </dl>
      ),
      confirmLabel: t.copyData,
      cancelLabel: t.close,
      work: async () => navigator.clipboard.writeText(data),
    });
    if (reason === 'confirm') dialog.toast(t.dataCopied);
  };
  const columns: readonly Column<Delivery>[] = [
    { id: 'event', title: t.eventColumn, share: 1.3, value: ({ kind }) => t.event[kind] },
    {
      id: 'happened',
      title: t.happened,
      share: 1.3,
      value: ({ happenedAt }) => new Date(happenedAt),
      show: ({ happenedAt }) => instantOf(happenedAt),
    },
    {
      id: 'status',
      title: t.state,
      value: (delivery) => t.status[delivery.status],
      show: (delivery) => <Badge color={COLOURS[delivery.status]}>{t.status[delivery.status]}</Badge>,
    },
    { id: 'attempts', title: t.attempts, numeric: true, value: ({ attemptCount }) => attemptCount },
    { id: 'response', title: t.response, share: 1.3, value: responseOf },
    {
      id: 'duration',
      title: t.duration,
      hiddenAtFirst: true,
      numeric: true,
      value: ({ durationMs }) => durationMs,
      show: ({ durationMs }) => (durationMs === null ? '' : t.ms({ ms: durationMs })),
    },
    {
      id: 'next',
      title: t.next,
      share: 1.3,
      value: ({ nextAttemptAt }) => (nextAttemptAt === null ? null : new Date(nextAttemptAt)),
      show: ({ nextAttemptAt }) => instantOf(nextAttemptAt),
    },
    ...(onResend === null
      ? []
      : [
          {
            id: 'actions',
            title: t.actions,
            sortable: false,
            isAction: true,
            value: () => null,
            show: (delivery: Delivery) => (
              <Button
                size="2"
                variant="ghost"
                aria-label={t.resendLabel({ event: t.event[delivery.kind], at: new Date(delivery.happenedAt) })}
                onClick={() => onResend(delivery)}
              >
                {t.resend}
              </Button>
            ),
          },
        ]),
  ];
  const isFirst = !params.has('after');
  return (
    <>
      <div className={pages.actions}>
        <SelectField
          label={t.state}
          name="status"
          value={status}
          onChange={({ currentTarget }) => go({ status: currentTarget.value })}
          options={[
            { value: '', label: t.all },
            ...DELIVERY_STATUSES.map((value) => ({ value, label: t.status[value] })),
          ]}
        />
        <SelectField
          label={t.eventColumn}
          name="event"
          value={event}
          onChange={({ currentTarget }) => go({ event: currentTarget.value })}
          options={[{ value: '', label: t.all }, ...SENT_EVENTS.map((value) => ({ value, label: t.event[value] }))]}
        />
      </div>
      <DataTable
        name="webhook-deliveries"
        label={t.log}
        columns={columns}
        rows={deliveries}
        keyOf={({ id }) => id}
        total={next === null && isFirst ? deliveries.length : -1}
        onOpen={(delivery) => void showData(delivery)}
        empty={
          <EmptyState illustration="history" level="h3" title={t.logEmptyTitle}>
            {status === '' && event === '' ? t.logEmpty : t.logNone}
          </EmptyState>
        }
      />
      <div className={pages.actions}>
        {next !== null && (
          <Button size="3" variant="soft" onClick={() => go({ after: next })}>
            {t.older}
          </Button>
        )}
        {!isFirst && (
          <Button size="3" variant="soft" color="gray" onClick={() => go({})}>
            {t.latest}
          </Button>
        )}
      </div>
    </>
  );
}
