import { Badge, Button } from '@radix-ui/themes';
import type { WebhookQuery } from '#api/documents/interchange/webhook.generated.ts';
import { useSession } from '#client/app.context.ts';
import { hasPermission } from '#domain/access/permission.ts';
import { WEBHOOK_FAILING_DAYS_MAX, WEBHOOK_RETENTION_DAYS } from '#domain/interchange/webhooks/webhook.limits.ts';
import { href } from '#routes/href.ts';
import { useTexts } from '#texts/current-language.ts';
import { webhookTexts } from '#texts/interchange/webhook.texts.ts';
import { Problem } from '#ui/form/problem.tsx';
import { ActionMenu } from '#ui/menu/action-menu.tsx';
import { MenuItem } from '#ui/menu/menu.tsx';
import pages from '#ui/page/page.module.css';
import { PageHeading } from '#ui/page/page-heading.tsx';
import { PageSection } from '#ui/page/page-section.tsx';
import { useTitle } from '#ui/page/use-title.ts';
import { ListLink } from '../../list-link.tsx';
import { useDueDeliveries } from './use-due-deliveries.ts';
import { useWebhookActions } from './use-webhook-actions.tsx';
import { WebhookLog } from './webhook-log.tsx';
import { WebhookState } from './webhook-state.tsx';
import styles from './webhooks.module.css';

/** One webhook: its state, its events, and the log of its deliveries. */
export function WebhookRecord({ webhook, webhookLog }: WebhookQuery) {
  const t = useTexts(webhookTexts);
  const user = useSession();
  const actions = useWebhookActions(webhook);
  const mayChange = hasPermission(user, 'platforms.write');
  const { host } = new URL(webhook.url);
  useTitle(host);
  useDueDeliveries(webhookLog.deliveries);
  const { disabledReason, failingSince, formerSecretEndsAt } = webhook;
  const isEnabled = disabledReason === null;
  return (
    <div className={pages.fullWidth}>
      <PageHeading
        up={<ListLink to={href('admin.webhooks')}>{t.title}</ListLink>}
        title={host}
        actions={
          mayChange && (
            <>
              {isEnabled ? (
                <Button size="3" onClick={() => void actions.test()}>
                  {t.test}
                </Button>
              ) : (
                <Button size="3" onClick={() => void actions.enable()}>
                  {t.enable}
                </Button>
              )}
              <Button size="3" variant="soft" onClick={() => void actions.edit()}>
                {t.edit}
              </Button>
              <ActionMenu label={t.more}>
                {isEnabled && <MenuItem onChoose={() => void actions.resendUndelivered()}>{t.resendAll}</MenuItem>}
                <MenuItem onChoose={() => void actions.rotate()}>{t.rotate}</MenuItem>
                {isEnabled && <MenuItem onChoose={() => void actions.disable()}>{t.disable}</MenuItem>}
                <MenuItem onChoose={() => void actions.remove()}>{t.delete}</MenuItem>
              </ActionMenu>
            </>
          )
        }
      >
        <div>
          <WebhookState endpoint={webhook} />
        </div>
      </PageHeading>
      <Problem message={actions.problem} />
      <ul className={styles.lines}>
        <li dir="ltr">
          <code>{webhook.url}</code>
        </li>
        {webhook.description !== '' && <li>{webhook.description}</li>}
        {isEnabled && failingSince !== null && (
          <li>{t.failingSince({ at: new Date(failingSince), days: WEBHOOK_FAILING_DAYS_MAX })}</li>
        )}
        {!isEnabled && <li>{t.disabledText({ days: WEBHOOK_RETENTION_DAYS })}</li>}
        {formerSecretEndsAt !== null && <li>{t.secretUntil({ at: new Date(formerSecretEndsAt) })}</li>}
      </ul>
      <PageSection id="webhook-events" title={t.events}>
        <ul className={styles.events}>
          {webhook.kinds.map((kind) => (
            <li key={kind}>
              <Badge color="gray" size="2">
                {t.event[kind]}
              </Badge>
            </li>
          ))}
        </ul>
      </PageSection>
      <PageSection id="webhook-log" title={t.log}>
        <WebhookLog {...webhookLog} onResend={mayChange && isEnabled ? ({ id }) => void actions.resend(id) : null} />
      </PageSection>
    </div>
  );
}
