import { type RefObject, useEffect, useState } from 'react';
import { SaveReadingPositionDocument } from '#api/documents/study/note.generated.ts';
import { useApi, useSession } from '#client/app.context.ts';
import { createReadingPositionJournal } from '#client/platform/offline/reading-position-journal.ts';
import { createPositionReporter } from '#client/study/reading-position.ts';
import { READING_POSITION_SAVED_EVERY_MS } from '#domain/content/notes/note.limits.ts';

/** A heading counts as current once it is this far up the window. */
const READ_LINE = 0.35;

/**
 * The id of the current heading, saved on the server while reading.
 * @param isFullyShown the progress is only known once the note is complete
 */
export function useReadingPosition(
  material: string,
  article: RefObject<HTMLElement | null>,
  isFullyShown: boolean,
): string | null {
  const api = useApi();
  const userId = useSession()?.id ?? '';
  const [heading, setHeading] = useState<string | null>(null);
  useEffect(() => {
    if (!isFullyShown) return undefined;
    const journal = createReadingPositionJournal(userId, localStorage);
    const keeper = createPositionReporter(async (position) => {
      journal.save(material, position);
      await api(SaveReadingPositionDocument, { material, ...position });
      journal.forget(material, position);
    }, READING_POSITION_SAVED_EVERY_MS);
    let frame = 0;
    let isMoved = false;
    const savePosition = (): void => {
      frame = 0;
      if (article.current === null) return;
      const position = readingPositionIn(article.current);
      setHeading(position.heading);
      // Opening a note does not count as reading.
      if (isMoved) keeper.move(position);
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
  }, [api, userId, material, article, isFullyShown]);
  return heading;
}

/**
 * The position of its section: measuring a heading itself would force the layout of a distant section, for every
 * heading of a note.
 */
const topOf = (heading: HTMLElement): number => (heading.closest('section') ?? heading).getBoundingClientRect().top;

function readingPositionIn(article: HTMLElement): { heading: string | null; share: number } {
  const headings = [...article.querySelectorAll<HTMLElement>('[data-heading]')];
  const line = window.innerHeight * READ_LINE;
  const read = headings.findLast((heading) => topOf(heading) <= line);
  const { top, height } = article.getBoundingClientRect();
  const share = height === 0 ? 0 : (window.innerHeight - top) / height;
  return { heading: read?.dataset.heading ?? null, share: Math.min(1, Math.max(0, share)) };
}
