import { href } from '#routes/href.ts';

/** The search parameter of the record of processing activities: the school's id. */
export const PROCESSING_PARAMETER = 'processing';

/** The address of the record of a school. */
export const processingHref = (school: string): string =>
  `${href('admin.users')}?${PROCESSING_PARAMETER}=${encodeURIComponent(school)}`;
