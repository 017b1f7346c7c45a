import { Button, Heading } from '@radix-ui/themes';
import { useCallback, useEffect, useState } from 'react';
import { AccommodationsDocument, type AccommodationsQuery } from '#api/documents/classrooms/live-session.generated.ts';
import { useApi } from '#client/app.context.ts';
import { accommodationTexts } from '#texts/assessments/accommodation.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import { FailedState } from '#ui/error-state/failed-state.tsx';
import { LoadingSkeleton } from '#ui/loading/loading-skeleton.tsx';
import pages from '#ui/page/page.module.css';
import { DataTable } from '#ui/table/data-table.tsx';
import { describeProblem } from '../../../shared/platform/form/problem.ts';
import { useProfileWords } from '../../../shared/users/accommodation/profile.ts';
import { ProfileForm } from '../../../shared/users/accommodation/profile-form.tsx';
import { StudentLink } from '../students/student-link.tsx';
import styles from '../teaching.module.css';

type Student = AccommodationsQuery['accommodations'][number];

/** The access arrangements of the students of a class, and changing them. */
export function AccommodationsPart({ classroom }: { readonly classroom: string }) {
  const t = useTexts(accommodationTexts);
  const { students, problem, reload } = useStudents(classroom);
  const [chosen, setChosen] = useState<string | null>(null);
  const words = useProfileWords();
  if (problem !== null) return <FailedState message={problem} onRetry={reload} />;
  if (students === null) return <LoadingSkeleton heights={[24, 44, 44, 44]} />;
  const student = students.find(({ id }) => id === chosen);
  return (
    <div className={pages.section}>
      <p className={styles.soft}>{t.intro}</p>
      {student !== undefined && (
        <section key={student.id} className={styles.panel} aria-labelledby="profile">
          <Heading as="h3" size="4" id="profile">
            {t.editOf({ name: student.name })}
          </Heading>
          <ProfileForm
            student={student}
            onDone={() => {
              setChosen(null);
              reload();
            }}
            aside={
              <Button type="button" size="3" variant="soft" color="gray" onClick={() => setChosen(null)}>
                {t.close}
              </Button>
            }
          />
        </section>
      )}
      <DataTable
        name="accommodations"
        label={t.title}
        rows={students}
        keyOf={({ id }) => id}
        empty={<p className={pages.empty}>{t.empty}</p>}
        columns={[
          {
            id: 'name',
            title: t.student,
            value: ({ name }) => name,
            show: (entry) => <StudentLink classroom={classroom} student={entry} />,
          },
          { id: 'granted', title: t.granted, share: 2, value: words },
          {
            id: 'edit',
            title: t.edit,
            sortable: false,
            isAction: true,
            value: () => null,
            show: ({ id, name }) => (
              <Button size="2" variant="ghost" aria-label={t.editOf({ name })} onClick={() => setChosen(id)}>
                {t.edit}
              </Button>
            ),
          },
        ]}
      />
    </div>
  );
}

function useStudents(classroom: string) {
  const api = useApi();
  const [students, setStudents] = useState<readonly Student[] | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const reload = useCallback(() => {
    setProblem(null);
    api(AccommodationsDocument, { classroom }).then(
      ({ accommodations }) => setStudents(accommodations),
      (cause: unknown) => setProblem(describeProblem(cause).message),
    );
  }, [api, classroom]);
  useEffect(reload, [reload]);
  return { students, problem, reload };
}
