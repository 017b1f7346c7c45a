import { Button, Link as TextLink } from '@radix-ui/themes';
import { Link, useNavigate } from 'react-router';
import { CreateWebhookDocument, type WebhookEndpointFragment } from '#api/documents/interchange/webhook.generated.ts';
import { useApi, useSession } from '#client/app.context.ts';
import { useDialog } from '#client/platform/dialog/use-dialog.ts';
import { hasPermission } from '#domain/access/permission.ts';
import { webhookSchema } from '#domain/interchange/webhooks/webhook.schema.ts';
import { href } from '#routes/href.ts';
import { useTexts } from '#texts/current-language.ts';
import { webhookTexts } from '#texts/interchange/webhook.texts.ts';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import pages from '#ui/page/page.module.css';
import { PageHeading } from '#ui/page/page-heading.tsx';
import type { Column } from '#ui/table/column.ts';
import { DataTable } from '#ui/table/data-table.tsx';
import { DialogForm } from '../../../shared/platform/dialog/dialog-form.tsx';
import { RecordStores } from '../record-stores/record-stores.tsx';
import { useShowSecret } from './use-show-secret.tsx';
import { readWebhookForm, WebhookFields } from './webhook-fields.tsx';
import { WebhookHelp } from './webhook-help.tsx';
import { WebhookState, webhookState } from './webhook-state.tsx';

/** The webhooks of the admin's school, or of the product. */
export function WebhookList({ webhooks }: { readonly webhooks: readonly WebhookEndpointFragment[] }) {
  const t = useTexts(webhookTexts);
  const api = useApi();
  const dialog = useDialog();
  const navigate = useNavigate();
  const show = useShowSecret();
  const user = useSession();
  const addressOf = (id: string): string => `${href('admin.webhooks')}?id=${id}`;

  const create = async (): Promise<void> => {
    const created: { webhook: { readonly id: string; readonly secret: string } | null } = { webhook: null };
    await dialog.open({
      title: t.create,
      form: (controls) => (
        <DialogForm
          controls={controls}
          schema={webhookSchema}
          read={readWebhookForm}
          send={async (draft) => {
            created.webhook = (await api(CreateWebhookDocument, draft)).createWebhook;
          }}
          confirmLabel={t.create}
        >
          {(errors) => <WebhookFields errors={errors} />}
        </DialogForm>
      ),
    });
    if (created.webhook === null) return;
    await show(created.webhook.secret);
    await navigate(addressOf(created.webhook.id));
  };

  const columns: readonly Column<WebhookEndpointFragment>[] = [
    {
      id: 'url',
      title: t.url,
      share: 2,
      value: ({ url }) => url,
      show: ({ id, url }) => (
        <TextLink asChild>
          <Link to={addressOf(id)}>{url}</Link>
        </TextLink>
      ),
    },
    { id: 'description', title: t.description, value: ({ description }) => description },
    {
      id: 'events',
      title: t.events,
      value: ({ kinds }) => kinds.length,
      show: ({ kinds }) => t.eventCount({ count: kinds.length }),
    },
    {
      id: 'state',
      title: t.state,
      value: (endpoint) => t.states[webhookState(endpoint)],
      show: (endpoint) => <WebhookState endpoint={endpoint} />,
    },
    { id: 'pending', title: t.pending, numeric: true, value: ({ pendingCount }) => pendingCount },
    { id: 'undelivered', title: t.undelivered, numeric: true, value: ({ undeliveredCount }) => undeliveredCount },
    {
      id: 'created',
      title: t.created,
      hiddenAtFirst: true,
      value: ({ createdAt }) => new Date(createdAt),
    },
  ];
  const button = hasPermission(user, 'platforms.write') && (
    <Button size="3" onClick={() => void create()}>
      {t.create}
    </Button>
  );
  return (
    <div className={pages.fullWidth}>
      <PageHeading
        title={t.title}
        intro={user?.userRole === 'admin' ? t.introProduct : t.intro}
        actions={webhooks.length > 0 && button}
      />
      <DataTable
        name="webhooks"
        label={t.title}
        columns={columns}
        rows={webhooks}
        keyOf={({ id }) => id}
        onOpen={({ id }) => void navigate(addressOf(id))}
        empty={
          <EmptyState illustration="connections" level="h2" title={t.emptyTitle} action={button}>
            {t.empty}
          </EmptyState>
        }
      />
      <WebhookHelp />
      <RecordStores />
    </div>
  );
}
