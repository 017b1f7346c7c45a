import { Button, Heading } from '@radix-ui/themes';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import {
  DuplicateAssignmentDocument,
  OwnClassesDocument,
  type OwnClassesQuery,
} from '#api/documents/classrooms/class-teaching.generated.ts';
import { useApi } from '#client/app.context.ts';
import { href } from '#routes/href.ts';
import { classTeachingTexts } from '#texts/classrooms/class-teaching.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import { SelectField } from '#ui/form/fields/select-field.tsx';
import { Problem } from '#ui/form/problem.tsx';
import pages from '#ui/page/page.module.css';
import styles from '../classrooms/teaching.module.css';
import { useMutation } from '../use-mutation.ts';

type Target = OwnClassesQuery['classes'][number];
type Props = { readonly assignment: string; readonly classroom: string };

/** Copies an assignment: at once if there is one class, otherwise into the chosen class. Goes to the copy. */
export function useDuplicate({ assignment, classroom }: Props) {
  const api = useApi();
  const navigate = useNavigate();
  const { mutate, problem, isBusy } = useMutation();
  const [targets, setTargets] = useState<readonly Target[] | null>(null);
  const copy = async (into: string): Promise<void> => {
    const { duplicateAssignment } = await api(DuplicateAssignmentDocument, { id: assignment, classroom: into });
    await navigate(href('teacher.assignment.edit', { id: duplicateAssignment }));
  };
  const open = (): Promise<void> =>
    mutate(async () => {
      const current = (await api(OwnClassesDocument)).classes.filter(({ archivedAt }) => archivedAt === null);
      if (current.length > 1) setTargets(current);
      else await copy(classroom);
    });
  const close = (): void => setTargets(null);
  return { targets, open, close, copy: (into: string) => mutate(() => copy(into)), problem, isBusy };
}

/** Which class the copy is for. */
export function DuplicatePart({
  classroom,
  targets,
  copying: { copy, close, problem, isBusy },
}: {
  readonly classroom: string;
  readonly targets: readonly Target[];
  readonly copying: ReturnType<typeof useDuplicate>;
}) {
  const { detailOf: t, form } = useTexts(classTeachingTexts);
  const [into, setInto] = useState(classroom);
  return (
    <form
      className={styles.panel}
      aria-labelledby="duplicate"
      onSubmit={(event) => {
        event.preventDefault();
        void copy(into);
      }}
    >
      <Heading as="h2" size="4" id="duplicate">
        {t.duplicateTitle}
      </Heading>
      <Problem message={problem} />
      <SelectField
        label={form.classroom}
        hint={into === classroom ? t.duplicateHere : t.duplicateElsewhere}
        value={into}
        onChange={({ target }) => setInto(target.value)}
        options={targets.map(({ id, name }) => ({ value: id, label: name }))}
      />
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
