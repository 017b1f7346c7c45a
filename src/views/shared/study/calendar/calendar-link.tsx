import { Button } from '@radix-ui/themes';
import { useState } from 'react';
import type { CalendarFeedQuery } from '#api/documents/study/calendar-feed.generated.ts';
import { useSession, useToast } from '#client/app.context.ts';
import { useTexts } from '#texts/current-language.ts';
import { calendarFeedTexts } from '#texts/study/calendar-feed.texts.ts';
import { Problem } from '#ui/form/problem.tsx';
import { LoadingSkeleton } from '#ui/loading/loading-skeleton.tsx';
import pages from '#ui/page/page.module.css';
import styles from './calendar.module.css';
import { NewLink } from './new-link.tsx';
import { useCalendarFeed } from './use-calendar-feed.ts';

type Pending = 'reset' | 'remove' | null;

/** The user's calendar link, loaded unless it is given: creating, copying, resetting and deleting it, and how to add it to a calendar. */
export function CalendarLink({ initial }: { readonly initial?: CalendarFeedQuery['calendarFeed'] }) {
  const t = useTexts(calendarFeedTexts);
  const toast = useToast();
  const isTeacher = useSession()?.userRole === 'teacher';
  const { feed, link, isSending, problem, create, remove } = useCalendarFeed(initial);
  // The question is part of the screen, because a dialog would replace the one that shows the link.
  const [pending, setPending] = useState<Pending>(null);

  const confirm = async (): Promise<void> => {
    const isDone = pending === 'reset' ? await create() : await remove();
    if (!isDone) return;
    if (pending === 'remove') toast({ message: t.removed, color: 'positive' });
    setPending(null);
  };

  return (
    <div className={styles.frame}>
      <p className={styles.soft}>{isTeacher ? t.introTeacher : t.introStudent}</p>
      <Problem message={problem} />
      {feed === undefined && problem === null && <LoadingSkeleton heights={[48]} />}
      {feed === null && (
        <div className={pages.actions}>
          <Button size="3" loading={isSending} onClick={() => void create()}>
            {t.create}
          </Button>
        </div>
      )}
      {link !== null && <NewLink link={link} />}
      {feed !== undefined && feed !== null && pending === null && (
        <>
          {link === null && (
            <div className={styles.facts}>
              <span>{t.since({ at: new Date(feed.createdAt) })}</span>
              <span>
                {feed.lastFetchedAt === null ? t.neverFetched : t.fetched({ at: new Date(feed.lastFetchedAt) })}
              </span>
            </div>
          )}
          {link === null && <p className={styles.soft}>{t.lost}</p>}
          <div className={pages.actions}>
            <Button size="2" variant="soft" onClick={() => setPending('reset')}>
              {t.reset}
            </Button>
            <Button size="2" variant="soft" color="gray" onClick={() => setPending('remove')}>
              {t.remove}
            </Button>
          </div>
        </>
      )}
      {pending !== null && (
        <section className={styles.question} aria-label={pending === 'reset' ? t.resetTitle : t.removeTitle}>
          <strong>{pending === 'reset' ? t.resetTitle : t.removeTitle}</strong>
          <p className={styles.soft}>{pending === 'reset' ? t.resetText : t.removeText}</p>
          <div className={pages.actions}>
            <Button size="2" variant="soft" color="gray" disabled={isSending} onClick={() => setPending(null)}>
              {t.cancel}
            </Button>
            <Button size="2" color="red" loading={isSending} onClick={() => void confirm()}>
              {pending === 'reset' ? t.reset : t.remove}
            </Button>
          </div>
        </section>
      )}
    </div>
  );
}
