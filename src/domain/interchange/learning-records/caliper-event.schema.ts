import * as z from 'zod/mini';

/*
 * Envelopes and events as the specification "Caliper Analytics 1.2" defines them, for the profiles that are used: general,
 * assessment, grading and media. Identifiers of things are IRIs.
 */

export const CALIPER_CONTEXT = 'http://purl.imsglobal.org/ctx/caliper/v1p2';

const iri = z.string().check(z.regex(/^[a-z][a-z0-9+.-]*:[^\s<>"{}|\\^`]+$/i));
/** UTC with milliseconds, as the specification requires. */
const instant = z.string().check(z.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/));
const duration = z.string().check(z.regex(/^PT\d+(\.\d+)?S$/));
const name = z.optional(z.string());

const application = z.strictObject({ id: iri, type: z.literal('SoftwareApplication'), name });
const person = z.strictObject({
  id: iri,
  type: z.literal('Person'),
  otherIdentifiers: z.optional(
    z.array(
      z.strictObject({
        type: z.literal('SystemIdentifier'),
        identifierType: z.literal('EmailAddress'),
        identifier: z.string().check(z.regex(/^[^\s@]+@[^\s@]+$/)),
      }),
    ),
  ),
});
const course = z.strictObject({ id: iri, type: z.literal('CourseSection') });
const assessment = z.strictObject({
  id: iri,
  type: z.literal('Assessment'),
  name,
  isPartOf: z.optional(z.strictObject({ id: iri, type: z.literal('AssignableDigitalResource'), name })),
});
const item = z.strictObject({ id: iri, type: z.literal('AssessmentItem'), name, isPartOf: assessment });
const attempt = z.strictObject({
  id: iri,
  type: z.literal('Attempt'),
  assignee: person,
  assignable: z.union([assessment, item]),
  isPartOf: z.optional(iri),
  count: z.number().check(z.int(), z.minimum(1)),
  dateCreated: instant,
  startedAtTime: z.optional(instant),
  endedAtTime: z.optional(instant),
  duration: z.optional(duration),
});
const response = z.strictObject({
  id: iri,
  type: z.literal('Response'),
  attempt,
  dateCreated: instant,
  extensions: z.optional(z.strictObject({ text: z.string() })),
});
const score = z
  .strictObject({
    id: iri,
    type: z.literal('Score'),
    attempt: iri,
    maxScore: z.number().check(z.positive()),
    scoreGiven: z.number(),
    scoredBy: application,
    dateCreated: instant,
  })
  .check(z.refine(({ maxScore, scoreGiven }) => scoreGiven <= maxScore));
const media = z.strictObject({
  id: iri,
  type: z.enum(['VideoObject', 'AudioObject']),
  name,
  duration: z.optional(duration),
});
const mediaLocation = z.strictObject({ id: iri, type: z.literal('MediaLocation'), currentTime: duration });

const shared = {
  '@context': z.literal(CALIPER_CONTEXT),
  id: z.string().check(z.regex(/^urn:uuid:[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/)),
  eventTime: instant,
  edApp: application,
  group: z.optional(course),
};

export const caliperEventSchema = z.discriminatedUnion('type', [
  z.strictObject({
    ...shared,
    type: z.literal('Event'),
    profile: z.literal('GeneralProfile'),
    actor: application,
    action: z.literal('Used'),
    object: application,
  }),
  z.strictObject({
    ...shared,
    type: z.literal('AssessmentEvent'),
    profile: z.literal('AssessmentProfile'),
    actor: person,
    action: z.enum(['Started', 'Submitted']),
    object: assessment,
    generated: attempt,
  }),
  z.strictObject({
    ...shared,
    type: z.literal('AssessmentItemEvent'),
    profile: z.literal('AssessmentProfile'),
    actor: person,
    action: z.enum(['Completed', 'Skipped']),
    object: item,
    generated: z.optional(response),
  }),
  z.strictObject({
    ...shared,
    type: z.literal('GradeEvent'),
    profile: z.literal('GradingProfile'),
    actor: application,
    action: z.literal('Graded'),
    object: attempt,
    generated: score,
  }),
  z.strictObject({
    ...shared,
    type: z.literal('MediaEvent'),
    profile: z.literal('MediaProfile'),
    actor: person,
    action: z.enum(['Started', 'Ended']),
    object: media,
    target: mediaLocation,
  }),
]);
export type CaliperEvent = z.infer<typeof caliperEventSchema>;

export const caliperEnvelopeSchema = z.strictObject({
  sensor: iri,
  sendTime: instant,
  dataVersion: z.literal(CALIPER_CONTEXT),
  data: z.array(caliperEventSchema).check(z.minLength(1)),
});
export type CaliperEnvelope = z.infer<typeof caliperEnvelopeSchema>;
