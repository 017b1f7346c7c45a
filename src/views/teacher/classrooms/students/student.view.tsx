import { Button } from '@radix-ui/themes';
import { Link } from 'react-router';
import { GradebookDocument } from '#api/documents/classrooms/gradebook.generated.ts';
import { AccommodationsDocument } from '#api/documents/classrooms/live-session.generated.ts';
import { TaughtStudentDocument } from '#api/documents/classrooms/student-page.generated.ts';
import { useViewData, type ViewLoaderArgs } from '#client/view.context.ts';
import { href } from '#routes/href.ts';
import { studentPageTexts } from '#texts/classrooms/student-page.texts.ts';
import { useLanguage, useTexts } from '#texts/current-language.ts';
import { joinedLine } from '#texts/joined-line.ts';
import { shortDayText } from '#texts/wording/date.wording.ts';
import { LineChart } from '#ui/chart/line-chart.tsx';
import { Icon } from '#ui/icon/icon.tsx';
import { Loaded } from '#ui/loading/loaded.tsx';
import { LoadingSkeleton } from '#ui/loading/loading-skeleton.tsx';
import { deferData } from '#ui/loading/track-promise.ts';
import pages from '#ui/page/page.module.css';
import { PageHeading } from '#ui/page/page-heading.tsx';
import { useTitle } from '#ui/page/use-title.ts';
import { loadFailed } from '../../../load-failed.tsx';
import { StudentGuardians } from '../../../shared/classrooms/guardians/student-guardians.tsx';
import { BackLink } from '../back-link.tsx';
import { type GradebookData, gradebookRows } from '../gradebook/gradebook-row.ts';
import { Arrangements, type Granted } from './arrangements.tsx';
import { Decks, Misconceptions } from './misconceptions.tsx';
import { PrivateNote } from './private-note.tsx';
import { StudentFacts } from './student-facts.tsx';
import { StudentTopics } from './student-topics.tsx';
import { StudentWork } from './student-work.tsx';
import type { TaughtStudent } from './taught-student.ts';

/** A student of a class with their marks, and the accommodation granted, if any. */
export const loader = async ({ api, params }: ViewLoaderArgs) => {
  const [classroom, student] = [params.id ?? '', params.student ?? ''];
  const answer = Promise.all([
    api(TaughtStudentDocument, { classroom, student }),
    api(GradebookDocument, { classroom }),
    api(AccommodationsDocument, { classroom }),
  ]).then(([{ taughtStudent }, { gradebook }, { accommodations }]) => ({
    ...{ taughtStudent, gradebook },
    granted: accommodations.find(({ id }) => id === student) ?? null,
  }));
  return deferData({ answer });
};

/** A student as the teachers of a class see them: from assigned work, compared with the class. */
export function Component() {
  const { answer } = useViewData<typeof loader>();
  return (
    <div className={pages.fullWidth}>
      <Loaded data={answer} failed={loadFailed} waiting={<LoadingSkeleton heights={[24, 44, 84, 320, 264]} />}>
        {({ taughtStudent, gradebook, granted }) => (
          <Student key={taughtStudent.id} student={taughtStudent} gradebook={gradebook} granted={granted} />
        )}
      </Loaded>
    </div>
  );
}

type Props = {
  readonly student: TaughtStudent;
  readonly gradebook: GradebookData;
  readonly granted: Granted | null;
};

function Student({ student, gradebook, granted }: Props) {
  const language = useLanguage();
  const t = useTexts(studentPageTexts);
  const { name, classroom, group, joinedAt, weeks } = student;
  useTitle(name);
  const rows = gradebookRows(gradebook);
  return (
    <>
      <PageHeading
        up={<BackLink to={href('teacher.classroom.detail', { id: classroom.id })} title={classroom.name} />}
        title={name}
        intro={t.intro}
        actions={
          <Button size="3" variant="soft" asChild>
            <Link to={href('teacher.classroom.gradebook', { id: classroom.id })}>
              <Icon name="table" px={18} /> {t.gradebook}
            </Link>
          </Button>
        }
      >
        <p className={pages.intro}>
          {joinedLine(group === null ? null : t.group({ name: group }), t.joined({ at: joinedAt }))}
        </p>
      </PageHeading>
      <StudentFacts student={student} rows={rows} />
      <StudentTopics student={student} />
      {weeks.length > 1 && (
        <LineChart
          title={t.progress}
          data={{
            labelTitle: t.week,
            labels: weeks.map(({ week }) => shortDayText(language, week)),
            series: [
              { name, values: weeks.map(({ own }) => Math.round(own * 100)) },
              {
                name: t.class,
                values: weeks.map(({ classAverage }) =>
                  classAverage === null ? null : Math.round(classAverage * 100),
                ),
              },
            ],
            unit: '%',
          }}
        />
      )}
      <StudentWork gradebook={gradebook} rows={rows} student={student.id} />
      <Misconceptions found={student.misconceptions} />
      <Decks decks={student.decks} />
      {granted !== null && <Arrangements granted={granted} />}
      <StudentGuardians student={student.id} />
      <PrivateNote key={student.note?.version ?? 0} classroom={classroom.id} student={student.id} note={student.note} />
    </>
  );
}
