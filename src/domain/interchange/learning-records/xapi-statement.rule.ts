import {
  isFullScore,
  isoDuration,
  type LearningRecord,
  type RecordAttempt,
  type RecordMaterial,
  type RecordQuestion,
  type RecordScore,
  type RecordStudent,
  recordAddresses,
  type SentRecord,
  scaledScore,
} from './learning-record.ts';
import type { XapiStatement } from './xapi-statement.schema.ts';

type Activity = XapiStatement['object'];
type Result = NonNullable<XapiStatement['result']>;

const ADL = 'http://adlnet.gov/expapi';

/** Identifiers of verbs that learning record stores know. */
const VERBS = {
  initialized: `${ADL}/verbs/initialized`,
  answered: `${ADL}/verbs/answered`,
  skipped: 'http://id.tincanapi.com/verb/skipped',
  completed: `${ADL}/verbs/completed`,
  scored: `${ADL}/verbs/scored`,
  played: 'https://w3id.org/xapi/video/verbs/played',
  experienced: `${ADL}/verbs/experienced`,
} as const;

const ACTIVITY_TYPES = {
  application: 'http://activitystrea.ms/schema/1.0/application',
  assessment: `${ADL}/activities/assessment`,
  assignment: 'http://id.tincanapi.com/activitytype/school-assignment',
  class: `${ADL}/activities/course`,
  question: `${ADL}/activities/question`,
  video: 'https://w3id.org/xapi/video/activity-type/video',
  audio: 'https://w3id.org/xapi/audio/activity-type/audio',
} as const;

/** The language of titles that teachers write is not known. */
const UNKNOWN_LANGUAGE = 'und';

/**
 * A record as a statement of xAPI 1.0.3.
 * @param origin the address of the product, by which its activities and accounts are named
 */
export function xapiStatement(record: SentRecord, origin: string): XapiStatement {
  const to = recordAddresses(origin);
  const app = activity(to.app, 'application', 'Lectern');
  if (record.kind === 'test')
    return {
      id: record.id,
      actor: { objectType: 'Agent', account: { homePage: origin, name: 'lectern' } },
      verb: verb('experienced'),
      object: app,
      timestamp: record.at,
    };
  const shared = { id: record.id, actor: agent(record.person, origin), timestamp: record.at };
  switch (record.kind) {
    case 'mediaStarted':
      return {
        ...shared,
        verb: verb('played'),
        object: material(record.material, to),
        context: { platform: 'Lectern' },
      };
    case 'mediaCompleted':
      return {
        ...shared,
        verb: verb('completed'),
        object: material(record.material, to),
        result: { completion: true },
        context: { platform: 'Lectern' },
      };
    default:
      return { ...shared, ...attemptStatement(record, to) };
  }
}

type Addresses = ReturnType<typeof recordAddresses>;
type AttemptRecord = Exclude<LearningRecord, { readonly kind: 'mediaStarted' | 'mediaCompleted' }>;

function attemptStatement(
  record: AttemptRecord,
  to: Addresses,
): Pick<XapiStatement, 'verb' | 'object' | 'result' | 'context'> {
  const { attempt } = record;
  const part = activity(to.part(attempt), 'assessment', attempt.part.title);
  const whole = { object: part, context: context(attempt, to, null) };
  switch (record.kind) {
    case 'attemptStarted':
      return { verb: verb('initialized'), ...whole };
    case 'attemptSubmitted':
      return {
        verb: verb('completed'),
        ...whole,
        result: { completion: true, duration: isoDuration(record.seconds), ...scoreOf(record.score) },
      };
    case 'attemptGraded':
      return { verb: verb('scored'), ...whole, result: { completion: true, ...scoreOf(record.score) } };
    case 'questionAnswered':
      return {
        verb: verb(record.isAnswered ? 'answered' : 'skipped'),
        object: question(record.question, to),
        result: {
          completion: record.isAnswered,
          ...scoreOf(record.score),
          ...(record.score !== null && { success: isFullScore(record.score) }),
          ...(record.response !== null && { response: record.response }),
        },
        context: context(attempt, to, part),
      };
    case 'questionGraded':
      return {
        verb: verb('scored'),
        object: question(record.question, to),
        result: { ...scoreOf(record.score), success: isFullScore(record.score) },
        context: context(attempt, to, part),
      };
  }
}

const agent = ({ account, email }: RecordStudent, origin: string): XapiStatement['actor'] =>
  email === null
    ? { objectType: 'Agent', account: { homePage: origin, name: account } }
    : { objectType: 'Agent', mbox: `mailto:${email}` };

const verb = (name: keyof typeof VERBS): XapiStatement['verb'] => ({ id: VERBS[name], display: { en: name } });

const activity = (id: string, type: keyof typeof ACTIVITY_TYPES, name: string | null): Activity => ({
  objectType: 'Activity',
  id,
  definition: { type: ACTIVITY_TYPES[type], ...(name !== null && { name: { [UNKNOWN_LANGUAGE]: name } }) },
});

const question = (of: RecordQuestion, to: Addresses): Activity => activity(to.question(of), 'question', `${of.number}`);

const material = (of: RecordMaterial, to: Addresses): Activity =>
  activity(to.material(of), of.isAudio ? 'audio' : 'video', of.title);

/** @param parent the assessment that a question is part of; null for the assessment itself */
const context = (attempt: RecordAttempt, to: Addresses, parent: Activity | null): XapiStatement['context'] => {
  const assignment = activity(to.assignment(attempt), 'assignment', attempt.assignment.title);
  return {
    registration: attempt.id,
    platform: 'Lectern',
    contextActivities: {
      parent: [parent ?? assignment],
      grouping: [...(parent === null ? [] : [assignment]), activity(to.classroom(attempt), 'class', null)],
    },
  };
};

const scoreOf = (score: RecordScore | null): Pick<Result, 'score'> =>
  score === null
    ? {}
    : {
        score: {
          scaled: scaledScore(score),
          raw: Math.min(score.max, Math.max(0, score.earned)),
          min: 0,
          max: score.max,
        },
      };
