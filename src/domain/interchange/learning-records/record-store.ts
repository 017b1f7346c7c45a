/** The format of a store: xAPI 1.0.3 statements, or Caliper 1.2 events. */
export const RECORD_STANDARDS = ['xapi', 'caliper'] as const;
export type RecordStandard = (typeof RECORD_STANDARDS)[number];

/** What a school can choose to send. */
export const RECORD_TOPICS = ['attempts', 'answers', 'marks', 'media'] as const;
export type RecordTopic = (typeof RECORD_TOPICS)[number];

/** How students are identified: by an id that only this school's stores know, or also by their email address. */
export const RECORD_ACTORS = ['pseudonym', 'email'] as const;
export type RecordActor = (typeof RECORD_ACTORS)[number];

/** What happened. Triggers of the database write the first six; see the migration of record stores. */
export const RECORD_EVENTS = [
  'attempt.started',
  'attempt.submitted',
  'result.released',
  'result.available',
  'media.started',
  'media.completed',
  'test',
] as const;
export type RecordEvent = (typeof RECORD_EVENTS)[number];

/** `rejected`: the store refused it as invalid, so it is not sent again by itself. */
export const RECORD_EVENT_STATUSES = ['pending', 'delivered', 'rejected'] as const;

/**
 * Why a request failed. `rejected`: the store refuses the statements, not the request. `unauthorised`: it refuses the
 * credentials. `secret`: the stored secret was encrypted with another key of the server.
 */
export const RECORD_PROBLEMS = [
  'rejected',
  'unauthorised',
  'status',
  'redirect',
  'gone',
  'privateAddress',
  'insecure',
  'timeout',
  'certificate',
  'unreachable',
  'secret',
] as const;
export type RecordProblem = (typeof RECORD_PROBLEMS)[number];
