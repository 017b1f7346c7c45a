import { WebhookDocument, WebhooksDocument } from '#api/documents/interchange/webhook.generated.ts';
import { useViewData, type ViewLoaderArgs } from '#client/view.context.ts';
import { DELIVERY_STATUSES } from '#domain/interchange/webhooks/webhook-delivery.ts';
import { SENT_EVENTS } from '#domain/interchange/webhooks/webhook-event.ts';
import { WebhookList } from './webhook-list.tsx';
import { WebhookRecord } from './webhook-record.tsx';

/** The list of webhooks; with an id in the address, one of them with a page of its deliveries. */
export const loader = async ({ api, url: { searchParams } }: ViewLoaderArgs) => {
  const id = searchParams.get('id');
  if (id === null) return { record: null, webhooks: (await api(WebhooksDocument)).webhooks };
  const status = DELIVERY_STATUSES.find((each) => each === searchParams.get('status')) ?? null;
  const event = SENT_EVENTS.find((each) => each === searchParams.get('event')) ?? null;
  return { record: await api(WebhookDocument, { id, status, event, after: searchParams.get('after') }), webhooks: [] };
};

/** The list of webhooks, or with `?id` one of them: a second address would be downloaded with every page. */
export function Component() {
  const { record, webhooks } = useViewData<typeof loader>();
  return record === null ? <WebhookList webhooks={webhooks} /> : <WebhookRecord key={record.webhook.id} {...record} />;
}
