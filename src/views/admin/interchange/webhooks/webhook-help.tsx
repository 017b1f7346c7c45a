import { WEBHOOK_TIMEOUT_MS } from '#domain/interchange/webhooks/webhook.limits.ts';
import { useTexts } from '#texts/current-language.ts';
import { webhookTexts } from '#texts/interchange/webhook.texts.ts';
import styles from './webhooks.module.css';

const VERIFY = `import { Webhook } from 'standardwebhooks';
const event = new Webhook(secret).verify(body, headers);`;

/** How a system receives events and checks their signatures. docs/webhooks.md has the details. */
export function WebhookHelp() {
  const t = useTexts(webhookTexts);
  return (
    <details className={styles.help}>
      <summary>{t.help}</summary>
      <p>{t.helpText({ seconds: WEBHOOK_TIMEOUT_MS / 1_000 })}</p>
      <p>{t.helpVerify}</p>
      <pre className={styles.code} dir="ltr">
        <code>{VERIFY}</code>
      </pre>
    </details>
  );
}
