import { useDialog } from '#client/platform/dialog/use-dialog.ts';
import { apiTokenTexts } from '#texts/access/api-token.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import { CopyText } from '#ui/form/copy-text.tsx';

/** Shows a new token once, to copy. `text` says what it can do; by default what a token of the REST API can. */
export function useShowToken(text?: string): (token: string) => Promise<void> {
  const t = useTexts(apiTokenTexts);
  const dialog = useDialog();
  return async (token) => {
    const { reason } = await dialog.open({
      title: t.createdTitle,
      text: (
        <>
          <p>{text ?? t.createdText}</p>
          <CopyText label={t.token} value={token} variant="spaced" />
        </>
      ),
      confirmLabel: t.copy,
      cancelLabel: t.close,
      work: async () => navigator.clipboard.writeText(token),
    });
    if (reason === 'confirm') dialog.toast(t.copied);
  };
}
