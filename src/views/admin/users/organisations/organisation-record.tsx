import { Button, Link as TextLink } from '@radix-ui/themes';
import { Link } from 'react-router';
import type { OrganisationQuery } from '#api/documents/users/organisation.generated.ts';
import { useSession } from '#client/app.context.ts';
import { hasPermission } from '#domain/access/permission.ts';
import { href } from '#routes/href.ts';
import { useTexts } from '#texts/current-language.ts';
import { organisationTexts } from '#texts/users/organisation.texts.ts';
import { EmptyNote } from '#ui/empty-state/empty-state.tsx';
import { ActionMenu } from '#ui/menu/action-menu.tsx';
import { MenuItem } from '#ui/menu/menu.tsx';
import pages from '#ui/page/page.module.css';
import { PageHeading } from '#ui/page/page-heading.tsx';
import { PageSection } from '#ui/page/page-section.tsx';
import { useTitle } from '#ui/page/use-title.ts';
import type { Column } from '#ui/table/column.ts';
import { DataTable } from '#ui/table/data-table.tsx';
import { ListLink } from '../../list-link.tsx';
import { useOrganisationActions } from './use-organisation-actions.tsx';

type Organisation = OrganisationQuery['organisation'];
type School = Organisation['schools'][number];
type Admin = Organisation['admins'][number];

/** An organisation: its schools, and the admins who may work in each of them. */
export function OrganisationRecord({ organisation }: { readonly organisation: Organisation }) {
  const t = useTexts(organisationTexts);
  const user = useSession();
  const actions = useOrganisationActions(organisation);
  const { name, schools, admins } = organisation;
  useTitle(name);
  const mayWrite = hasPermission(user, 'schools.write');
  const mayAppoint = hasPermission(user, 'users.write');
  const mayReadUsers = hasPermission(user, 'users.read');

  const remover = <Row extends { readonly name: string }>(remove: (row: Row) => Promise<void>): Column<Row> => ({
    id: 'remove',
    title: t.remove,
    isAction: true,
    sortable: false,
    value: () => null,
    show: (row) => (
      <Button
        size="2"
        variant="soft"
        color="gray"
        aria-label={t.removeOf({ name: row.name })}
        onClick={() => void remove(row)}
      >
        {t.remove}
      </Button>
    ),
  });
  const schoolColumns: readonly Column<School>[] = [
    {
      id: 'name',
      title: t.school,
      share: 3,
      value: (school) => school.name,
      show: (school) => (
        <TextLink asChild>
          <Link to={href('admin.school.edit', { id: school.id })}>{school.name}</Link>
        </TextLink>
      ),
    },
    ...(mayWrite ? [remover<School>(actions.removeSchool)] : []),
  ];
  const adminColumns: readonly Column<Admin>[] = [
    {
      id: 'name',
      title: t.name,
      share: 2,
      value: (admin) => admin.name,
      show: (admin) =>
        mayReadUsers ? (
          <TextLink asChild>
            <Link to={href('admin.users.edit', { id: admin.id })}>{admin.name}</Link>
          </TextLink>
        ) : (
          admin.name
        ),
    },
    { id: 'email', title: t.email, share: 2, value: ({ email }) => email },
    { id: 'school', title: t.ownSchool, value: ({ school }) => school },
    { id: 'grantedBy', title: t.grantedBy, hiddenAtFirst: true, value: ({ grantedBy }) => grantedBy },
    { id: 'grantedAt', title: t.grantedAt, value: ({ grantedAt }) => new Date(grantedAt) },
    ...(mayAppoint ? [remover<Admin>(actions.dismiss)] : []),
  ];
  return (
    <div className={pages.fullWidth}>
      <PageHeading
        up={<ListLink to={href('admin.organisation')}>{t.title}</ListLink>}
        title={name}
        actions={
          <>
            {mayWrite && (
              <Button size="3" onClick={() => void actions.addSchool()}>
                {t.addSchool}
              </Button>
            )}
            {mayAppoint && (
              <Button size="3" variant="soft" onClick={() => void actions.appoint()}>
                {t.appoint}
              </Button>
            )}
            {mayWrite && (
              <ActionMenu label={t.more}>
                <MenuItem onChoose={() => void actions.rename()}>{t.rename}</MenuItem>
                <MenuItem onChoose={() => void actions.remove()}>{t.delete}</MenuItem>
              </ActionMenu>
            )}
          </>
        }
      />
      <PageSection id="organisation-schools" title={t.schools}>
        <DataTable
          name="organisation-schools"
          label={t.schools}
          columns={schoolColumns}
          rows={schools}
          keyOf={({ id }) => id}
          empty={<EmptyNote illustration="schools">{t.noSchools}</EmptyNote>}
        />
      </PageSection>
      <PageSection id="organisation-admins" title={t.admins}>
        <DataTable
          name="organisation-admins"
          label={t.admins}
          columns={adminColumns}
          rows={admins}
          keyOf={({ id }) => id}
          empty={<EmptyNote illustration="users">{t.noAdmins}</EmptyNote>}
        />
      </PageSection>
    </div>
  );
}
