import {
  OrganisationDocument,
  OrganisationSchoolsDocument,
  OrganisationsDocument,
} from '#api/documents/users/organisation.generated.ts';
import { useViewData, type ViewLoaderArgs } from '#client/view.context.ts';
import { OrganisationList } from './organisation-list.tsx';
import { OrganisationRecord } from './organisation-record.tsx';
import { WorkingSchools } from './working-schools.tsx';

/** For admins the organisations, or with `?id` one of them; for a school admin, the schools they may work in. */
export const loader = async ({ api, user, url: { searchParams } }: ViewLoaderArgs) => {
  if (user?.userRole !== 'admin') return { shows: 'schools' as const, ...(await api(OrganisationSchoolsDocument)) };
  const id = searchParams.get('id');
  return id === null
    ? { shows: 'list' as const, ...(await api(OrganisationsDocument)) }
    : { shows: 'record' as const, ...(await api(OrganisationDocument, { id })) };
};

/** One address for all three: a second one would be downloaded with every page. */
export function Component() {
  const data = useViewData<typeof loader>();
  if (data.shows === 'schools') return <WorkingSchools {...data} />;
  if (data.shows === 'list') return <OrganisationList organisations={data.organisations} />;
  return <OrganisationRecord key={data.organisation.id} organisation={data.organisation} />;
}
