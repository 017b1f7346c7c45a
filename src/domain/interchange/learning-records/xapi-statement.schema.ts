import * as z from 'zod/mini';

/*
 * Statements as the specification "Experience API 1.0.3" defines them (part two, chapter 2). Null is never allowed, and
 * neither are properties that the specification doesn't name. Objects are activities, because nothing else is sent.
 */

const iri = z.string().check(z.regex(/^[a-z][a-z0-9+.-]*:[^\s<>"{}|\\^`]+$/i));
const languageTag = z.string().check(z.regex(/^[a-z]{2,8}(-[a-z0-9]{1,8})*$/i));
const languageMap = z.record(languageTag, z.string());
const extensions = z.record(iri, z.unknown());
const instant = z.iso.datetime({ offset: true }).check(z.refine((text) => !text.endsWith('-00:00')));
const duration = z.string().check(z.regex(/^P(?!$)(\d+Y)?(\d+M)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+(\.\d+)?S)?)?$/));

const account = z.strictObject({ homePage: iri, name: z.string().check(z.minLength(1)) });
/** Exactly one inverse functional identifier. */
const agent = z
  .strictObject({
    objectType: z.optional(z.literal('Agent')),
    name: z.optional(z.string()),
    mbox: z.optional(z.string().check(z.regex(/^mailto:[^\s@]+@[^\s@]+$/))),
    mbox_sha1sum: z.optional(z.string().check(z.regex(/^[0-9a-f]{40}$/i))),
    openid: z.optional(iri),
    account: z.optional(account),
  })
  .check(
    z.refine(
      (given) =>
        [given.mbox, given.mbox_sha1sum, given.openid, given.account].filter((each) => each !== undefined).length === 1,
    ),
  );

const activity = z.strictObject({
  objectType: z.optional(z.literal('Activity')),
  id: iri,
  definition: z.optional(
    z.strictObject({
      name: z.optional(languageMap),
      description: z.optional(languageMap),
      type: z.optional(iri),
      moreInfo: z.optional(iri),
      extensions: z.optional(extensions),
    }),
  ),
});

const score = z
  .strictObject({
    scaled: z.optional(z.number().check(z.minimum(-1), z.maximum(1))),
    raw: z.optional(z.number()),
    min: z.optional(z.number()),
    max: z.optional(z.number()),
  })
  .check(
    z.refine(({ raw, min, max }) => {
      if (min !== undefined && max !== undefined && min >= max) return false;
      if (raw === undefined) return true;
      return (min === undefined || raw >= min) && (max === undefined || raw <= max);
    }),
  );

const activities = z.array(activity);

export const xapiStatementSchema = z.strictObject({
  id: z.uuid(),
  actor: agent,
  verb: z.strictObject({ id: iri, display: z.optional(languageMap) }),
  object: activity,
  result: z.optional(
    z.strictObject({
      score: z.optional(score),
      success: z.optional(z.boolean()),
      completion: z.optional(z.boolean()),
      response: z.optional(z.string()),
      duration: z.optional(duration),
      extensions: z.optional(extensions),
    }),
  ),
  context: z.optional(
    z.strictObject({
      registration: z.optional(z.uuid()),
      contextActivities: z.optional(
        z.strictObject({
          parent: z.optional(activities),
          grouping: z.optional(activities),
          category: z.optional(activities),
          other: z.optional(activities),
        }),
      ),
      revision: z.optional(z.string()),
      platform: z.optional(z.string()),
      language: z.optional(languageTag),
      extensions: z.optional(extensions),
    }),
  ),
  timestamp: z.optional(instant),
});
export type XapiStatement = z.infer<typeof xapiStatementSchema>;
