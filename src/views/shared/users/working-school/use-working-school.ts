import { useEffect } from 'react';
import { WorkingSchoolsDocument } from '#api/documents/users/organisation.generated.ts';
import { useApi } from '#client/app.context.ts';
import { onSchoolChanged } from '#client/users/working-school.ts';
import { href } from '#routes/href.ts';
import { useLazyQuery } from '#ui/loading/use-lazy-query.ts';

/** The school in which a school admin works, and whether that is not their own. */
export type ShownSchool = { readonly name: string; readonly isForeign: boolean };

/** The page is loaded again, so that nothing loaded in one school is shown or saved in another. */
export const loadHome = (): void => window.location.assign(href('home'));

/**
 * The school in which the viewer works; null if they are not an admin of an organisation. When another tab changes it,
 * this one loads again.
 */
export function useWorkingSchool(): Promise<ShownSchool | null> {
  const api = useApi();
  useEffect(() => onSchoolChanged(loadHome), []);
  return useLazyQuery(async () => {
    const { current, own, schools } = (await api(WorkingSchoolsDocument)).workingSchools;
    const found = schools.find(({ id }) => id === current);
    return found === undefined ? null : { name: found.name, isForeign: current !== own };
  });
}
