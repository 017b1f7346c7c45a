import { evidenceOf, expectedAccuracy, type MarkedAnswer } from './answer-evidence.ts';
import { add, decay, type Evidence, fadeInto, NO_EVIDENCE, subtract } from './evidence.ts';
import { MASTERY_MODEL, type MasteryShape, OVERALL_HALF_LIFE_DAYS, TOPIC_HALF_LIFE_DAYS } from './mastery-model.ts';

const DAY_MS = 86_400_000;

/** The summary of a student's answers in a topic: its size does not depend on their number. */
export type MasteryRecord = {
  /** About the accuracy in this topic; later answers make earlier ones count less. */
  readonly topic: Evidence;
  /** What the same answers say about the accuracy in all topics. */
  readonly overall: Evidence;
  /** Answers whose weight only decreases with time. */
  readonly recent: Evidence;
  /** Correct answers among them that the student called guesses. */
  readonly guessed: number;
  /** The instant for which all of this is valid: that of the latest answer; null before the first. */
  readonly lastAt: number | null;
};

export const EMPTY_RECORD: MasteryRecord = {
  topic: NO_EVIDENCE,
  overall: NO_EVIDENCE,
  recent: NO_EVIDENCE,
  guessed: 0,
  lastAt: null,
};

/** The summary of a student's answers in all topics. */
export type StudentRecord = { readonly overall: Evidence; readonly lastAt: number | null };

export const EMPTY_STUDENT: StudentRecord = { overall: NO_EVIDENCE, lastAt: null };

/** The accuracies of all students, in this topic and in all. */
export type Accuracies = { readonly topic: number; readonly overall: number };

/**
 * The record with one more answer, in constant time. An answer with an earlier instant than the record's, such as one
 * that another device sent late, counts less for its age; an instant that is no number counts as the latest.
 */
export function afterAnswer(
  record: MasteryRecord,
  answer: MarkedAnswer,
  accuracies: Accuracies,
  shape: MasteryShape = MASTERY_MODEL,
): MasteryRecord {
  const at = Number.isFinite(answer.at) ? answer.at : (record.lastAt ?? 0);
  const lastAt = Math.max(at, record.lastAt ?? at);
  const [before, late] = [recordAt(record, lastAt), (lastAt - at) / DAY_MS];
  const expected = expectedAccuracy(answer, accuracies.topic);
  const ofTopic = decay(evidenceOf(answer, expected, accuracies.topic), late, TOPIC_HALF_LIFE_DAYS);
  const ofAll = decay(evidenceOf(answer, expected, accuracies.overall), late, OVERALL_HALF_LIFE_DAYS);
  const share = Number.isFinite(answer.credit) ? Math.min(1, Math.max(0, answer.credit)) : 0;
  const plain = decay({ credit: share, weight: 1 }, late, TOPIC_HALF_LIFE_DAYS);
  return {
    topic: fadeInto(before.topic, ofTopic, shape.fading),
    overall: fadeInto(before.overall, ofAll, shape.fading),
    recent: add(before.recent, plain),
    guessed: before.guessed + (answer.isGuess ? plain.credit : 0),
    lastAt,
  };
}

/** The record at a later instant: evidence decays. At an earlier one, such as that of a wrong clock, it is unchanged. */
export function recordAt(record: MasteryRecord, now: number): MasteryRecord {
  if (record.lastAt === null || !(now > record.lastAt)) return record;
  const days = (now - record.lastAt) / DAY_MS;
  return {
    topic: decay(record.topic, days, TOPIC_HALF_LIFE_DAYS),
    overall: decay(record.overall, days, OVERALL_HALF_LIFE_DAYS),
    recent: decay(record.recent, days, TOPIC_HALF_LIFE_DAYS),
    guessed: decay({ credit: record.guessed, weight: 0 }, days, TOPIC_HALF_LIFE_DAYS).credit,
    lastAt: now,
  };
}

/** The record of answers in their order. */
export const recordOf = (
  answers: readonly MarkedAnswer[],
  accuracies: Accuracies,
  shape: MasteryShape = MASTERY_MODEL,
): MasteryRecord => answers.reduce((record, answer) => afterAnswer(record, answer, accuracies, shape), EMPTY_RECORD);

/** A student's record after one of the topics' records has changed, in constant time. */
export function afterRecord(student: StudentRecord, before: MasteryRecord, after: MasteryRecord): StudentRecord {
  if (after.lastAt === null) return student;
  const now = Math.max(after.lastAt, student.lastAt ?? after.lastAt);
  const others = subtract(studentAt(student, now).overall, recordAt(before, now).overall);
  return { overall: add(others, recordAt(after, now).overall), lastAt: now };
}

/**
 * A student's record at an instant (milliseconds since 1970), faded since the last answer; an earlier instant changes
 * nothing.
 */
export const studentAt = (student: StudentRecord, now: number): StudentRecord =>
  student.lastAt === null || !(now > student.lastAt)
    ? student
    : { overall: decay(student.overall, (now - student.lastAt) / DAY_MS, OVERALL_HALF_LIFE_DAYS), lastAt: now };

/**
 * A student's record from those of all topics. It is their sum, so the order in which topics were practised does not
 * matter.
 */
export const studentOf = (records: Iterable<MasteryRecord>): StudentRecord =>
  [...records].reduce((student, record) => afterRecord(student, EMPTY_RECORD, record), EMPTY_STUDENT);
