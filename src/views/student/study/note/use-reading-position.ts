import { type RefObject, useEffect, useState } from 'react';
import { SaveReadingPositionDocument } from '#api/documents/study/note.generated.ts';
import { useApi, useSession } from '#client/app.context.ts';
import { createReadingPositionJournal } from '#client/platform/offline/reading-position-journal.ts';
import { createPositionReporter } from '#client/study/reading-position.ts';
import { READING_POSITION_SAVED_EVERY_MS } from '#domain/content/notes/note.limits.ts';

/** A heading is read under once it has come so far up the window. */
const READ_LINE = 0.35;

/**
 * The id of the heading that somebody reads under, kept on the server as they go.
 * @param isWhole the share gone through can be told only when all of the note is there
 */
export function useReadingPosition(
  material: string,
  article: RefObject<HTMLElement | null>,
  isWhole: boolean,
): string | null {
  const api = useApi();
  const person = useSession()?.id ?? '';
  const [heading, setHeading] = useState<string | null>(null);
  useEffect(() => {
    if (!isWhole) return undefined;
    const journal = createReadingPositionJournal(person, localStorage);
    const keeper = createPositionReporter(async (place) => {
      journal.keep(material, place);
      await api(SaveReadingPositionDocument, { material, ...place });
      journal.forget(material, place);
    }, READING_POSITION_SAVED_EVERY_MS);
    let frame = 0;
    let isMoved = false;
    const savePosition = (): void => {
      frame = 0;
      if (article.current === null) return;
      const place = readingPositionIn(article.current);
      setHeading(place.heading);
      // Opening a note is no reading.
      if (isMoved) keeper.move(place);
    };
    const moved = (): void => {
      isMoved = true;
      frame ||= requestAnimationFrame(savePosition);
    };
    const hidden = (): void => {
      if (document.visibilityState === 'hidden') keeper.flush();
    };
    savePosition();
    window.addEventListener('scroll', moved, { passive: true });
    document.addEventListener('visibilitychange', hidden);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', moved);
      document.removeEventListener('visibilitychange', hidden);
      keeper.stop();
    };
  }, [api, person, material, article, isWhole]);
  return heading;
}

/** That of its part: to measure a heading itself would lay out a part that nobody is near, for every heading of a note. */
const topOf = (heading: HTMLElement): number => (heading.closest('section') ?? heading).getBoundingClientRect().top;

function readingPositionIn(article: HTMLElement): { heading: string | null; share: number } {
  const headings = [...article.querySelectorAll<HTMLElement>('[data-heading]')];
  const line = window.innerHeight * READ_LINE;
  const read = headings.findLast((heading) => topOf(heading) <= line);
  const { top, height } = article.getBoundingClientRect();
  const share = height === 0 ? 0 : (window.innerHeight - top) / height;
  return { heading: read?.dataset.heading ?? null, share: Math.min(1, Math.max(0, share)) };
}
