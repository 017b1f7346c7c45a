import { Button } from '@radix-ui/themes';
import { useEffect, useState } from 'react';
import {
  ArchiveSchoolClassDocument,
  ClassCandidatesDocument,
  type ClassCandidatesQuery,
  type SchoolClassesQuery,
  SetClassTeacherDocument,
} from '#api/documents/classrooms/school-class.generated.ts';
import { useApi } from '#client/app.context.ts';
import { useDialog } from '#client/platform/dialog/use-dialog.ts';
import { useTexts } from '#texts/current-language.ts';
import { userTexts } from '#texts/users/users.texts.ts';
import { ComboboxField } from '#ui/form/fields/combobox-field.tsx';
import { Problem } from '#ui/form/problem.tsx';
import pages from '#ui/page/page.module.css';
import { Panel } from '#ui/page/panel.tsx';
import { describeProblem } from '../../shared/platform/form/problem.ts';
import styles from '../users/users.module.css';

type Props = {
  readonly one: SchoolClassesQuery['schoolClasses'][number];
  readonly onChanged: () => Promise<void>;
  readonly onClose: () => void;
};

/** The teachers of a class, and whether it is archived. */
export function ClassOfSchool({ one, onChanged, onClose }: Props) {
  const { classes: t } = useTexts(userTexts);
  const api = useApi();
  const dialog = useDialog();
  const [problem, setProblem] = useState<string | null>(null);
  const candidates = useCandidates(one, setProblem);
  const mutate = async (work: () => Promise<unknown>): Promise<void> => {
    setProblem(null);
    try {
      await work();
      await onChanged();
    } catch (cause) {
      setProblem(describeProblem(cause).message);
    }
  };
  const teach = (teacher: string, teaches: boolean) =>
    mutate(() => api(SetClassTeacherDocument, { classroom: one.id, teacher, teaches }));
  const archive = async (): Promise<void> => {
    const archived = one.archivedAt === null;
    if (archived) {
      const { reason } = await dialog.open({ title: t.archive, text: t.archiveText, confirmLabel: t.archive });
      if (reason !== 'confirm') return;
    }
    await mutate(() => api(ArchiveSchoolClassDocument, { id: one.id, archived }));
  };
  return (
    <Panel title={one.name}>
      <Problem message={problem} />
      <ul className={styles.named}>
        {one.teachers.map(({ id, name }) => (
          <li key={id}>
            {name}
            <Button
              size="2"
              variant="ghost"
              color="gray"
              aria-label={t.removeOf({ name })}
              onClick={() => void teach(id, false)}
            >
              {t.remove}
            </Button>
          </li>
        ))}
      </ul>
      <ComboboxField
        key={one.teachers.length}
        label={t.add}
        hint={t.addHint}
        options={candidates.map(({ id, name }) => ({ value: id, label: name }))}
        chosen={[]}
        onChoose={([teacher]) => {
          if (teacher !== undefined) void teach(teacher, true);
        }}
      />
      <div className={pages.actions}>
        <Button size="3" variant="soft" color="gray" onClick={() => void archive()}>
          {one.archivedAt === null ? t.archive : t.unarchive}
        </Button>
        <Button size="3" variant="soft" color="gray" onClick={onClose}>
          {t.close}
        </Button>
      </div>
    </Panel>
  );
}

/** Teachers who can be added, loaded again after adding one. */
function useCandidates({ id, teachers }: Props['one'], onFailed: (message: string) => void) {
  const api = useApi();
  const [found, setFound] = useState<ClassCandidatesQuery['classCandidates']>([]);
  const taught = teachers.map((teacher) => teacher.id).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the teachers to choose from depend on who teaches the class
  useEffect(() => {
    let isActive = true;
    api(ClassCandidatesDocument, { classroom: id }).then(
      ({ classCandidates }) => {
        if (isActive) setFound(classCandidates);
      },
      (cause: unknown) => {
        if (isActive) onFailed(describeProblem(cause).message);
      },
    );
    return () => {
      isActive = false;
    };
  }, [api, id, taught, onFailed]);
  return found;
}
