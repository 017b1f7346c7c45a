import { Button } from '@radix-ui/themes';
import { useNavigate } from 'react-router';
import { LeaveClassroomDocument } from '#api/documents/classrooms/classroom.generated.ts';
import { ClassWorkDocument, type ClassWorkQuery } from '#api/documents/classrooms/student-work.generated.ts';
import { useApi } from '#client/app.context.ts';
import { useDialog } from '#client/platform/dialog/use-dialog.ts';
import { useViewData, type ViewLoaderArgs } from '#client/view.context.ts';
import { ProductError } from '#domain/platform/errors.ts';
import { href } from '#routes/href.ts';
import { classesTexts } from '#texts/classrooms/classes.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import { joinedLine, nameList } from '#texts/joined-line.ts';
import { Loaded } from '#ui/loading/loaded.tsx';
import { LoadingSkeleton } from '#ui/loading/loading-skeleton.tsx';
import { deferData } from '#ui/loading/track-promise.ts';
import pages from '#ui/page/page.module.css';
import { PageHeading } from '#ui/page/page-heading.tsx';
import { useTitle } from '#ui/page/use-title.ts';
import { loadFailed } from '../../load-failed.tsx';
import { Steps } from '../content/steps.tsx';
import { ClassAnnouncements } from './stream/class-announcements.tsx';
import { ClassWeek } from './stream/class-week.tsx';
import { ClassQuestions } from './stream/own-questions.tsx';
import { WorkLists } from './work-lists.tsx';

type OwnClass = ClassWorkQuery['ownClasses'][number];

/** One class of the student with its work and stream. Failures, `NOT_FOUND` included, are shown in the page. */
export const loader = async ({ api, params }: ViewLoaderArgs) => {
  const id = params.id ?? '';
  const found = api(ClassWorkDocument, { classroom: id }).then(
    ({ ownClasses, studentWork, classStream, classScheme }) => {
      const own = ownClasses.find((classroom) => classroom.id === id);
      if (own === undefined) throw new ProductError('NOT_FOUND');
      return { own, work: studentWork, stream: classStream, scheme: classScheme };
    },
  );
  return deferData({ answer: found });
};

/** A class as one of its students sees it. */
export function Component() {
  const { answer } = useViewData<typeof loader>();
  return (
    <Loaded data={answer} failed={loadFailed} waiting={<LoadingSkeleton heights={[24, 44, 84, 84]} />}>
      {({ own, work, stream, scheme }) => (
        <div className={pages.page}>
          <Head own={own} />
          {scheme !== null && own.archivedAt === null && <ClassWeek scheme={scheme} />}
          <ClassAnnouncements stream={stream} />
          <WorkLists work={work} />
          <ClassQuestions questions={stream.questions} />
          <Leave id={own.id} />
        </div>
      )}
    </Loaded>
  );
}

function Head({ own: { name, subject, school, teachers, group } }: { readonly own: OwnClass }) {
  const { classes: t, detail } = useTexts(classesTexts);
  useTitle(name);
  return (
    <PageHeading
      up={<Steps steps={[{ title: t.title, to: href('classroom') }]} label={detail.breadcrumbs} />}
      title={name}
    >
      <p className={pages.intro}>
        {joinedLine(
          subject?.title,
          t.by({ teachers: nameList(teachers) }),
          group === null ? null : t.group({ name: group }),
          school,
        )}
      </p>
    </PageHeading>
  );
}

function Leave({ id }: { readonly id: string }) {
  const { leave: t } = useTexts(classesTexts);
  const api = useApi();
  const dialog = useDialog();
  const navigate = useNavigate();
  const ask = async (): Promise<void> => {
    const { reason } = await dialog.open({
      title: t.title,
      text: t.text,
      confirmLabel: t.confirm,
      work: async () => {
        await api(LeaveClassroomDocument, { id });
      },
    });
    if (reason === 'confirm') await navigate(href('classroom'));
  };
  return (
    <div>
      <Button variant="soft" color="gray" size="3" onClick={() => void ask()}>
        {t.button}
      </Button>
    </div>
  );
}
