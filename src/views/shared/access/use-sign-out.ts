import { useApp, useAuth } from '#client/app.context.ts';
import { useDialog } from '#client/platform/dialog/use-dialog.ts';
import { forgetRecentPages } from '#client/users/forget-recent-pages.ts';
import { signOutTexts } from '#texts/access/sign-out.texts.ts';
import { useTexts } from '#texts/current-language.ts';

/** Signs out: at once, or after confirmation if something is stored only on this device. */
export function useSignOut(): () => void {
  const { flush } = useApp();
  const auth = useAuth();
  const dialog = useDialog();
  const t = useTexts(signOutTexts);

  const signOut = (): void => {
    forgetRecentPages(localStorage);
    auth.signOut();
  };
  const ask = async (): Promise<void> => {
    // It may be saved before the question is read.
    void flush.flushAll();
    const { reason } = await dialog.open({
      title: t.ask,
      text: t.text,
      confirmLabel: t.confirm,
      cancelLabel: t.cancel,
    });
    if (reason === 'confirm') signOut();
  };
  return () => {
    if (flush.hasUnsent()) void ask();
    else signOut();
  };
}
