import { StudentWorkDocument } from '#api/documents/classrooms/student-work.generated.ts';
import { useViewData, type ViewLoaderArgs } from '#client/view.context.ts';
import { classesTexts } from '#texts/classrooms/classes.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import { Loaded } from '#ui/loading/loaded.tsx';
import { LoadingSkeleton } from '#ui/loading/loading-skeleton.tsx';
import { deferData } from '#ui/loading/track-promise.ts';
import pages from '#ui/page/page.module.css';
import { PageHeading } from '#ui/page/page-heading.tsx';
import { loadFailed } from '../../load-failed.tsx';
import { AddToCalendar } from '../../shared/study/calendar/add-to-calendar.tsx';
import { WorkLists } from './work-lists.tsx';

/** All assignments of the student's classes. */
export const loader = async ({ api }: ViewLoaderArgs) => deferData({ answer: api(StudentWorkDocument) });

/** A student's assignments. */
export function Component() {
  const { answer } = useViewData<typeof loader>();
  const { work: t } = useTexts(classesTexts);
  return (
    <div className={pages.page}>
      <PageHeading title={t.title} intro={t.intro} actions={<AddToCalendar />} />
      <Loaded data={answer} failed={loadFailed} waiting={<LoadingSkeleton heights={[32, 84, 84, 84]} />}>
        {({ studentWork }) => <WorkLists work={studentWork} />}
      </Loaded>
    </div>
  );
}
