import type { ApiValues, SentValues } from '#domain/platform/api/api-values.ts';
import type { ClosedSets } from '#domain/platform/api/closed-sets.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { typedDocument } from '../../typed-document.ts';
export type ReviewOperation = {
  /** How long ago it happened. */
  readonly agoMs: number;
  readonly card: string;
  /** Null undoes the last review. */
  readonly grade?: ClosedSets['Grade'] | null | undefined;
  readonly operationId: string;
  readonly sequence: number;
  readonly tookMs: number;
};

export type SubjectRefFragment = { readonly id: string, readonly slug: string, readonly title: string };

export type TopicRefFragment = { readonly id: string, readonly slug: string, readonly title: string };

export type StudyCardFragment = { readonly id: string, readonly note: string, readonly ordinal: number, readonly content: ApiValues['CardNote'], readonly section: string, readonly sequence: number, readonly memory: ApiValues['CardMemory'] | null, readonly isSuspended: boolean, readonly isLeech: boolean, readonly isBuried: boolean, readonly images: ReadonlyArray<{ readonly digest: string, readonly url: string, readonly width: number, readonly height: number }> };

export type DeckRefPartsFragment = { readonly id: string, readonly title: string, readonly isOwn: boolean, readonly subject: { readonly id: string, readonly slug: string, readonly title: string }, readonly topic: { readonly id: string, readonly slug: string, readonly title: string } };

export type DecksQueryVariables = Exact<{ topic: string; }>;
export type DecksQuery = { readonly decks: ReadonlyArray<{ readonly id: string, readonly title: string, readonly summary: string, readonly isOwn: boolean, readonly cardCount: number, readonly dueCount: number, readonly newCount: number, readonly learnedCount: number, readonly asideCount: number }> };

export type CardSessionQueryVariables = Exact<{ deck: string; zone: string; }>;
export type CardSessionQuery = { readonly cardSession: { readonly now: string, readonly desiredRetention: number, readonly deck: { readonly id: string, readonly title: string, readonly isOwn: boolean, readonly subject: { readonly id: string, readonly slug: string, readonly title: string }, readonly topic: { readonly id: string, readonly slug: string, readonly title: string } }, readonly cards: ReadonlyArray<{ readonly id: string, readonly note: string, readonly ordinal: number, readonly content: ApiValues['CardNote'], readonly section: string, readonly sequence: number, readonly memory: ApiValues['CardMemory'] | null, readonly isSuspended: boolean, readonly isLeech: boolean, readonly isBuried: boolean, readonly images: ReadonlyArray<{ readonly digest: string, readonly url: string, readonly width: number, readonly height: number }> }> } };

export type DeckContentQueryVariables = Exact<{ deck: string; }>;
export type DeckContentQuery = { readonly deckContent: { readonly deck: { readonly id: string, readonly title: string, readonly isOwn: boolean, readonly subject: { readonly id: string, readonly slug: string, readonly title: string }, readonly topic: { readonly id: string, readonly slug: string, readonly title: string } }, readonly cards: ReadonlyArray<{ readonly id: string, readonly note: string, readonly ordinal: number, readonly content: ApiValues['CardNote'], readonly section: string, readonly sequence: number, readonly memory: ApiValues['CardMemory'] | null, readonly isSuspended: boolean, readonly isLeech: boolean, readonly isBuried: boolean, readonly images: ReadonlyArray<{ readonly digest: string, readonly url: string, readonly width: number, readonly height: number }> }> } };

export type SaveReviewsMutationVariables = Exact<{ operations: ReadonlyArray<ReviewOperation> | ReviewOperation; }>;
export type SaveReviewsMutation = { readonly saveReviews: ReadonlyArray<{ readonly operationId: string, readonly applied: boolean, readonly refused: ClosedSets['ErrorCode'] | null, readonly state: { readonly sequence: number, readonly memory: ApiValues['CardMemory'], readonly isSuspended: boolean, readonly isLeech: boolean } | null }> };

export type CreateCardMutationVariables = Exact<{ topic: string; content: SentValues['CardNote']; }>;
export type CreateCardMutation = { readonly createCard: { readonly id: string, readonly deck: string, readonly cardCount: number } };

export type UpdateCardMutationVariables = Exact<{ note: string; content: SentValues['CardNote']; }>;
export type UpdateCardMutation = { readonly updateCard: { readonly id: string, readonly deck: string, readonly cardCount: number } };

export type DeleteCardMutationVariables = Exact<{ note: string; }>;
export type DeleteCardMutation = { readonly deleteCard: boolean };

export type SuspendCardMutationVariables = Exact<{ card: string; suspended: boolean; }>;
export type SuspendCardMutation = { readonly suspendCard: boolean };

export type BuryCardMutationVariables = Exact<{ card: string; }>;
export type BuryCardMutation = { readonly buryCard: boolean };

export const DecksDocument = typedDocument<DecksQuery, DecksQueryVariables>(
  "query decks($topic:ID!){decks(topic:$topic){id title summary isOwn cardCount dueCount newCount learnedCount asideCount}}",
);

export const CardSessionDocument = typedDocument<CardSessionQuery, CardSessionQueryVariables>(
  "query cardSession($deck:ID!$zone:String!){cardSession(deck:$deck zone:$zone){now desiredRetention deck{...DeckRefParts}cards{...studyCard}}}fragment DeckRefParts on DeckRef{id title isOwn subject{...subjectRef}topic{...topicRef}}fragment subjectRef on SubjectRef{id slug title}fragment topicRef on TopicRef{id slug title}fragment studyCard on StudyCard{id note ordinal content section sequence memory isSuspended isLeech isBuried images{digest url width height}}",
);

export const DeckContentDocument = typedDocument<DeckContentQuery, DeckContentQueryVariables>(
  "query deckContent($deck:ID!){deckContent(deck:$deck){deck{...DeckRefParts}cards{...studyCard}}}fragment DeckRefParts on DeckRef{id title isOwn subject{...subjectRef}topic{...topicRef}}fragment subjectRef on SubjectRef{id slug title}fragment topicRef on TopicRef{id slug title}fragment studyCard on StudyCard{id note ordinal content section sequence memory isSuspended isLeech isBuried images{digest url width height}}",
);

export const SaveReviewsDocument = typedDocument<SaveReviewsMutation, SaveReviewsMutationVariables>(
  "mutation saveReviews($operations:[ReviewOperation!]!){saveReviews(operations:$operations){operationId applied refused state{sequence memory isSuspended isLeech}}}",
);

export const CreateCardDocument = typedDocument<CreateCardMutation, CreateCardMutationVariables>(
  "mutation createCard($topic:ID!$content:CardNote!){createCard(topic:$topic content:$content){id deck cardCount}}",
);

export const UpdateCardDocument = typedDocument<UpdateCardMutation, UpdateCardMutationVariables>(
  "mutation updateCard($note:ID!$content:CardNote!){updateCard(note:$note content:$content){id deck cardCount}}",
);

export const DeleteCardDocument = typedDocument<DeleteCardMutation, DeleteCardMutationVariables>(
  "mutation deleteCard($note:ID!){deleteCard(note:$note)}",
);

export const SuspendCardDocument = typedDocument<SuspendCardMutation, SuspendCardMutationVariables>(
  "mutation suspendCard($card:ID!$suspended:Boolean!){suspendCard(card:$card suspended:$suspended)}",
);

export const BuryCardDocument = typedDocument<BuryCardMutation, BuryCardMutationVariables>(
  "mutation buryCard($card:ID!){buryCard(card:$card)}",
);