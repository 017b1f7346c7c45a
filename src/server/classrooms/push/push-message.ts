import type { CentreKind } from '#domain/classrooms/notifications/notification-centre.ts';
import type { PushMessage } from '#domain/classrooms/push/push.schema.ts';
import type { Language } from '#domain/platform/language.ts';
import { notificationPath } from '#routes/classrooms/notification-path.ts';
import { href } from '#routes/href.ts';
import { oneLine } from '../../platform/mail/compose-mail.ts';
import { PUSH_TEXTS } from './push.texts.ts';

/** A notification to be sent to devices. */
export type PushedNotification = {
  readonly id: string;
  readonly kind: CentreKind;
  readonly classroom: { readonly id: string; readonly name: string };
  readonly assignment: { readonly id: string; readonly title: string } | null;
  readonly count: number | null;
};

const TITLE_MAX_CHARS = 200;

/** What a device shows about a notification: a title and where it leads, no text and no marks. */
export function pushMessage(language: Language, notification: PushedNotification): PushMessage {
  const { id, kind, classroom, assignment, count } = notification;
  const title = PUSH_TEXTS[language].kinds[kind]({
    classroom: oneLine(classroom.name),
    title: oneLine(assignment?.title ?? ''),
    count: count ?? 1,
  });
  return { title: shortened(title), path: notificationPath(notification), tag: id };
}

/** One message about many notifications that wait together, as after quiet hours. */
export const pushSummary = (language: Language, count: number): PushMessage => ({
  title: PUSH_TEXTS[language].pushSummary({ count }),
  path: href('home'),
  tag: 'summary',
});

const shortened = (title: string): string =>
  title.length <= TITLE_MAX_CHARS ? title : `${title.slice(0, TITLE_MAX_CHARS).trimEnd()}…`;
