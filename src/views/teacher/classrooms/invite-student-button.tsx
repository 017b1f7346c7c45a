import { Button } from '@radix-ui/themes';
import { InviteToClassDocument } from '#api/documents/classrooms/class-teaching.generated.ts';
import { useApi } from '#client/app.context.ts';
import { useDialog } from '#client/platform/dialog/use-dialog.ts';
import { INVALID_EMAIL } from '#domain/access/credentials.schema.ts';
import { classTeachingTexts } from '#texts/classrooms/class-teaching.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import type { useMutation } from '../use-mutation.ts';

type Props = {
  readonly classroom: string;
  /** Loads the class again, which then lists the invitation. */
  readonly mutate: ReturnType<typeof useMutation>['mutate'];
};

/** Invites a student to the class by email, without leaving the list of students. */
export function InviteStudentButton({ classroom, mutate }: Props) {
  const { detail: t } = useTexts(classTeachingTexts);
  const api = useApi();
  const dialog = useDialog();
  const invite = async (): Promise<void> => {
    let sentCount = 0;
    const { reason } = await dialog.open({
      title: t.inviteStudent,
      text: t.inviteStudentText,
      confirmLabel: t.sendInvitation,
      input: { type: 'email', label: t.studentEmail, required: INVALID_EMAIL },
      work: async (value) => {
        const email = String(value).trim();
        const { inviteToClass } = await api(InviteToClassDocument, { id: classroom, email, role: 'student' });
        sentCount = inviteToClass;
      },
    });
    if (reason !== 'confirm') return;
    dialog.toast(t.sent({ count: sentCount }));
    await mutate(async () => undefined);
  };
  return (
    <Button size="3" variant="soft" onClick={() => void invite()}>
      {t.inviteByEmail}
    </Button>
  );
}
