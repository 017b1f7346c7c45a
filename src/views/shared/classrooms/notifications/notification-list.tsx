import { Button, Heading } from '@radix-ui/themes';
import { useSelector } from '@xstate/react';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { useApi } from '#client/app.context.ts';
import { createNotificationCentre } from '#client/classrooms/notification-centre.actor.ts';
import { useShownActor } from '#client/use-shown-actor.ts';
import type { ListedNotification } from '#domain/classrooms/notifications/notification-centre.ts';
import { notificationPath } from '#routes/classrooms/notification-path.ts';
import { notificationCentreTexts } from '#texts/classrooms/notifications/notification-centre.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import { Problem } from '#ui/form/problem.tsx';
import { LoadingSkeleton } from '#ui/loading/loading-skeleton.tsx';
import styles from './centre.module.css';

type Props = {
  /** How many are unread now; the list is read again when it changes. */
  readonly unread: number;
  readonly isTeacher: boolean;
  /** Called when the user follows a notification to its page. */
  readonly onFollow: () => void;
};

/** What happened in the viewer's classes, newest first, in pages. */
export function NotificationList({ unread, isTeacher, onFollow }: Props) {
  const t = useTexts(notificationCentreTexts);
  const api = useApi();
  const [actor] = useState(() => createNotificationCentre(api));
  useShownActor(actor);
  const state = useSelector(actor, ({ value }) => value);
  const { items, hasMore, problem } = useSelector(actor, ({ context }) => context);
  const listed = useRef(unread);
  useEffect(() => {
    if (listed.current === unread) return;
    listed.current = unread;
    actor.send({ type: 'list.changed' });
  }, [actor, unread]);
  const follow = (id: string): void => {
    actor.send({ type: 'notification.opened', id });
    onFollow();
  };
  return (
    <>
      <div className={styles.head}>
        <Heading as="h2" size="4">
          {t.title}
        </Heading>
        {items.some(({ isRead }) => !isRead) && (
          <Button
            size="2"
            variant="ghost"
            loading={state === 'markingAll'}
            onClick={() => actor.send({ type: 'all.read' })}
          >
            {t.readAll}
          </Button>
        )}
      </div>
      {state === 'readingList' && <LoadingSkeleton heights={[64, 64, 64]} />}
      {state === 'readingFailed' && (
        <div className={styles.note}>
          <Problem message={t.failed} />
          <Button size="2" variant="soft" onClick={() => actor.send({ type: 'list.requested' })}>
            {t.retry}
          </Button>
        </div>
      )}
      {state !== 'readingList' && state !== 'readingFailed' && (
        <>
          {items.length === 0 ? (
            <p className={styles.note}>{isTeacher ? t.noneTeacher : t.none}</p>
          ) : (
            <ul className={styles.list} aria-label={t.list}>
              {items.map((item) => (
                <li key={item.id}>
                  <Entry item={item} onFollow={() => follow(item.id)} />
                </li>
              ))}
            </ul>
          )}
          {problem !== null && <Problem message={t.changeFailed} />}
          {hasMore && (
            <Button
              className={styles.more}
              size="2"
              variant="soft"
              color="gray"
              loading={state === 'readingMore'}
              onClick={() => actor.send({ type: 'more.requested' })}
            >
              {t.more}
            </Button>
          )}
        </>
      )}
    </>
  );
}

function Entry({ item, onFollow }: { readonly item: ListedNotification; readonly onFollow: () => void }) {
  const t = useTexts(notificationCentreTexts);
  const { kind, happenedAt, isRead, classroom, assignment, author, excerpt, count } = item;
  const title = t.kinds[kind]({
    classroom: classroom.name,
    title: assignment?.title ?? '',
    count: count ?? 0,
  });
  const text = author !== null && excerpt !== null ? t.by({ author, text: excerpt }) : (excerpt ?? author);
  return (
    <Link to={notificationPath(item)} className={styles.entry} data-unread={!isRead || undefined} onClick={onFollow}>
      <span className={styles.title}>
        {!isRead && <span className={styles.hidden}>{t.unread} </span>}
        {title}
      </span>
      {text !== null && <span className={styles.text}>{text}</span>}
      <span className={styles.meta}>
        {kind !== 'announcement' && <>{classroom.name} · </>}
        <time dateTime={happenedAt}>{t.at({ at: happenedAt })}</time>
      </span>
    </Link>
  );
}
