import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { caliperEnvelope, caliperEvent } from '#domain/interchange/learning-records/caliper-event.rule.ts';
import {
  caliperEnvelopeSchema,
  caliperEventSchema,
} from '#domain/interchange/learning-records/caliper-event.schema.ts';
import type { RecordAttempt, SentRecord } from '#domain/interchange/learning-records/learning-record.ts';
import { xapiStatement } from '#domain/interchange/learning-records/xapi-statement.rule.ts';
import { xapiStatementSchema } from '#domain/interchange/learning-records/xapi-statement.schema.ts';

const ORIGIN = 'https://lectern.example.org';

const at = fc
  .date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString());
const id = fc.uuid();
const title = fc.string({ unit: 'grapheme', maxLength: 40 });
const person = fc.record({
  account: fc.stringMatching(/^[0-9a-f]{32}$/),
  email: fc.option(fc.constantFrom('sam@example.org', "o'neil+exam@school.example"), { nil: null }),
});
const attempt: fc.Arbitrary<RecordAttempt> = fc.record({
  id,
  number: fc.integer({ min: 1, max: 99 }),
  startedAt: at,
  part: fc.record({ id, title }),
  assignment: fc.record({ id, title }),
  classroomId: id,
});
/** Also what sums of fractions give: a little above the maximum, or below zero. */
const score = fc.record({
  earned: fc.double({ min: -1e-9, max: 120, noNaN: true }),
  max: fc.double({ min: 0.25, max: 100, noNaN: true }),
});
const question = fc.record({ id, number: fc.integer({ min: 1, max: 200 }) });
const material = fc.record({
  id,
  title,
  isAudio: fc.boolean(),
  durationSeconds: fc.double({ min: 0, max: 1e5, noNaN: true }),
});
const shared = { id, at, person };
const record: fc.Arbitrary<SentRecord> = fc.oneof(
  fc.record({ kind: fc.constant('test' as const), id, at }),
  fc.record({ kind: fc.constant('attemptStarted' as const), ...shared, attempt }),
  fc.record({
    ...{ kind: fc.constant('questionAnswered' as const), ...shared, attempt, question, isAnswered: fc.boolean() },
    ...{ score: fc.option(score, { nil: null }), response: fc.option(title, { nil: null }) },
  }),
  fc.record({
    ...{ kind: fc.constant('attemptSubmitted' as const), ...shared, attempt },
    ...{ score: fc.option(score, { nil: null }), seconds: fc.double({ min: 0, max: 1e6, noNaN: true }) },
  }),
  fc.record({ kind: fc.constant('attemptGraded' as const), ...shared, attempt, score }),
  fc.record({ kind: fc.constant('questionGraded' as const), ...shared, attempt, question, score }),
  fc.record({ kind: fc.constant('mediaStarted' as const), ...shared, material }),
  fc.record({ kind: fc.constant('mediaCompleted' as const), ...shared, material }),
);

/** What a store reads: JSON has no `undefined`. */
const sent = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

describe('every record', () => {
  it('is a statement as xAPI 1.0.3 defines it', () => {
    fc.assert(
      fc.property(record, (given) => {
        const { success, error } = xapiStatementSchema.safeParse(sent(xapiStatement(given, ORIGIN)));
        expect(success, JSON.stringify(error?.issues)).toBe(true);
      }),
      { numRuns: 500 },
    );
  });

  it('is an event as Caliper 1.2 defines it', () => {
    fc.assert(
      fc.property(fc.array(record, { minLength: 1, maxLength: 5 }), (given) => {
        const events = given.map((each) => caliperEvent(each, ORIGIN));
        const { success, error } = caliperEnvelopeSchema.safeParse(
          sent(caliperEnvelope(events, { origin: ORIGIN, sentAt: new Date() })),
        );
        expect(success, JSON.stringify(error?.issues)).toBe(true);
      }),
      { numRuns: 300 },
    );
  });

  it('names a student by the id of the school’s stores, and by email only where it is given', () => {
    fc.assert(
      fc.property(record, (given) => {
        fc.pre(given.kind !== 'test');
        const anonymous = { ...given, person: { account: 'a'.repeat(32), email: null } };
        for (const text of [xapiStatement(anonymous, ORIGIN), caliperEvent(anonymous, ORIGIN)].map((each) =>
          JSON.stringify(each),
        )) {
          expect(text).toContain('a'.repeat(32));
          expect(text).not.toContain('mbox');
          expect(text).not.toContain('EmailAddress');
        }
      }),
    );
  });
});

const STARTED = {
  kind: 'attemptStarted',
  ...{ id: '6f0e7f0a-2b5c-4d59-9f0e-8a3f0c3f4b11', at: '2026-12-01T09:00:00.120Z' },
  person: { account: '0'.repeat(32), email: null },
  attempt: {
    ...{ id: '77c20000-0000-4000-8000-000000000001', number: 1, startedAt: '2026-12-01T09:00:00.120Z' },
    part: { id: '77c20000-0000-4000-8000-000000000002', title: 'Forces' },
    assignment: { id: '77c20000-0000-4000-8000-000000000003', title: 'Homework' },
    classroomId: '77c20000-0000-4000-8000-000000000004',
  },
} as const satisfies SentRecord;

describe('a statement', () => {
  const statement = xapiStatement(STARTED, ORIGIN);

  it('says who started what, and in which attempt', () => {
    expect(statement).toMatchObject({
      actor: { account: { homePage: ORIGIN, name: '0'.repeat(32) } },
      verb: { id: 'http://adlnet.gov/expapi/verbs/initialized' },
      object: { definition: { type: 'http://adlnet.gov/expapi/activities/assessment', name: { und: 'Forces' } } },
      context: { registration: STARTED.attempt.id },
      timestamp: STARTED.at,
    });
  });

  it.each([
    ['has null for a property', { ...statement, result: null }],
    ['has an unknown property', { ...statement, extra: 1 }],
    ['has no UUID', { ...statement, id: 'event-1' }],
    ['has two identifiers of its actor', { ...statement, actor: { ...statement.actor, mbox: 'mailto:a@example.org' } }],
    ['has no identifier of its actor', { ...statement, actor: { objectType: 'Agent', name: 'Sam' } }],
    ['has a verb without an IRI', { ...statement, verb: { id: 'started' } }],
    ['has a score beyond its range', { ...statement, result: { score: { scaled: 1.2 } } }],
    ['has a raw score above its maximum', { ...statement, result: { score: { raw: 3, max: 2 } } }],
    ['has a time zone of no place', { ...statement, timestamp: '2026-12-01T09:00:00-00:00' }],
    ['has a duration in seconds only', { ...statement, result: { duration: '90' } }],
  ])('that %s is not valid', (_, given) => {
    expect(xapiStatementSchema.safeParse(given).success).toBe(false);
  });
});

describe('an event', () => {
  const event = caliperEvent(STARTED, ORIGIN);

  it('says who started what, and in which attempt', () => {
    expect(event).toMatchObject({
      ...{ type: 'AssessmentEvent', profile: 'AssessmentProfile', action: 'Started' },
      '@context': 'http://purl.imsglobal.org/ctx/caliper/v1p2',
      object: { type: 'Assessment', name: 'Forces' },
      generated: { type: 'Attempt', count: 1, startedAtTime: STARTED.at },
    });
  });

  it.each([
    ['has another context', { ...event, '@context': 'http://purl.imsglobal.org/ctx/caliper/v1p1' }],
    ['has another profile than its type', { ...event, profile: 'GradingProfile' }],
    ['has an action that its profile lacks', { ...event, action: 'Graded' }],
    ['has an id without urn:uuid', { ...event, id: STARTED.id }],
    ['has a time without milliseconds', { ...event, eventTime: '2026-12-01T09:00:00Z' }],
    ['has a time zone', { ...event, eventTime: '2026-12-01T09:00:00.000+01:00' }],
  ])('that %s is not valid', (_, given) => {
    expect(caliperEventSchema.safeParse(given).success).toBe(false);
  });

  it('leaves out the answer of a question that was skipped, and has its score as an event of grading', () => {
    const answered = {
      kind: 'questionAnswered',
      ...{ id: STARTED.id, at: STARTED.at, person: STARTED.person, attempt: STARTED.attempt },
      ...{ question: { id: STARTED.attempt.id, number: 2 }, isAnswered: false, score: null, response: null },
    } as const;
    expect(caliperEvent(answered, ORIGIN)).not.toHaveProperty('generated');
    expect(caliperEvent({ ...answered, kind: 'questionGraded', score: { earned: 1, max: 3 } }, ORIGIN)).toMatchObject({
      type: 'GradeEvent',
      generated: { type: 'Score', scoreGiven: 1, maxScore: 3 },
    });
  });
});
