import { useDialog } from '#client/platform/dialog/use-dialog.ts';
import { useTexts } from '#texts/current-language.ts';
import { webhookTexts } from '#texts/interchange/webhook.texts.ts';
import { CopyText } from '#ui/form/copy-text.tsx';

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
          <CopyText label={t.secret} value={secret} variant="spaced" />
        </>
      ),
      confirmLabel: t.copy,
      cancelLabel: t.close,
      work: async () => navigator.clipboard.writeText(secret),
    });
    if (reason === 'confirm') dialog.toast(t.copied);
  };
}
