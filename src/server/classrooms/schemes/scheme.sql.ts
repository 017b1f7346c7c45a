/**
 * Whether a teacher may read and edit a scheme: one without a school is its creator's alone; a shared one belongs to the
 * teachers of its school.
 * @param scheme alias of its row
 * @param user, school placeholders of the viewer's id and school: `$2`
 */
export const isUsableScheme = (scheme: string, [user, school]: readonly [user: string, school: string]): string =>
  `(case when ${scheme}.school_id is null then ${scheme}.created_by = ${user}::uuid else ${scheme}.school_id = ${school}::uuid end)`;
