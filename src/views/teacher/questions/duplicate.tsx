import { Button, Heading } from '@radix-ui/themes';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import {
  DuplicateAssignmentDocument,
  OwnClassesDocument,
  type OwnClassesQuery,
} from '#api/documents/classrooms/class-teaching.generated.ts';
import { useApi } from '#client/app.context.ts';
import { type AssignmentDates, movedByDays } from '#domain/classrooms/assignments/assignment-targets.schema.ts';
import { href } from '#routes/href.ts';
import { assignmentBuilderTexts } from '#texts/classrooms/assignment-builder.texts.ts';
import { classTeachingTexts } from '#texts/classrooms/class-teaching.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import { NumberField } from '#ui/form/fields/number-field.tsx';
import { SelectField } from '#ui/form/fields/select-field.tsx';
import { Problem } from '#ui/form/problem.tsx';
import pages from '#ui/page/page.module.css';
import styles from '../classrooms/teaching.module.css';
import { useMutation } from '../use-mutation.ts';

type Target = OwnClassesQuery['classes'][number];
type Props = {
  readonly assignment: string;
  readonly classroom: string;
  /** Of the assignment: without any, it is copied at once if there is one class. */
  readonly dates: AssignmentDates;
};

/** Copies an assignment into the chosen class, with dates moved by days. Goes to the copy. */
export function useDuplicate({ assignment, classroom, dates }: Props) {
  const api = useApi();
  const navigate = useNavigate();
  const { mutate, problem, isBusy } = useMutation();
  const [targets, setTargets] = useState<readonly Target[] | null>(null);
  const copy = async (into: string, moved: AssignmentDates | null): Promise<void> => {
    const { duplicateAssignment } = await api(DuplicateAssignmentDocument, {
      id: assignment,
      classroom: into,
      dates: moved && { opensAt: moved.opensAt, dueAt: moved.dueAt, lateUntil: moved.lateUntil },
    });
    await navigate(href('teacher.assignment.edit', { id: duplicateAssignment }));
  };
  const open = (): Promise<void> =>
    mutate(async () => {
      const current = (await api(OwnClassesDocument)).classes.filter(({ archivedAt }) => archivedAt === null);
      if (current.length > 1 || hasDates(dates)) setTargets(current);
      else await copy(classroom, null);
    });
  const close = (): void => setTargets(null);
  return {
    ...{ targets, open, close, problem, isBusy },
    copy: (into: string, moved: AssignmentDates | null) => mutate(() => copy(into, moved)),
  };
}

const hasDates = ({ opensAt, dueAt }: AssignmentDates): boolean => opensAt !== null || dueAt !== null;

/** A week: the next lesson of most timetables. */
const DAYS_AT_FIRST = 7;

/** Which class the copy is for. */
export function DuplicatePart({
  classroom,
  dates,
  targets,
  copying: { copy, close, problem, isBusy },
}: {
  readonly classroom: string;
  readonly dates: AssignmentDates;
  readonly targets: readonly Target[];
  readonly copying: ReturnType<typeof useDuplicate>;
}) {
  const { detailOf: t, form } = useTexts(classTeachingTexts);
  const b = useTexts(assignmentBuilderTexts);
  const [into, setInto] = useState(classroom);
  const [days, setDays] = useState(DAYS_AT_FIRST);
  const moved = movedByDays(dates, Number.isNaN(days) ? 0 : days);
  return (
    <form
      className={styles.panel}
      aria-labelledby="duplicate"
      onSubmit={(event) => {
        event.preventDefault();
        void copy(into, hasDates(dates) ? moved : null);
      }}
    >
      <Heading as="h2" size="4" id="duplicate">
        {t.duplicateTitle}
      </Heading>
      <Problem message={problem} />
      <SelectField
        label={form.classroom}
        hint={into === classroom ? t.duplicateHint : t.duplicateElsewhere}
        value={into}
        onChange={({ target }) => setInto(target.value)}
        options={targets.map(({ id, name }) => ({ value: id, label: name }))}
      />
      {hasDates(dates) && (
        <NumberField
          label={b.moveBy}
          unit={b.days}
          hint={moved.dueAt === null ? undefined : b.newDue({ at: moved.dueAt })}
          value={Number.isNaN(days) ? '' : days}
          onChange={({ target }) => setDays(target.valueAsNumber)}
        />
      )}
      <div className={pages.actions}>
        <Button type="submit" size="3" loading={isBusy}>
          {t.createCopy}
        </Button>
        <Button type="button" size="3" variant="soft" color="gray" onClick={close}>
          {t.close}
        </Button>
      </div>
    </form>
  );
}
