import { useMemo, useState } from 'react';
import { useViewData, type ViewLoaderArgs } from '#client/view.context.ts';
import { href } from '#routes/href.ts';
import { teachingTexts } from '#texts/classrooms/teaching.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import pages from '#ui/page/page.module.css';
import { PageHeading } from '#ui/page/page-heading.tsx';
import { PageTabs } from '#ui/tabs/page-tabs.tsx';
import { BackLink } from '../../classrooms/back-link.tsx';
import { LivePart } from '../../classrooms/live/live.tsx';
import { MarkingPart } from './marking.tsx';
import { MarkingView, type Queue } from './marking-view.tsx';

/** The work of the student in `?student=`; without one, the live view and marking of the whole class. */
export const loader = async ({ params, url }: ViewLoaderArgs) => ({
  assignment: params.id ?? '',
  student: url.searchParams.get('student'),
});

/** The work on an assignment: one student's, or the whole class live and for marking. */
export function Component() {
  const { assignment, student } = useViewData<typeof loader>();
  const t = useTexts(teachingTexts).work;
  return (
    <div className={pages.fullWidth}>
      <PageHeading
        up={<BackLink to={href('teacher.assignment.detail', { id: assignment })} title={t.assignment} />}
        title={t.title}
      />
      {student === null ? <Class assignment={assignment} /> : <Student assignment={assignment} student={student} />}
    </div>
  );
}

function Class({ assignment }: { assignment: string }) {
  const t = useTexts(teachingTexts).work;
  const [shown, setShown] = useState('live');
  return (
    <PageTabs
      label={t.tabs}
      shown={shown}
      onShow={setShown}
      tabs={[
        { id: 'live', label: t.live, content: <LivePart assignment={assignment} /> },
        { id: 'marking', label: t.marking, content: <MarkingPart assignment={assignment} /> },
      ]}
    />
  );
}

function Student({ assignment, student }: { assignment: string; student: string }) {
  const queue = useMemo<Queue>(
    () => ({
      assignment,
      student,
      round: 1,
      anonymous: false,
      waitingOnly: false,
      askedOnly: false,
      part: null,
      position: null,
    }),
    [assignment, student],
  );
  return <MarkingView queue={queue} />;
}
