/** Limits of the lists in which admins edit records. */

/** Rows on one page of an admin's list. */
export const RESOURCE_PAGE_ROWS = 50;
/** Above this, lists estimate the number of rows instead of counting them. */
export const RESOURCE_COUNTED_MAX = 1_000;
/** Options that a reference field shows before the user types. */
export const RESOURCE_OPTIONS_MAX = 50;
/** Records that can be changed, deleted or restored at once. */
export const BULK_RECORDS_MAX = 1_000;
export const SAVED_VIEWS_MAX = 30;
/** How long a download link of an exported list is valid. */
export const EXPORT_ADDRESS_LIFE_S = 60;
