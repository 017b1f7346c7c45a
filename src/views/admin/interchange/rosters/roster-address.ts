import { href } from '#routes/href.ts';

/** The address of rosters, or of one import. */
export const rosterAddress = (id = ''): string => `${href('admin.classroom')}?roster=${id}`;
