/** A school year has at most so many weeks. */
export const SCHEME_WEEKS_MAX = 53;
export const SCHEME_TITLE_MAX_CHARS = 150;
export const SCHEME_NOTE_MAX_CHARS = 4_000;
export const SCHEME_WEEK_TOPICS_MAX = 20;
export const SCHEME_WEEK_LINKS_MAX = 20;
export const SCHEME_WEEK_ASSIGNMENTS_MAX = 10;
export const SCHEME_LINK_MAX_CHARS = 2_000;
/** Schemes that one teacher has created and that are not archived. */
export const SCHEMES_PER_TEACHER_MAX = 200;
/** How many schemes a list shows, the latest changed first. */
export const SCHEMES_SHOWN = 500;
