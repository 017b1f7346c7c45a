import type {
  OpenAttemptQuery,
  SaveAnswersMutation,
  SaveAnswersMutationVariables,
} from '#api/documents/attempts/attempt.generated.ts';
import type {
  CardSessionQuery,
  SaveReviewsMutation,
  SaveReviewsMutationVariables,
} from '#api/documents/cards/card.generated.ts';
import type {
  NotesQuery,
  SaveAnnotationMutationVariables,
  SaveReadingPositionMutationVariables,
} from '#api/documents/study/note.generated.ts';
import type { CheckQuestionMutation, CheckQuestionMutationVariables } from '#api/documents/study/practice.generated.ts';
import type {
  FinishStudySessionMutation,
  StartStudySessionMutation,
} from '#api/documents/study/study-session.generated.ts';
import { ownEntry } from '#domain/platform/own-entry.ts';

/** The change that saved work makes to a cached response. */
export type Amendment = {
  /** The operation whose cached responses change. */
  readonly of: string;
  /** Its variables, if only that one response changes. */
  readonly variables?: object;
  /** The response as the server would send it now; null if it is no longer valid. */
  readonly change: (answer: unknown) => unknown;
};

const changing = <Answer, Changed = Answer>(
  of: string,
  change: (answer: Answer) => Changed | null,
  variables?: object,
): Amendment => ({
  of,
  ...(variables === undefined ? {} : { variables }),
  change: (answer) => change(answer as Answer),
});

type Amending = (variables: unknown, answer: unknown) => readonly Amendment[];

/** The operation's name determines the types of variables and response: the server has validated one and produced the other. */
const after =
  <Variables, Answer>(amend: (variables: Variables, answer: Answer) => readonly Amendment[]): Amending =>
  (variables, answer) =>
    amend(variables as Variables, answer as Answer);

/** Changes to cached responses by the server's response to these operations. Other operations change none. */
const AMENDMENTS = {
  saveAnswers: after(({ input }: SaveAnswersMutationVariables, { saveAnswers }: SaveAnswersMutation) => {
    const taken = saveAnswers.receipts.filter(({ refusal }) => refusal === null).map(({ operationId }) => operationId);
    const saved = new Map(
      input.answers.filter(({ operationId }) => taken.includes(operationId)).map((answer) => [answer.position, answer]),
    );
    return [
      ofAttempt(input.attempt, (item) => {
        const answer = saved.get(item.position);
        if (answer === undefined || answer.sequence < item.sequence) return item;
        const { response, sequence, operationId } = answer;
        return {
          ...item,
          response,
          sequence,
          operationId,
          answeredAt: saveAnswers.state.now,
          device: input.device ?? null,
        };
      }),
    ];
  }),
  checkQuestion: after(({ attempt }: CheckQuestionMutationVariables, { checkQuestion }: CheckQuestionMutation) => [
    ofAttempt(attempt, (item) => ({
      ...item,
      ...checkQuestion.items.find(({ position }) => position === item.position),
    })),
  ]),
  showHint: after(
    (
      { attempt }: CheckQuestionMutationVariables,
      { showHint }: { showHint: CheckQuestionMutation['checkQuestion'] },
    ) => [
      ofAttempt(attempt, (item) => ({ ...item, ...showHint.items.find(({ position }) => position === item.position) })),
    ],
  ),
  submitAttempt: after(({ attempt }: { attempt: string }) => [changing('openAttempt', () => null, { id: attempt })]),
  saveReviews: after(({ operations }: SaveReviewsMutationVariables, { saveReviews }: SaveReviewsMutation) => {
    const cards = new Map(
      (Array.isArray(operations) ? operations : [operations]).map((review) => [review.operationId, review.card]),
    );
    const statuses = new Map(saveReviews.map(({ operationId, state }) => [cards.get(operationId), state]));
    const change = ({ cardSession }: CardSessionQuery): CardSessionQuery => ({
      cardSession: {
        ...cardSession,
        cards: cardSession.cards.map((card) => ({ ...card, ...statuses.get(card.id) })),
      },
    });
    const inSteps = ({ startStudySession }: StartStudySessionMutation): StartStudySessionMutation => ({
      startStudySession:
        startStudySession === null
          ? null
          : {
              ...startStudySession,
              steps: startStudySession.steps.map((step) => ({
                ...step,
                cards: step.cards.map((card) => ({ ...card, ...statuses.get(card.id) })),
              })),
            },
    });
    return [changing('cardSession', change), changing('startStudySession', inSteps)];
  }),
  finishStudySession: after((_, { finishStudySession }: FinishStudySessionMutation) => [
    changing<StartStudySessionMutation>('startStudySession', () => ({ startStudySession: finishStudySession })),
  ]),
  postponeStudySession: after(() => [changing('startStudySession', () => null)]),
  saveAnnotation: after(({ material, annotation }: SaveAnnotationMutationVariables) => [
    inNote(material, (shown) => ({
      ...shown,
      annotations: [...shown.annotations.filter(({ id }) => id !== annotation.id), annotation],
    })),
  ]),
  saveReadingPosition: after(({ material, heading }: SaveReadingPositionMutationVariables) => [
    inNote(material, (shown) => ({ ...shown, heading: heading ?? null })),
  ]),
} satisfies Readonly<Record<string, Amending>>;

/** How cached responses change after an operation was sent with these variables; none for most operations. */
export const amendmentsBy = (operation: string, variables: object | undefined, answer: unknown): readonly Amendment[] =>
  ownEntry<Amending>(AMENDMENTS, operation)?.(variables, answer) ?? [];

type Item = OpenAttemptQuery['attempt']['items'][number];
/** A response that was just sent is cached as the view gave it. */
type CachedItem = Omit<Item, 'response'> & { readonly response: unknown };
type CachedAttempt = {
  readonly attempt: Omit<OpenAttemptQuery['attempt'], 'items'> & { readonly items: readonly CachedItem[] };
};
type ShownNote = NonNullable<NotesQuery['notes']['shown']>;

const ofAttempt = (id: string, change: (item: Item) => CachedItem): Amendment =>
  changing<OpenAttemptQuery, CachedAttempt>(
    'openAttempt',
    ({ attempt }) => ({ attempt: { ...attempt, items: attempt.items.map(change) } }),
    { id },
  );

const inNote = (material: string, change: (shown: ShownNote) => ShownNote): Amendment =>
  changing<NotesQuery>('notes', (answer) => {
    const { shown } = answer.notes;
    return shown?.id === material ? { notes: { ...answer.notes, shown: change(shown) } } : answer;
  });
