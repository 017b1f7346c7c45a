import { useRevalidator } from 'react-router';
import { DeleteStudentQuestionDocument } from '#api/documents/classrooms/stream.generated.ts';
import { useApi } from '#client/app.context.ts';
import { useDialog } from '#client/platform/dialog/use-dialog.ts';
import { streamTexts } from '#texts/classrooms/stream.texts.ts';
import { useTexts } from '#texts/current-language.ts';

/** Asks, deletes a student's question, and loads the screen's data again. */
export function useDeleteQuestion(): (id: string) => Promise<void> {
  const { questions: t } = useTexts(streamTexts);
  const api = useApi();
  const dialog = useDialog();
  const { revalidate } = useRevalidator();
  return async (id) => {
    const { reason } = await dialog.open({
      title: t.deleteTitle,
      text: t.deleteText,
      confirmLabel: t.deleteConfirm,
      work: async () => {
        await api(DeleteStudentQuestionDocument, { id });
      },
    });
    if (reason === 'confirm') await revalidate();
  };
}
