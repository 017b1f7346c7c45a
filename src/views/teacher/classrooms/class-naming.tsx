import { Button } from '@radix-ui/themes';
import { ChangeClassroomDocument, type TaughtClassQuery } from '#api/documents/classrooms/class-teaching.generated.ts';
import { useApi, useToast } from '#client/app.context.ts';
import { classroomSchema } from '#domain/classrooms/classroom.schema.ts';
import { classTeachingTexts } from '#texts/classrooms/class-teaching.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import { Field } from '#ui/form/field.tsx';
import { SelectField } from '#ui/form/fields/select-field.tsx';
import { Problem } from '#ui/form/problem.tsx';
import pages from '#ui/page/page.module.css';
import { useCheckedForm } from '../../shared/platform/form/checked-form.ts';
import { useMutation } from '../use-mutation.ts';
import { ClassPanel, type ClassSettingsData } from './class-panel.tsx';
import styles from './teaching.module.css';

type Props = { readonly settings: ClassSettingsData; readonly subjects: TaughtClassQuery['subjects'] };

/** The class's name and subject. */
export function ClassNaming({ settings: { id, name, subject }, subjects }: Props) {
  const { detail: t, classes: c } = useTexts(classTeachingTexts);
  const api = useApi();
  const raise = useToast();
  const { mutate } = useMutation();
  const { form, errors, problem, isSending } = useCheckedForm({
    schema: classroomSchema,
    read: (data) => ({ name: data.get('name'), subject: data.get('subject') || null }),
    send: async (input) => {
      await api(ChangeClassroomDocument, { id, input });
      raise({ message: t.saved });
      await mutate(async () => undefined);
    },
  });
  return (
    <ClassPanel id="naming" title={t.rename}>
      <form {...form} className={pages.section}>
        <Problem message={problem} />
        <div className={styles.pair}>
          <Field label={c.name} name="name" autoComplete="off" defaultValue={name} error={errors.name} />
          <SelectField
            label={c.subject}
            name="subject"
            placeholder={c.noSubject}
            defaultValue={subject?.id ?? ''}
            options={subjects.map((entry) => ({ value: entry.id, label: entry.title }))}
          />
        </div>
        <div>
          <Button type="submit" size="3" variant="soft" loading={isSending}>
            {t.save}
          </Button>
        </div>
      </form>
    </ClassPanel>
  );
}
