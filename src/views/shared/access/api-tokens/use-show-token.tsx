import { useDialog } from '#client/platform/dialog/use-dialog.ts';
import { apiTokenTexts } from '#texts/access/api-token.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import styles from './api-tokens.module.css';

/** Shows a new token once, to copy. */
export function useShowToken(): (token: string) => Promise<void> {
  const t = useTexts(apiTokenTexts);
  const dialog = useDialog();
  return async (token) => {
    const { reason } = await dialog.open({
      title: t.createdTitle,
      text: (
        <>
          <p>{t.createdText}</p>
          <input
            className={styles.token}
            readOnly
            dir="ltr"
            value={token}
            aria-label={t.token}
            onFocus={(event) => event.currentTarget.select()}
          />
        </>
      ),
      confirmLabel: t.copy,
      cancelLabel: t.close,
      work: async () => navigator.clipboard.writeText(token),
    });
    if (reason === 'confirm') dialog.toast(t.copied);
  };
}
