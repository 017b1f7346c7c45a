import { useNavigate, useRevalidator } from 'react-router';
import {
  AddOrganisationSchoolDocument,
  AppointOrganisationAdminDocument,
  DeleteOrganisationDocument,
  DismissOrganisationAdminDocument,
  FreeSchoolsDocument,
  type OrganisationQuery,
  RemoveOrganisationSchoolDocument,
  RenameOrganisationDocument,
} from '#api/documents/users/organisation.generated.ts';
import { useApi } from '#client/app.context.ts';
import { useDialog } from '#client/platform/dialog/use-dialog.ts';
import {
  organisationAdminSchema,
  organisationSchema,
  organisationSchoolSchema,
} from '#domain/users/organisation.schema.ts';
import { href } from '#routes/href.ts';
import { useTexts } from '#texts/current-language.ts';
import { organisationTexts } from '#texts/users/organisation.texts.ts';
import { Field } from '#ui/form/field.tsx';
import { DialogForm } from '../../../shared/platform/dialog/dialog-form.tsx';
import { SchoolChoice } from './school-choice.tsx';

type Organisation = OrganisationQuery['organisation'];
type Named = { readonly id: string; readonly name: string };

/** What an admin can do with an organisation, each with its dialog. */
export function useOrganisationActions({ id, name }: Organisation) {
  const t = useTexts(organisationTexts);
  const api = useApi();
  const dialog = useDialog();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();

  const show = async ({ reason }: { readonly reason: string }, done: string): Promise<void> => {
    if (reason !== 'confirm') return;
    dialog.toast(done);
    await revalidate();
  };

  return {
    rename: async (): Promise<void> =>
      show(
        await dialog.open({
          title: t.rename,
          form: (controls) => (
            <DialogForm
              controls={controls}
              schema={organisationSchema}
              send={async (draft) => {
                await api(RenameOrganisationDocument, { id, ...draft });
              }}
              confirmLabel={t.save}
            >
              {(errors) => <Field label={t.name} name="name" defaultValue={name} error={errors.name} />}
            </DialogForm>
          ),
        }),
        t.saved,
      ),
    remove: async (): Promise<void> => {
      const { reason } = await dialog.open({
        title: t.deleteTitle,
        text: t.deleteText,
        confirmLabel: t.delete,
        isDangerous: true,
        work: async () => {
          await api(DeleteOrganisationDocument, { id });
        },
      });
      if (reason !== 'confirm') return;
      dialog.toast(t.deleted);
      await navigate(href('admin.organisation'));
    },
    addSchool: async (): Promise<void> => {
      const { freeSchools } = await api(FreeSchoolsDocument);
      await show(
        await dialog.open({
          title: t.addSchool,
          form: (controls) => (
            <DialogForm
              controls={controls}
              schema={organisationSchoolSchema}
              send={async ({ school }) => {
                await api(AddOrganisationSchoolDocument, { id, school });
              }}
              confirmLabel={t.addSchool}
            >
              {(errors) => <SchoolChoice schools={freeSchools} error={errors.school} />}
            </DialogForm>
          ),
        }),
        t.schoolAdded,
      );
    },
    removeSchool: async (school: Named): Promise<void> =>
      show(
        await dialog.open({
          title: t.removeSchoolTitle({ name: school.name }),
          text: t.removeSchoolText,
          confirmLabel: t.removeSchool,
          isDangerous: true,
          work: async () => {
            await api(RemoveOrganisationSchoolDocument, { id, school: school.id });
          },
        }),
        t.schoolRemoved,
      ),
    appoint: async (): Promise<void> =>
      show(
        await dialog.open({
          title: t.appoint,
          form: (controls) => (
            <DialogForm
              controls={controls}
              schema={organisationAdminSchema}
              send={async ({ email }) => {
                await api(AppointOrganisationAdminDocument, { id, email });
              }}
              confirmLabel={t.appoint}
            >
              {(errors) => <Field label={t.email} name="email" type="email" hint={t.emailHint} error={errors.email} />}
            </DialogForm>
          ),
        }),
        t.appointed,
      ),
    dismiss: async (admin: Named): Promise<void> =>
      show(
        await dialog.open({
          title: t.dismissTitle({ name: admin.name }),
          text: t.dismissText,
          confirmLabel: t.dismiss,
          isDangerous: true,
          work: async () => {
            await api(DismissOrganisationAdminDocument, { id, user: admin.id });
          },
        }),
        t.dismissed,
      ),
  };
}
