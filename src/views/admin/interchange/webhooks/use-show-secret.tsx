import { useDialog } from '#client/platform/dialog/use-dialog.ts';
import { useTexts } from '#texts/current-language.ts';
import { webhookTexts } from '#texts/interchange/webhook.texts.ts';
import styles from './webhooks.module.css';

/** Shows a new signing secret once, to copy. */
export function useShowSecret(): (secret: string) => Promise<void> {
  const t = useTexts(webhookTexts);
  const dialog = useDialog();
  return async (secret) => {
    const { reason } = await dialog.open({
      title: t.secretTitle,
      text: (
        <>
          <p>{t.secretText}</p>
          <input
            className={styles.secret}
            readOnly
            dir="ltr"
            value={secret}
            aria-label={t.secret}
            onFocus={(event) => event.currentTarget.select()}
          />
        </>
      ),
      confirmLabel: t.copy,
      cancelLabel: t.close,
      work: async () => navigator.clipboard.writeText(secret),
    });
    if (reason === 'confirm') dialog.toast(t.copied);
  };
}
