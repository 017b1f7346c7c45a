import { Badge } from '@radix-ui/themes';
import type { ReactNode } from 'react';
import type { ClassStreamFragment } from '#api/documents/classrooms/class-teaching.generated.ts';
import { streamTexts } from '#texts/classrooms/stream.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import { RichText } from '#ui/rich-text/rich-text.tsx';
import styles from './stream.module.css';

export type StreamAnnouncement = ClassStreamFragment['announcements'][number];

/** What teachers wrote to the class, the latest first. */
export function AnnouncementList({
  announcements,
  actions,
}: {
  readonly announcements: readonly StreamAnnouncement[];
  /** What a teacher can do with an announcement. */
  readonly actions?: (announcement: StreamAnnouncement) => ReactNode;
}) {
  const t = useTexts(streamTexts);
  return (
    <ul className={styles.list}>
      {announcements.map((announcement) => {
        const { id, author, publishAt, editedAt, isScheduled, text, images } = announcement;
        return (
          <li key={id}>
            <article className={styles.entry}>
              <div className={styles.head}>
                <p className={styles.line}>
                  <span className={styles.author}>{author ?? t.unknownAuthor}</span>
                  {isScheduled ? (
                    <Badge color="amber">{t.scheduled({ at: publishAt })}</Badge>
                  ) : (
                    <span>{t.published({ at: publishAt })}</span>
                  )}
                  {editedAt !== null && <span>{t.edited}</span>}
                </p>
                {actions?.(announcement)}
              </div>
              <RichText source={text} images={images} />
            </article>
          </li>
        );
      })}
    </ul>
  );
}
