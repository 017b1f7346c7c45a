import type { WebhookEndpointFragment } from '#api/documents/interchange/webhook.generated.ts';
import { WEBHOOK_EVENTS } from '#domain/interchange/webhooks/webhook-event.ts';
import type { FieldMessages } from '#domain/platform/errors.ts';
import { useTexts } from '#texts/current-language.ts';
import { webhookTexts } from '#texts/interchange/webhook.texts.ts';
import { Field } from '#ui/form/field.tsx';
import { FieldGroup } from '#ui/form/field-group.tsx';
import { CheckboxField } from '#ui/form/fields/tick-field.tsx';

/** The value of the form, as it is sent. */
export const readWebhookForm = (data: FormData) => ({
  url: data.get('url'),
  description: data.get('description'),
  kinds: data.getAll('kinds'),
});

type Props = {
  /** Not set: a new one. */
  readonly endpoint?: WebhookEndpointFragment;
  readonly errors: FieldMessages;
};

/** Address, description and events of an endpoint. */
export function WebhookFields({ endpoint, errors }: Props) {
  const t = useTexts(webhookTexts);
  return (
    <>
      <Field
        label={t.url}
        name="url"
        type="url"
        dir="ltr"
        autoComplete="off"
        hint={t.urlHint}
        error={errors.url}
        defaultValue={endpoint?.url ?? 'https://'}
      />
      <Field
        label={t.description}
        name="description"
        autoComplete="off"
        hint={t.descriptionHint}
        error={errors.description}
        defaultValue={endpoint?.description ?? ''}
      />
      <FieldGroup legend={t.events} error={errors.kinds}>
        {WEBHOOK_EVENTS.map((kind) => (
          <CheckboxField
            key={kind}
            name="kinds"
            value={kind}
            label={t.event[kind]}
            defaultChecked={endpoint?.kinds.includes(kind) ?? false}
          />
        ))}
      </FieldGroup>
    </>
  );
}
