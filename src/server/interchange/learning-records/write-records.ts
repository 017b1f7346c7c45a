import type pg from 'pg';
import type {
  RecordAttempt,
  RecordScore,
  RecordStudent,
  SentRecord,
} from '#domain/interchange/learning-records/learning-record.ts';
import { RECORD_RESPONSE_MAX_CHARS } from '#domain/interchange/learning-records/record-store.limits.ts';
import type { ClaimedStore, PendingEvent } from './claim-stores.ts';
import { recordId } from './record-id.ts';
import {
  type AttemptSource,
  type MediaSource,
  type QuestionSource,
  readAttempts,
  readMediaSources,
  readQuestions,
} from './record-sources.queries.ts';
import type { RecordStoreVault } from './record-store.vault.ts';

export type StoreRules = Pick<ClaimedStore, 'schoolId' | 'actor' | 'sendsResponses' | 'topics'>;

/** A record, and the event that it was written for. */
export type WrittenRecord = { readonly eventId: string; readonly record: SentRecord };

/**
 * The records of events, as the school has chosen to send them. An event has none if its student is no longer one of the
 * school, or if the marks were withdrawn meanwhile.
 */
export async function writeRecords(
  pool: pg.Pool,
  {
    store,
    vault,
    events,
  }: { readonly store: StoreRules; readonly vault: RecordStoreVault; readonly events: readonly PendingEvent[] },
): Promise<readonly WrittenRecord[]> {
  const attempts = await readAttempts(pool, store.schoolId, events);
  const questions = await readQuestions(pool, attempts, store.sendsResponses);
  const media = await readMediaSources(pool, store.schoolId, events);
  const person = ({ userId, email }: Pick<AttemptSource, 'userId' | 'email'>): RecordStudent => ({
    account: vault.accountOf(store.schoolId, userId),
    email: store.actor === 'email' ? email : null,
  });
  const written = { store, person, attempts, questions, media };
  return events.flatMap((event) => recordsOf(event, written).map((record) => ({ eventId: event.id, record })));
}

type Sources = {
  readonly store: StoreRules;
  readonly person: (source: Pick<AttemptSource, 'userId' | 'email'>) => RecordStudent;
  readonly attempts: readonly AttemptSource[];
  readonly questions: ReadonlyMap<string, readonly QuestionSource[]>;
  readonly media: readonly MediaSource[];
};

function recordsOf(event: PendingEvent, sources: Sources): readonly SentRecord[] {
  const { store, attempts, media, person } = sources;
  const { kind, happenedAt } = event;
  const at = happenedAt.toISOString();
  switch (kind) {
    case 'test':
      return [{ kind, id: recordId(event.id, 'test'), at }];
    case 'attempt.started': {
      const attempt = attempts.find(({ id }) => id === event.attemptId);
      if (attempt === undefined || !store.topics.includes('attempts')) return [];
      return [
        {
          kind: 'attemptStarted',
          ...{ id: recordId(event.id, 'started'), at: attempt.startedAt.toISOString(), person: person(attempt) },
          attempt: described(attempt),
        },
      ];
    }
    case 'attempt.submitted': {
      const attempt = attempts.find(({ id }) => id === event.attemptId);
      return attempt === undefined ? [] : submitted(event, attempt, sources);
    }
    case 'result.released':
    case 'result.available':
      return attempts
        .filter(({ assignmentId, userId }) => assignmentId === event.assignmentId && userId === event.userId)
        .flatMap((attempt) => graded(event, attempt, sources));
    case 'media.started':
    case 'media.completed': {
      const source = media.find(({ materialId, userId }) => materialId === event.materialId && userId === event.userId);
      if (source === undefined || !store.topics.includes('media')) return [];
      const { materialId, title, isAudio, seconds } = source;
      return [
        {
          kind: kind === 'media.started' ? 'mediaStarted' : 'mediaCompleted',
          ...{ id: recordId(event.id, kind), at, person: person(source) },
          material: { id: materialId, title, isAudio, durationSeconds: seconds },
        },
      ];
    }
  }
}

/** Marks are part of it where students see them on submission; otherwise they follow when they are released. */
function submitted(
  event: PendingEvent,
  attempt: AttemptSource,
  { store, person, questions }: Sources,
): readonly SentRecord[] {
  const asked = questions.get(attempt.id) ?? [];
  const at = (attempt.submittedAt ?? event.happenedAt).toISOString();
  const showsMarks = attempt.showsMarks === 'handIn' && store.topics.includes('marks');
  const shared = { person: person(attempt), attempt: described(attempt) };
  const answers = asked.map((each, index) => ({
    kind: 'questionAnswered' as const,
    ...{ id: recordId(event.id, `answer ${each.position}`), at: each.answeredAt?.toISOString() ?? at, ...shared },
    question: { id: each.itemId, number: index + 1 },
    isAnswered: each.answeredAt !== null && each.outcome !== 'unanswered',
    score: showsMarks ? scoreOf(each) : null,
    response: store.sendsResponses && each.answeredAt !== null ? responseText(each.response) : null,
  }));
  const whole = {
    kind: 'attemptSubmitted' as const,
    ...{ id: recordId(event.id, 'submitted'), at, ...shared },
    seconds: Math.max(0, Date.parse(at) - attempt.startedAt.getTime()) / 1_000,
    score: showsMarks ? totalOf(asked) : null,
  };
  return [...(store.topics.includes('answers') ? answers : []), ...(store.topics.includes('attempts') ? [whole] : [])];
}

/** Marks that were not part of the submission: they were hidden then, or entered by hand. */
function graded(
  event: PendingEvent,
  attempt: AttemptSource,
  { store, person, questions }: Sources,
): readonly SentRecord[] {
  const { showsMarks, isReleased } = attempt;
  const asked = questions.get(attempt.id) ?? [];
  const total = totalOf(asked);
  const isShown = showsMarks === 'handIn' || showsMarks === 'due' || (showsMarks === 'release' && isReleased);
  const wasSent = showsMarks === 'handIn' && !asked.some(({ isMarkedByHand }) => isMarkedByHand);
  if (!isShown || wasSent || total === null || !store.topics.includes('marks')) return [];
  const shared = { at: event.happenedAt.toISOString(), person: person(attempt), attempt: described(attempt) };
  const answers = asked.flatMap((each, index) => {
    const score = scoreOf(each);
    if (score === null) return [];
    return [
      {
        kind: 'questionGraded' as const,
        ...{ id: recordId(event.id, `mark ${attempt.id} ${each.position}`), ...shared, score },
        question: { id: each.itemId, number: index + 1 },
      },
    ];
  });
  return [
    ...(store.topics.includes('answers') ? answers : []),
    { kind: 'attemptGraded', id: recordId(event.id, `marks ${attempt.id}`), ...shared, score: total },
  ];
}

const described = (attempt: AttemptSource): RecordAttempt => ({
  ...{ id: attempt.id, number: attempt.number, startedAt: attempt.startedAt.toISOString() },
  part: { id: attempt.partId, title: attempt.partTitle },
  assignment: { id: attempt.assignmentId, title: attempt.assignmentTitle },
  classroomId: attempt.classroomId,
});

const scoreOf = ({ marks, credit }: QuestionSource): RecordScore | null =>
  credit === null || marks <= 0 ? null : { earned: credit * marks, max: marks };

/** Null while an answer is not marked. */
function totalOf(asked: readonly QuestionSource[]): RecordScore | null {
  const max = asked.reduce((sum, { marks }) => sum + marks, 0);
  if (max <= 0 || asked.some(({ credit }) => credit === null)) return null;
  return { earned: asked.reduce((sum, { marks, credit }) => sum + marks * (credit ?? 0), 0), max };
}

/** An answer as text: what was written, or else the response as it is stored, as JSON. */
function responseText(response: unknown): string {
  const isWritten = typeof response === 'object' && response !== null && 'text' in response;
  const text = isWritten && typeof response.text === 'string' ? response.text : JSON.stringify(response);
  return Array.from(text).slice(0, RECORD_RESPONSE_MAX_CHARS).join('');
}
