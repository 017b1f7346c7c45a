import { useNavigate } from 'react-router';
import { CreateClassroomDocument } from '#api/documents/classrooms/class-teaching.generated.ts';
import { JoinClassroomDocument } from '#api/documents/classrooms/classroom.generated.ts';
import { useApi } from '#client/app.context.ts';
import { useDialog } from '#client/platform/dialog/use-dialog.ts';
import { classroomSchema, joinSchema } from '#domain/classrooms/classroom.schema.ts';
import { href } from '#routes/href.ts';
import { classTeachingTexts } from '#texts/classrooms/class-teaching.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import { Field } from '#ui/form/field.tsx';
import { SelectField } from '#ui/form/fields/select-field.tsx';
import { DialogForm } from '../../shared/platform/dialog/dialog-form.tsx';

type Subjects = readonly { readonly id: string; readonly title: string }[];

/** Opens the dialog for a new class, and then the class. */
export function useCreateClass(): (subjects: Subjects) => Promise<void> {
  const { classes: t } = useTexts(classTeachingTexts);
  const api = useApi();
  const dialog = useDialog();
  const navigate = useNavigate();
  return async (subjects) => {
    let created = '';
    const { reason } = await dialog.open({
      title: t.createTitle,
      form: (controls) => (
        <DialogForm
          controls={controls}
          schema={classroomSchema}
          read={(data) => ({ name: data.get('name'), subject: data.get('subject') || null })}
          send={async (input) => {
            created = (await api(CreateClassroomDocument, { input })).createClassroom;
          }}
          confirmLabel={t.create}
        >
          {(errors) => (
            <>
              <Field label={t.name} name="name" autoComplete="off" error={errors.name} />
              <SelectField
                label={t.subject}
                name="subject"
                placeholder={t.noSubject}
                options={subjects.map(({ id, title }) => ({ value: id, label: title }))}
              />
            </>
          )}
        </DialogForm>
      ),
    });
    if (reason === 'confirm') await navigate(href('teacher.classroom.detail', { id: created }));
  };
}

/** Asks for the code of an invitation, and opens the colleague's class. */
export function useCoTeach(): () => Promise<void> {
  const { classes: t } = useTexts(classTeachingTexts);
  const api = useApi();
  const dialog = useDialog();
  const navigate = useNavigate();
  return async () => {
    let joined = '';
    const { reason } = await dialog.open({
      title: t.together,
      text: t.togetherHint,
      confirmLabel: t.accept,
      input: {
        type: 'text',
        label: t.invitationCode,
        validate: (code) => joinSchema.safeParse({ code }).error?.issues[0]?.message ?? null,
      },
      work: async (value) => {
        const input = joinSchema.parse({ code: value });
        joined = (await api(JoinClassroomDocument, input)).joinClassroom;
      },
    });
    if (reason === 'confirm') await navigate(href('teacher.classroom.detail', { id: joined }));
  };
}
