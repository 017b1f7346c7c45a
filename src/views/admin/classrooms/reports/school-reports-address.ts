import { href } from '#routes/href.ts';

/** The search parameter of the page of reports, with the reports of a class that are open; empty: the list. */
export const REPORTS_PARAMETER = 'reports';

/** The address of the list of reports, or of those of a class. */
export const schoolReportsHref = (set = ''): string =>
  `${href('admin.classroom')}?${REPORTS_PARAMETER}=${encodeURIComponent(set)}`;
