import { Button, Heading } from '@radix-ui/themes';
import { useCallback, useEffect, useState } from 'react';
import { useApi, useToast } from '#actors/app.context.ts';
import {
  AccommodationsDocument,
  type AccommodationsQuery,
  GrantAccommodationDocument,
} from '#api/documents/sitting.generated.ts';
import { type AccommodationProfile, accommodationSchema } from '#domain/attempts/supervision.schema.ts';
import { useTexts } from '#texts/current-language.ts';
import { teachingTexts } from '#texts/teaching.texts.ts';
import { FailedState } from '#ui/failed/failed-state.part.tsx';
import { NumberField } from '#ui/form/number-field.tsx';
import { Problem } from '#ui/form/problem.tsx';
import { Bones } from '#ui/loaded/bones.part.tsx';
import pages from '#ui/page/page.module.css';
import { DataTable } from '#ui/table/data-table.part.tsx';
import { useCheckedForm } from '../form/checked-form.ts';
import { describeProblem } from '../form/problem.ts';
import styles from './teaching.module.css';

type Student = AccommodationsQuery['accommodations'][number];

/** What the students of a class are granted because of a disability or the like, and the way to change it. */
export function AccommodationsPart({ classroom }: { readonly classroom: string }) {
  const { accommodations: t } = useTexts(teachingTexts);
  const { students, problem, reload } = useStudents(classroom);
  const [chosen, setChosen] = useState<string | null>(null);
  const words = useProfileWords();
  if (problem !== null) return <FailedState message={problem} onRetry={reload} />;
  if (students === null) return <Bones heights={[24, 44, 44, 44]} />;
  const student = students.find(({ id }) => id === chosen);
  return (
    <div className={pages.section}>
      <p className={styles.soft}>{t.intro}</p>
      {student !== undefined && (
        <ProfileForm
          key={student.id}
          student={student}
          onDone={() => {
            setChosen(null);
            reload();
          }}
          onClose={() => setChosen(null)}
        />
      )}
      <DataTable
        name="accommodations"
        label={t.title}
        rows={students}
        keyOf={({ id }) => id}
        empty={<p className={pages.empty}>{t.empty}</p>}
        columns={[
          { id: 'name', title: t.student, value: ({ name }) => name },
          { id: 'granted', title: t.granted, share: 2, value: words },
          {
            id: 'edit',
            title: t.edit,
            sortable: false,
            value: () => null,
            show: ({ id, name }) => (
              <Button size="2" variant="ghost" aria-label={t.editOf(name)} onClick={() => setChosen(id)}>
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

const percentOf = (timeFactor: number): number => Math.round((timeFactor - 1) * 100);

function useProfileWords(): (student: Student) => string {
  const { accommodations: t } = useTexts(teachingTexts);
  return ({ timeFactor, pauseSeconds, dueDays, penaltyWindowFactor }) =>
    [
      timeFactor > 1 ? t.time(percentOf(timeFactor)) : null,
      pauseSeconds > 0 ? t.pausesText(Math.round(pauseSeconds / 60)) : null,
      dueDays > 0 ? t.dueText(dueDays) : null,
      penaltyWindowFactor > 1 ? t.penaltyText(penaltyWindowFactor) : null,
    ]
      .filter((words) => words !== null)
      .join(', ') || t.none;
}

const read = (data: FormData): unknown => {
  const number = (name: string): number => Number(data.get(name) ?? 0);
  return {
    timeFactor: 1 + number('timeFactor') / 100,
    pauseSeconds: Math.round(number('pauseSeconds') * 60),
    dueDays: number('dueDays'),
    penaltyWindowFactor: number('penaltyWindowFactor'),
  };
};

function ProfileForm({
  student,
  onDone,
  onClose,
}: {
  readonly student: Student;
  readonly onDone: () => void;
  readonly onClose: () => void;
}) {
  const { accommodations: t } = useTexts(teachingTexts);
  const api = useApi();
  const raise = useToast();
  const send = async (profile: AccommodationProfile): Promise<void> => {
    await api(GrantAccommodationDocument, { student: student.id, ...profile });
    raise({ message: t.saved });
    onDone();
  };
  const { form, errors, problem, isSending } = useCheckedForm({ schema: accommodationSchema, read, send });
  return (
    <form {...form} className={styles.panel} aria-labelledby="profile">
      <Heading as="h3" size="4" id="profile">
        {t.editOf(student.name)}
      </Heading>
      <Problem message={problem} />
      <div className={styles.pair}>
        <NumberField
          label={t.extra}
          hint={t.extraHint}
          unit={t.unit.percent}
          name="timeFactor"
          min={0}
          max={900}
          defaultValue={percentOf(student.timeFactor)}
          error={errors.timeFactor}
        />
        <NumberField
          label={t.pauses}
          hint={t.pausesHint}
          unit={t.unit.minutes}
          name="pauseSeconds"
          min={0}
          max={1440}
          defaultValue={Math.round(student.pauseSeconds / 60)}
          error={errors.pauseSeconds}
        />
        <NumberField
          label={t.dueDays}
          name="dueDays"
          min={0}
          max={365}
          defaultValue={student.dueDays}
          error={errors.dueDays}
        />
        <NumberField
          label={t.penalty}
          hint={t.penaltyHint}
          name="penaltyWindowFactor"
          min={1}
          max={10}
          step={0.5}
          defaultValue={student.penaltyWindowFactor}
          error={errors.penaltyWindowFactor}
        />
      </div>
      <div className={pages.actions}>
        <Button type="submit" size="3" loading={isSending}>
          {t.save}
        </Button>
        <Button type="button" size="3" variant="soft" color="gray" onClick={onClose}>
          {t.close}
        </Button>
      </div>
    </form>
  );
}
