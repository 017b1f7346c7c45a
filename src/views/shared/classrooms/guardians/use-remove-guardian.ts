import { RemoveGuardianDocument } from '#api/documents/classrooms/guardian-access.generated.ts';
import { useApi } from '#client/app.context.ts';
import { useDialog } from '#client/platform/dialog/use-dialog.ts';
import { guardianAccessTexts } from '#texts/classrooms/guardian-access.texts.ts';
import { useTexts } from '#texts/current-language.ts';

type Guardian = { readonly id: string; readonly email: string };

/** Asks, ends the access of a guardian, and reads the list again. */
export function useRemoveGuardian(
  words: { readonly removeText: string; readonly removeConfirm: string },
  reload: () => Promise<void>,
): (guardian: Guardian) => Promise<void> {
  const { panel: t } = useTexts(guardianAccessTexts);
  const api = useApi();
  const dialog = useDialog();
  return async ({ id, email }) => {
    const { reason } = await dialog.open({
      title: t.removeTitle({ email }),
      text: words.removeText,
      confirmLabel: words.removeConfirm,
      work: async () => {
        await api(RemoveGuardianDocument, { id });
      },
    });
    if (reason === 'confirm') await reload();
  };
}
