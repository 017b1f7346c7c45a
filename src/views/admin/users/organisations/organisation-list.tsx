import { Button, Link as TextLink } from '@radix-ui/themes';
import { Link, useNavigate } from 'react-router';
import { CreateOrganisationDocument, type OrganisationsQuery } from '#api/documents/users/organisation.generated.ts';
import { useApi, useSession } from '#client/app.context.ts';
import { useDialog } from '#client/platform/dialog/use-dialog.ts';
import { hasPermission } from '#domain/access/permission.ts';
import { organisationSchema } from '#domain/users/organisation.schema.ts';
import { href } from '#routes/href.ts';
import { useTexts } from '#texts/current-language.ts';
import { organisationTexts } from '#texts/users/organisation.texts.ts';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { Field } from '#ui/form/field.tsx';
import pages from '#ui/page/page.module.css';
import { PageHeading } from '#ui/page/page-heading.tsx';
import type { Column } from '#ui/table/column.ts';
import { DataTable } from '#ui/table/data-table.tsx';
import { DialogForm } from '../../../shared/platform/dialog/dialog-form.tsx';

type Row = OrganisationsQuery['organisations'][number];

const addressOf = (id: string): string => `${href('admin.organisation')}?id=${id}`;

/** All organisations, for admins. */
export function OrganisationList({ organisations }: { readonly organisations: readonly Row[] }) {
  const t = useTexts(organisationTexts);
  const api = useApi();
  const dialog = useDialog();
  const navigate = useNavigate();
  const user = useSession();

  const create = async (): Promise<void> => {
    let id: string | null = null;
    await dialog.open({
      title: t.create,
      form: (controls) => (
        <DialogForm
          controls={controls}
          schema={organisationSchema}
          send={async (draft) => {
            id = (await api(CreateOrganisationDocument, draft)).createOrganisation;
          }}
          confirmLabel={t.create}
        >
          {(errors) => <Field label={t.name} name="name" hint={t.nameHint} error={errors.name} autoFocus />}
        </DialogForm>
      ),
    });
    if (id !== null) await navigate(addressOf(id));
  };

  const columns: readonly Column<Row>[] = [
    {
      id: 'name',
      title: t.name,
      share: 2,
      value: ({ name }) => name,
      show: ({ id, name }) => (
        <TextLink asChild>
          <Link to={addressOf(id)}>{name}</Link>
        </TextLink>
      ),
    },
    { id: 'schools', title: t.schools, numeric: true, value: ({ schoolCount }) => schoolCount },
    { id: 'admins', title: t.admins, numeric: true, value: ({ adminCount }) => adminCount },
  ];
  const button = hasPermission(user, 'schools.write') && (
    <Button size="3" onClick={() => void create()}>
      {t.create}
    </Button>
  );
  return (
    <div className={pages.fullWidth}>
      <PageHeading title={t.title} intro={t.intro} actions={organisations.length > 0 && button} />
      <DataTable
        name="organisations"
        label={t.title}
        columns={columns}
        rows={organisations}
        keyOf={({ id }) => id}
        onOpen={({ id }) => void navigate(addressOf(id))}
        empty={
          <EmptyState illustration="schools" level="h2" title={t.emptyTitle} action={button}>
            {t.empty}
          </EmptyState>
        }
      />
    </div>
  );
}
