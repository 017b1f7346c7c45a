import type { CalendarFeedQuery } from '#api/documents/study/calendar-feed.generated.ts';
import { useSession } from '#client/app.context.ts';
import { useTexts } from '#texts/current-language.ts';
import { calendarFeedTexts } from '#texts/study/calendar-feed.texts.ts';
import { Panel } from '#ui/page/panel.tsx';
import { CalendarLink } from './calendar-link.tsx';

/** The calendar link on the account page, for students and teachers. */
export function CalendarPanel({ feed }: { readonly feed: CalendarFeedQuery['calendarFeed'] }) {
  const t = useTexts(calendarFeedTexts);
  const role = useSession()?.userRole;
  if (role !== 'student' && role !== 'teacher') return null;
  return (
    <Panel title={t.title}>
      <CalendarLink initial={feed} />
    </Panel>
  );
}
