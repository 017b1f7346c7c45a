import { CancelModerationDocument } from '#api/documents/attempts/moderation/moderation.generated.ts';
import { useApi } from '#client/app.context.ts';
import { useDialog } from '#client/platform/dialog/use-dialog.ts';
import { moderationTexts } from '#texts/attempts/moderation.texts.ts';
import { useTexts } from '#texts/current-language.ts';

/** Ends a moderation after a confirmation: withdrawn by a teacher of the class, or declined by the colleague. */
export function useCancelModeration(moderation: string): (as: 'withdraw' | 'decline') => Promise<boolean> {
  const t = useTexts(moderationTexts);
  const api = useApi();
  const dialog = useDialog();
  return async (as) => {
    const { reason } = await dialog.open({
      ...(as === 'withdraw'
        ? { title: t.cancelTitle, text: t.cancelText, confirmLabel: t.cancel }
        : { title: t.declineTitle, text: t.declineText, confirmLabel: t.decline }),
      isDangerous: true,
      work: async () => {
        await api(CancelModerationDocument, { moderation });
      },
    });
    return reason === 'confirm';
  };
}
