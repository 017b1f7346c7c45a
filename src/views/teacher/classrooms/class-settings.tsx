import { Button } from '@radix-ui/themes';
import {
  ArchiveClassroomDocument,
  RemoveTeacherDocument,
  type TaughtClassQuery,
} from '#api/documents/classrooms/class-teaching.generated.ts';
import { useApi } from '#client/app.context.ts';
import { useDialog } from '#client/platform/dialog/use-dialog.ts';
import { classTeachingTexts } from '#texts/classrooms/class-teaching.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import { Problem } from '#ui/form/problem.tsx';
import pages from '#ui/page/page.module.css';
import { useMutation } from '../use-mutation.ts';
import { ClassCourses } from './class-courses.tsx';
import { ClassGroups } from './class-groups.tsx';
import { ClassInvitations } from './class-invitations.tsx';
import { ClassJoining } from './class-joining.tsx';
import { ClassNaming } from './class-naming.tsx';
import type { ClassSettingsData } from './class-panel.tsx';
import { ClassPanel } from './class-panel.tsx';
import { ClassRoster } from './class-roster.tsx';
import styles from './teaching.module.css';

type Props = {
  readonly settings: ClassSettingsData;
  readonly subjects: TaughtClassQuery['subjects'];
  readonly courses: TaughtClassQuery['taughtCourses'];
};

/** Joining a class, its groups and teachers, and archiving it. */
export function ClassSettings({ settings, subjects, courses }: Props) {
  const { detail: t } = useTexts(classTeachingTexts);
  const api = useApi();
  const dialog = useDialog();
  const { mutate, problem, isBusy } = useMutation();
  const { id, archivedAt, teachers } = settings;
  const archive = async (): Promise<void> => {
    if (archivedAt === null) {
      const { reason } = await dialog.open({ title: t.archive, text: t.archiveText, confirmLabel: t.archive });
      if (reason !== 'confirm') return;
    }
    await mutate(() => api(ArchiveClassroomDocument, { id, archived: archivedAt === null }));
  };
  const remove = async (teacher: { readonly id: string; readonly name: string }): Promise<void> => {
    const { reason } = await dialog.open({
      title: t.removeTeacherTitle({ name: teacher.name }),
      text: t.removeTeacherText,
      confirmLabel: t.removeShort,
      isDangerous: true,
    });
    if (reason === 'confirm') await mutate(() => api(RemoveTeacherDocument, { id, teacher: teacher.id }));
  };
  return (
    <div className={pages.section}>
      {archivedAt === null && (
        <>
          <ClassJoining settings={settings} />
          <ClassInvitations key={settings.invitations.length} settings={settings} />
          <ClassCourses id={id} courses={courses} />
          <ClassRoster id={id} />
        </>
      )}
      <Problem message={problem} />
      <ClassGroups settings={settings} mutate={mutate} />
      <ClassPanel id="teachers" title={t.teachers}>
        <ul className={styles.lines}>
          {teachers.map((teacher) => (
            <li key={teacher.id}>
              {teacher.name}
              {teachers.length > 1 && (
                <Button
                  size="2"
                  variant="ghost"
                  color="gray"
                  aria-label={t.removeTeacher({ name: teacher.name })}
                  onClick={() => void remove(teacher)}
                >
                  {t.removeShort}
                </Button>
              )}
            </li>
          ))}
        </ul>
      </ClassPanel>
      <ClassNaming settings={settings} subjects={subjects} />
      <div>
        <Button size="3" variant="soft" color="gray" loading={isBusy} onClick={() => void archive()}>
          {archivedAt === null ? t.archive : t.unarchive}
        </Button>
      </div>
    </div>
  );
}
