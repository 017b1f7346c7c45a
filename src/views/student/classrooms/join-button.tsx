import { Button } from '@radix-ui/themes';
import { useNavigate } from 'react-router';
import { JoinClassroomDocument } from '#api/documents/classrooms/classroom.generated.ts';
import { useApi } from '#client/app.context.ts';
import { useDialog } from '#client/platform/dialog/use-dialog.ts';
import { joinSchema } from '#domain/classrooms/classroom.schema.ts';
import { href } from '#routes/href.ts';
import { classesTexts } from '#texts/classrooms/classes.texts.ts';
import { useTexts } from '#texts/current-language.ts';

/** Joins a class by a code, which is entered in a dialog, and opens it. */
export function JoinButton() {
  const { join: t } = useTexts(classesTexts);
  const api = useApi();
  const dialog = useDialog();
  const navigate = useNavigate();
  const join = async (): Promise<void> => {
    let joined = '';
    const { reason } = await dialog.open({
      title: t.title,
      confirmLabel: t.send,
      input: {
        type: 'text',
        label: t.code,
        hint: t.hint,
        validate: (code) => joinSchema.safeParse({ code }).error?.issues[0]?.message ?? null,
      },
      work: async (value) => {
        joined = (await api(JoinClassroomDocument, joinSchema.parse({ code: value }))).joinClassroom;
      },
    });
    if (reason !== 'confirm') return;
    dialog.toast(t.joined);
    await navigate(href('classroom.detail', { id: joined }));
  };
  return (
    <Button size="3" onClick={() => void join()}>
      {t.title}
    </Button>
  );
}
