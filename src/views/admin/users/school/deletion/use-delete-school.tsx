import { DeleteSchoolDocument, SchoolContentDocument } from '#api/documents/users/school-deletion.generated.ts';
import { useApi } from '#client/app.context.ts';
import { useDialog } from '#client/platform/dialog/use-dialog.ts';
import { schoolDeletionSchema } from '#domain/users/school-deletion.schema.ts';
import { useTexts } from '#texts/current-language.ts';
import { schoolDeletionTexts } from '#texts/users/school/school-deletion.texts.ts';
import { Field } from '#ui/form/field.tsx';
import { DialogForm } from '../../../../shared/platform/dialog/dialog-form.tsx';
import { SchoolContent } from './school-content.tsx';

/**
 * Opens the dialog that deletes a school: what will be deleted, and the school's name to type.
 * @param onScheduled runs once the deletion is scheduled
 */
export function useDeleteSchool(
  { id, name }: { readonly id: string; readonly name: string },
  onScheduled: () => Promise<void>,
): () => Promise<void> {
  const t = useTexts(schoolDeletionTexts);
  const api = useApi();
  const dialog = useDialog();
  return async () => {
    const content = api(SchoolContentDocument, { school: id });
    const { reason } = await dialog.open({
      title: t.dialogTitle({ name }),
      widthEm: 34,
      form: (controls) => (
        <DialogForm
          controls={controls}
          schema={schoolDeletionSchema}
          send={async (typed) => {
            await api(DeleteSchoolDocument, { school: id, ...typed });
          }}
          confirmLabel={t.delete}
          isDangerous
        >
          {(errors) => (
            <>
              <SchoolContent content={content} />
              <Field label={t.name} name="name" hint={t.nameHint({ name })} autoComplete="off" error={errors.name} />
            </>
          )}
        </DialogForm>
      ),
    });
    if (reason !== 'confirm') return;
    dialog.toast(t.done);
    await onScheduled();
  };
}
