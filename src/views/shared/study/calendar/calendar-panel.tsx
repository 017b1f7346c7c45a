import { useSession } from '#client/app.context.ts';
import { useTexts } from '#texts/current-language.ts';
import { calendarFeedTexts } from '#texts/study/calendar-feed.texts.ts';
import { Panel } from '#ui/page/panel.tsx';
import { CalendarLink } from './calendar-link.tsx';

/** The calendar link on the account page, for students and teachers. */
export function CalendarPanel() {
  const t = useTexts(calendarFeedTexts);
  const role = useSession()?.userRole;
  if (role !== 'student' && role !== 'teacher') return null;
  return (
    <Panel title={t.title}>
      <CalendarLink />
    </Panel>
  );
}
