import { useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import {
  DeleteWebhookDocument,
  ResendDeliveryDocument,
  ResendUndeliveredDocument,
  RotateWebhookSecretDocument,
  SendTestEventDocument,
  SwitchWebhookDocument,
  UpdateWebhookDocument,
  type WebhookEndpointFragment,
} from '#api/documents/interchange/webhook.generated.ts';
import { useApi } from '#client/app.context.ts';
import { useDialog } from '#client/platform/dialog/use-dialog.ts';
import { WEBHOOK_RETENTION_DAYS } from '#domain/interchange/webhooks/webhook.limits.ts';
import { RESEND_HOURS, resendSchema, webhookSchema } from '#domain/interchange/webhooks/webhook.schema.ts';
import { href } from '#routes/href.ts';
import { useTexts } from '#texts/current-language.ts';
import { webhookTexts } from '#texts/interchange/webhook.texts.ts';
import { SelectField } from '#ui/form/fields/select-field.tsx';
import { DialogForm } from '../../../shared/platform/dialog/dialog-form.tsx';
import { describeProblem } from '../../../shared/platform/form/problem.ts';
import { useShowSecret } from './use-show-secret.tsx';
import { readWebhookForm, WebhookFields } from './webhook-fields.tsx';

const HOUR_MS = 3_600_000;

/** What an admin can do with an endpoint, each with its dialog, and the problem of the last one. */
export function useWebhookActions(endpoint: WebhookEndpointFragment) {
  const { id } = endpoint;
  const t = useTexts(webhookTexts);
  const api = useApi();
  const dialog = useDialog();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const show = useShowSecret();
  const [problem, setProblem] = useState<string | null>(null);

  const attempt = async (work: () => Promise<unknown>, done: string): Promise<void> => {
    try {
      await work();
      setProblem(null);
      dialog.toast(done);
      await revalidate();
    } catch (cause) {
      setProblem(describeProblem(cause).message);
    }
  };

  return {
    problem,
    test: () => attempt(() => api(SendTestEventDocument, { id }), t.tested),
    resend: (delivery: string) => attempt(() => api(ResendDeliveryDocument, { endpoint: id, delivery }), t.resent),
    enable: () => attempt(() => api(SwitchWebhookDocument, { id, isEnabled: true }), t.enabled),
    edit: async (): Promise<void> => {
      const { reason } = await dialog.open({
        title: t.edit,
        form: (controls) => (
          <DialogForm
            controls={controls}
            schema={webhookSchema}
            read={readWebhookForm}
            send={async (draft) => {
              await api(UpdateWebhookDocument, { id, ...draft });
            }}
            confirmLabel={t.save}
          >
            {(errors) => <WebhookFields endpoint={endpoint} errors={errors} />}
          </DialogForm>
        ),
      });
      if (reason !== 'confirm') return;
      dialog.toast(t.saved);
      await revalidate();
    },
    rotate: async (): Promise<void> => {
      let secret = '';
      const { reason } = await dialog.open({
        title: t.rotateTitle,
        text: t.rotateText,
        confirmLabel: t.rotate,
        work: async () => {
          secret = (await api(RotateWebhookSecretDocument, { id })).rotateWebhookSecret;
        },
      });
      if (reason === 'confirm') await Promise.all([show(secret), revalidate()]);
    },
    disable: async (): Promise<void> => {
      const { reason } = await dialog.open({
        title: t.disableTitle,
        text: t.disableText({ days: WEBHOOK_RETENTION_DAYS }),
        confirmLabel: t.disable,
        work: async () => {
          await api(SwitchWebhookDocument, { id, isEnabled: false });
        },
      });
      if (reason !== 'confirm') return;
      dialog.toast(t.disabled);
      await revalidate();
    },
    resendUndelivered: async (): Promise<void> => {
      let count = 0;
      const { reason } = await dialog.open({
        title: t.resendAll,
        form: (controls) => (
          <DialogForm
            controls={controls}
            schema={resendSchema}
            read={(data) => ({ hours: Number(data.get('hours')) })}
            send={async ({ hours }) => {
              const since = new Date(Date.now() - hours * HOUR_MS).toISOString();
              count = (await api(ResendUndeliveredDocument, { endpoint: id, since })).resendUndelivered;
            }}
            confirmLabel={t.resend}
          >
            {() => (
              <SelectField
                label={t.period}
                name="hours"
                hint={t.resendText}
                defaultValue="72"
                options={RESEND_HOURS.map((hours) => ({
                  value: String(hours),
                  label: hours < 48 ? t.periodHours({ hours }) : t.periodDays({ days: hours / 24 }),
                }))}
              />
            )}
          </DialogForm>
        ),
      });
      if (reason !== 'confirm') return;
      dialog.toast(t.resentAll({ count }));
      await revalidate();
    },
    remove: async (): Promise<void> => {
      const { reason } = await dialog.open({
        title: t.deleteTitle,
        text: t.deleteText,
        confirmLabel: t.delete,
        isDangerous: true,
        work: async () => {
          await api(DeleteWebhookDocument, { id });
        },
      });
      if (reason !== 'confirm') return;
      dialog.toast(t.deleted);
      await navigate(href('admin.webhooks'));
    },
  };
}
