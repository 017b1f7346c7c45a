import { Badge } from '@radix-ui/themes';
import type { WebhookEndpointFragment } from '#api/documents/interchange/webhook.generated.ts';
import { useTexts } from '#texts/current-language.ts';
import { webhookTexts } from '#texts/interchange/webhook.texts.ts';

type Endpoint = Pick<WebhookEndpointFragment, 'disabledReason' | 'failingSince'>;

/** The name of an endpoint's state in the texts. */
export function webhookState({ disabledReason, failingSince }: Endpoint) {
  if (disabledReason === 'failing') return 'failed';
  return disabledReason ?? (failingSince === null ? 'enabled' : 'failing');
}

const COLOURS = { enabled: 'green', failing: 'amber', admin: 'gray', gone: 'red', failed: 'red' } as const;

/** Whether an endpoint works, or why not. */
export function WebhookState({ endpoint }: { readonly endpoint: Endpoint }) {
  const t = useTexts(webhookTexts);
  const state = webhookState(endpoint);
  return <Badge color={COLOURS[state]}>{t.states[state]}</Badge>;
}
