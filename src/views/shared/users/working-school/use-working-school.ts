import { useEffect } from 'react';
import { WorkingSchoolsDocument } from '#api/documents/users/organisation.generated.ts';
import { useApi } from '#client/app.context.ts';
import { onSchoolChanged } from '#client/users/working-school.ts';
import { href } from '#routes/href.ts';
import { useLazyQuery } from '#ui/loading/use-lazy-query.ts';

/** The school in which a school admin works, and whether that is not their own. */
export type ShownSchool = { readonly name: string; readonly isForeign: boolean };

/** Where the viewer works: its name is null without an organisation; and when that school is deleted, if that is planned. */
export type WorkingSchool = {
  readonly id: string | null;
  readonly shown: ShownSchool | null;
  readonly deletionAt: string | null;
};

/** The page is loaded again, so that nothing loaded in one school is shown or saved in another. */
export const loadHome = (): void => window.location.assign(href('home'));

/** The school in which the viewer works. When another tab changes it, this one loads again. */
export function useWorkingSchool(): Promise<WorkingSchool> {
  const api = useApi();
  useEffect(() => onSchoolChanged(loadHome), []);
  return useLazyQuery(async () => {
    const { current = null, own, schools, deletionAt = null } = (await api(WorkingSchoolsDocument)).workingSchools;
    const found = schools.find(({ id }) => id === current);
    return {
      id: current,
      shown: found === undefined ? null : { name: found.name, isForeign: current !== own },
      deletionAt,
    };
  });
}
