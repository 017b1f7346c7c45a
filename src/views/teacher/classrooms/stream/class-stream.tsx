import { Button } from '@radix-ui/themes';
import { useRevalidator } from 'react-router';
import type { TaughtClassQuery } from '#api/documents/classrooms/class-teaching.generated.ts';
import { DeleteAnnouncementDocument } from '#api/documents/classrooms/stream.generated.ts';
import { useApi } from '#client/app.context.ts';
import { useDialog } from '#client/platform/dialog/use-dialog.ts';
import { streamTexts } from '#texts/classrooms/stream.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import { EmptyNote } from '#ui/empty-state/empty-state.tsx';
import pages from '#ui/page/page.module.css';
import { loadEditor } from '#ui/rich-editor/lazy-editor.tsx';
import { AnnouncementList, type StreamAnnouncement } from '../../../shared/classrooms/stream/announcement-list.tsx';
import { AnnouncementForm } from './announcement-form.tsx';
import { TaughtQuestions } from './taught-questions.tsx';

/** Without a connection, the dialog says that the editor could not be loaded. */
const preloadEditor = (): Promise<unknown> => loadEditor().catch(() => null);

/** What teachers write to the class, and what students ask about assignments. */
export function ClassStream({ found: { classStream, classSettings } }: { readonly found: TaughtClassQuery }) {
  const { announce: t, emptyTaught } = useTexts(streamTexts);
  const api = useApi();
  const dialog = useDialog();
  const { revalidate } = useRevalidator();
  const write = async (announcement: StreamAnnouncement | null): Promise<void> => {
    // The editor gets the focus when the dialog opens, so it has to be there.
    await preloadEditor();
    const { reason } = await dialog.open({
      title: announcement === null ? t.open : t.editTitle,
      form: (controls) => (
        <AnnouncementForm controls={controls} classroom={classSettings.id} announcement={announcement} />
      ),
    });
    if (reason === 'confirm') await revalidate();
  };
  const remove = async (id: string): Promise<void> => {
    const { reason } = await dialog.open({
      title: t.deleteTitle,
      text: t.deleteText,
      confirmLabel: t.deleteConfirm,
      work: async () => {
        await api(DeleteAnnouncementDocument, { id });
      },
    });
    if (reason === 'confirm') await revalidate();
  };
  return (
    <div className={pages.page}>
      {classSettings.archivedAt === null && (
        <div>
          <Button
            size="3"
            onPointerEnter={() => void preloadEditor()}
            onFocus={() => void preloadEditor()}
            onClick={() => void write(null)}
          >
            {t.open}
          </Button>
        </div>
      )}
      {classStream.announcements.length === 0 ? (
        <EmptyNote illustration="assignments">{emptyTaught}</EmptyNote>
      ) : (
        <AnnouncementList
          announcements={classStream.announcements}
          actions={(announcement) => (
            <span className={pages.actions}>
              <Button size="2" variant="ghost" color="gray" onClick={() => void write(announcement)}>
                {t.edit}
              </Button>
              <Button size="2" variant="ghost" color="gray" onClick={() => void remove(announcement.id)}>
                {t.delete}
              </Button>
            </span>
          )}
        />
      )}
      <TaughtQuestions questions={classStream.questions} />
    </div>
  );
}
