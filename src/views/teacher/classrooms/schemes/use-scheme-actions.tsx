import { useNavigate, useRevalidator } from 'react-router';
import {
  ArchiveSchemeDocument,
  ChangeSchemeDocument,
  CopySchemeDocument,
  type SchemeQuery,
  ShareSchemeDocument,
} from '#api/documents/classrooms/schemes/scheme.generated.ts';
import { useApi, useToast } from '#client/app.context.ts';
import { useDialog } from '#client/platform/dialog/use-dialog.ts';
import { href } from '#routes/href.ts';
import { schemesTexts } from '#texts/classrooms/planning/schemes.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import { useMutation } from '../../use-mutation.ts';
import { SchemeForm } from './scheme-form.tsx';

/** What teachers can do with a scheme of work as a whole. */
export function useSchemeActions({ scheme, subjects }: SchemeQuery) {
  const { detail: t, form } = useTexts(schemesTexts);
  const api = useApi();
  const raise = useToast();
  const dialog = useDialog();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const { mutate, problem } = useMutation();
  const { id, title, subject, level, weekCount, version, classCount } = scheme;
  return {
    problem,
    change: async (): Promise<void> => {
      await dialog.open({
        title: form.changeTitle,
        form: (controls) => (
          <SchemeForm
            controls={controls}
            subjects={subjects}
            initial={{ title, subject: subject.id, level, weeks: weekCount }}
            send={async (draft) => {
              await api(ChangeSchemeDocument, { id, version, draft });
            }}
          />
        ),
      });
      await revalidate();
    },
    share: (shared: boolean): Promise<void> =>
      mutate(async () => {
        await api(ShareSchemeDocument, { id, shared });
        raise({ message: shared ? t.shared : t.unshared });
      }),
    copy: (): Promise<void> =>
      mutate(async () => {
        const { copyScheme } = await api(CopySchemeDocument, { id });
        await navigate(href('teacher.scheme.detail', { id: copyScheme }));
      }),
    archive: async (): Promise<void> => {
      const { reason } = await dialog.open({
        title: t.archiveTitle,
        text: t.archiveText({ count: classCount }),
        confirmLabel: t.archiveConfirm,
        work: async () => {
          await api(ArchiveSchemeDocument, { id, archived: true });
        },
      });
      if (reason === 'confirm') await revalidate();
    },
    restore: (): Promise<void> =>
      mutate(async () => {
        await api(ArchiveSchemeDocument, { id, archived: false });
      }),
  };
}
