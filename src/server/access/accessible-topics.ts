import type { ContentType } from '#domain/access/content-type.ts';
import type { Viewer } from './viewer.ts';

/** The facts of the access rule for one viewer and kind of content, as two parameters of a statement. */
export type AccessParameters = readonly [everywhere: boolean, subjects: readonly string[]];

/** The parameters of the access rule for a viewer and a kind of content. */
export const accessParameters = (viewer: Viewer, type: ContentType): AccessParameters => [
  viewer.role !== 'student' || viewer.standardPlan?.[type] === true,
  viewer.proPlan ? viewer.subjects : [],
];

/**
 * The access rule (`domain/access/content-access.rule.ts`) as SQL, to check many topics in one query: true where the
 * viewer may open content of the type in the topic.
 * @param topic alias of a row of topics
 * @param everywhere placeholder of the first parameter, such as `$2`
 * @param subjects placeholder of the second parameter, such as `$3`
 */
export const topicIsAccessible = (topic: string, everywhere: string, subjects: string, type?: 'short'): string =>
  `(${everywhere}::boolean or ${topic}.free or ${topic}.subject_id = any(${subjects}::uuid[])${
    type === 'short' ? ' or exists (select from live_topics any_topic where any_topic.free)' : ''
  })`;

/** The same for content of a whole subject, which no free topic opens. */
export const subjectIsAccessible = (subject: string, everywhere: string, subjects: string): string =>
  `(${everywhere}::boolean or ${subject}.id = any(${subjects}::uuid[]))`;
