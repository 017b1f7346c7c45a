import { useRef, useState } from 'react';
import { ChangeAnnouncementDocument, CreateAnnouncementDocument } from '#api/documents/classrooms/stream.generated.ts';
import { useApi } from '#client/app.context.ts';
import { useUploadImage } from '#client/content/uploads/use-upload-image.ts';
import type { DialogControls } from '#client/platform/dialog/dialog.actor.ts';
import { announcementSchema } from '#domain/classrooms/stream/stream.schema.ts';
import { streamTexts } from '#texts/classrooms/stream.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import { DateField } from '#ui/form/fields/date-field.tsx';
import { LazyEditor } from '#ui/rich-editor/lazy-editor.tsx';
import type { StreamAnnouncement } from '../../../shared/classrooms/stream/announcement-list.tsx';
import { DialogForm } from '../../../shared/platform/dialog/dialog-form.tsx';

type Props = {
  readonly controls: DialogControls;
  readonly classroom: string;
  /** The announcement to change; null: a new one. */
  readonly announcement: StreamAnnouncement | null;
};

/** The instant of a field for local date and time; null if it is empty. An unreadable one is left to the schema. */
const instantOf = (local: unknown): string | null => {
  if (typeof local !== 'string' || local === '') return null;
  const at = new Date(local);
  return Number.isNaN(at.getTime()) ? local : at.toISOString();
};

/** An instant as the local date and time of a field. */
const localTime = (instant: string): string => {
  const at = new Date(instant);
  return new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
};

/** The text of an announcement, and when to publish it. */
export function AnnouncementForm({ controls, classroom, announcement }: Props) {
  const { announce: t } = useTexts(streamTexts);
  const api = useApi();
  const uploadImage = useUploadImage();
  const [initial] = useState(announcement?.text ?? '');
  const text = useRef(initial);
  const isPublished = announcement !== null && !announcement.isScheduled;
  return (
    <DialogForm
      controls={controls}
      schema={announcementSchema}
      read={(data) => ({ text: text.current, publishAt: instantOf(data.get('publishAt')) })}
      send={async (draft) => {
        await (announcement === null
          ? api(CreateAnnouncementDocument, { classroom, ...draft })
          : api(ChangeAnnouncementDocument, { id: announcement.id, ...draft }));
      }}
      confirmLabel={announcement === null ? t.publish : t.save}
    >
      {(errors) => (
        <>
          <LazyEditor
            label={t.text}
            hint={t.textHint}
            initial={initial}
            images={announcement?.images ?? []}
            error={errors.text}
            sendImage={uploadImage}
            onChange={(markdown) => {
              text.current = markdown;
            }}
          />
          {!isPublished && (
            <DateField
              type="datetime-local"
              name="publishAt"
              label={t.publishAt}
              hint={t.publishHint}
              defaultValue={announcement === null ? '' : localTime(announcement.publishAt)}
              error={errors.publishAt}
            />
          )}
        </>
      )}
    </DialogForm>
  );
}
