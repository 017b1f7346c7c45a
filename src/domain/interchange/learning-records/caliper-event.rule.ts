import { CALIPER_CONTEXT, type CaliperEnvelope, type CaliperEvent } from './caliper-event.schema.ts';
import {
  isoDuration,
  type LearningRecord,
  type RecordAttempt,
  type RecordQuestion,
  type RecordScore,
  type RecordStudent,
  recordAddresses,
  type SentRecord,
} from './learning-record.ts';

type EventOf<T extends CaliperEvent['type']> = Extract<CaliperEvent, { readonly type: T }>;
type Attempt = EventOf<'AssessmentEvent'>['generated'];

/**
 * A record as an event of Caliper 1.2. Answers have no score there: their marks are events of grading.
 * @param origin the address of the product, by which its things are named
 */
export function caliperEvent(record: SentRecord, origin: string): CaliperEvent {
  const to = recordAddresses(origin);
  const app = { id: to.app, type: 'SoftwareApplication', name: 'Lectern' } as const;
  const shared = {
    '@context': CALIPER_CONTEXT,
    id: `urn:uuid:${record.id}`,
    eventTime: record.at,
    edApp: app,
  } as const;
  if (record.kind === 'test')
    return { ...shared, type: 'Event', profile: 'GeneralProfile', actor: app, action: 'Used', object: app };
  const actor = person(record.person, to);
  switch (record.kind) {
    case 'mediaStarted':
    case 'mediaCompleted': {
      const { material } = record;
      const isEnd = record.kind === 'mediaCompleted';
      return {
        ...shared,
        ...{ type: 'MediaEvent', profile: 'MediaProfile', actor, action: isEnd ? 'Ended' : 'Started' },
        object: {
          id: to.material(material),
          type: material.isAudio ? 'AudioObject' : 'VideoObject',
          name: material.title,
          duration: isoDuration(material.durationSeconds),
        },
        target: {
          id: `${to.material(material)}#${isEnd ? 'end' : 'start'}`,
          type: 'MediaLocation',
          currentTime: isoDuration(isEnd ? material.durationSeconds : 0),
        },
      };
    }
    default:
      return { ...shared, group: { id: to.classroom(record.attempt), type: 'CourseSection' }, ...attemptEvent(record) };
  }

  type Own<T> = T extends CaliperEvent ? Omit<T, keyof typeof shared | 'group'> : never;

  function attemptEvent(given: AttemptRecord): Own<CaliperEvent> {
    const { attempt } = given;
    const object = assessment(attempt, to);
    const whole: Attempt = {
      id: to.attempt(attempt),
      type: 'Attempt',
      assignee: actor,
      assignable: object,
      count: attempt.number,
      dateCreated: attempt.startedAt,
    };
    switch (given.kind) {
      case 'attemptStarted':
        return {
          ...{ type: 'AssessmentEvent', profile: 'AssessmentProfile', actor, action: 'Started', object },
          generated: { ...whole, startedAtTime: attempt.startedAt },
        };
      case 'attemptSubmitted':
        return {
          ...{ type: 'AssessmentEvent', profile: 'AssessmentProfile', actor, action: 'Submitted', object },
          generated: {
            ...whole,
            startedAtTime: attempt.startedAt,
            endedAtTime: given.at,
            duration: isoDuration(given.seconds),
          },
        };
      case 'questionAnswered': {
        const { question, response, isAnswered } = given;
        const item = { ...assessmentItem(attempt, question, to) };
        return {
          ...{ type: 'AssessmentItemEvent', profile: 'AssessmentProfile', actor, object: item },
          action: isAnswered ? 'Completed' : 'Skipped',
          ...(isAnswered && {
            generated: {
              id: `${to.answer(attempt, question)}/response`,
              type: 'Response',
              attempt: answer(attempt, question, given.at),
              dateCreated: given.at,
              ...(response !== null && { extensions: { text: response } }),
            },
          }),
        };
      }
      case 'attemptGraded':
        return graded(whole, given.score, given.at);
      case 'questionGraded':
        return graded(answer(attempt, given.question, attempt.startedAt), given.score, given.at);
    }
  }

  function answer(attempt: RecordAttempt, question: RecordQuestion, dateCreated: string): Attempt {
    return {
      id: to.answer(attempt, question),
      type: 'Attempt',
      assignee: actor,
      assignable: assessmentItem(attempt, question, to),
      isPartOf: to.attempt(attempt),
      count: attempt.number,
      dateCreated,
    };
  }

  function graded(object: Attempt, { earned, max }: RecordScore, at: string): Own<EventOf<'GradeEvent'>> {
    return {
      ...{ type: 'GradeEvent', profile: 'GradingProfile', actor: app, action: 'Graded', object },
      generated: {
        id: `${object.id}/score`,
        type: 'Score',
        attempt: object.id,
        maxScore: max,
        scoreGiven: Math.min(max, Math.max(0, earned)),
        scoredBy: app,
        dateCreated: at,
      },
    };
  }
}

type Addresses = ReturnType<typeof recordAddresses>;
type AttemptRecord = Exclude<LearningRecord, { readonly kind: 'mediaStarted' | 'mediaCompleted' }>;

const person = (given: RecordStudent, to: Addresses): Attempt['assignee'] => ({
  id: to.person(given),
  type: 'Person',
  ...(given.email !== null && {
    otherIdentifiers: [{ type: 'SystemIdentifier', identifierType: 'EmailAddress', identifier: given.email }],
  }),
});

const assessment = (attempt: RecordAttempt, to: Addresses): EventOf<'AssessmentEvent'>['object'] => ({
  id: to.part(attempt),
  type: 'Assessment',
  name: attempt.part.title,
  isPartOf: { id: to.assignment(attempt), type: 'AssignableDigitalResource', name: attempt.assignment.title },
});

const assessmentItem = (
  attempt: RecordAttempt,
  question: RecordQuestion,
  to: Addresses,
): EventOf<'AssessmentItemEvent'>['object'] => ({
  id: to.question(question),
  type: 'AssessmentItem',
  name: `${question.number}`,
  isPartOf: assessment(attempt, to),
});

/** The envelope in which events are sent. */
export const caliperEnvelope = (
  data: readonly CaliperEvent[],
  { origin, sentAt }: { readonly origin: string; readonly sentAt: Date },
): CaliperEnvelope => ({
  sensor: origin,
  sendTime: sentAt.toISOString(),
  dataVersion: CALIPER_CONTEXT,
  data: [...data],
});
