import type { ApiValues, SentValues } from '#domain/platform/api/api-values.ts';
import type { ClosedSets } from '#domain/platform/api/closed-sets.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { typedDocument } from '../../typed-document.ts';
export type AnswerInput = {
  readonly operationId: string;
  readonly position: number;
  /** Null: "I don’t know yet", in a diagnostic. */
  readonly response?: SentValues['QuestionResponse'] | null | undefined;
  readonly sequence: number;
};

export type SaveInput = {
  readonly answers: ReadonlyArray<AnswerInput>;
  readonly attempt: string;
  /** Refuses the answers while another device is active. */
  readonly device?: string | null | undefined;
};

export type QuizRefFragment = { readonly id: string, readonly title: string, readonly subject: { readonly slug: string, readonly title: string }, readonly topic: { readonly slug: string, readonly title: string } };

export type OpenQuestionFragment = { readonly position: number, readonly type: ClosedSets['QuestionType'], readonly stem: string, readonly body: ApiValues['QuestionBody'], readonly marks: number, readonly response: ApiValues['QuestionResponse'] | null, readonly sequence: number, readonly operationId: string | null, readonly answeredAt: string | null, readonly device: string | null, readonly images: ReadonlyArray<{ readonly digest: string, readonly url: string, readonly width: number, readonly height: number }>, readonly step: { readonly tries: number, readonly locked: boolean, readonly confidence: ClosedSets['Confidence'] | null, readonly hintCount: number, readonly hints: ReadonlyArray<string> }, readonly review: { readonly outcome: ClosedSets['Outcome'], readonly credit: number | null, readonly remark: ClosedSets['Remark'] | null, readonly key: ApiValues['AnswerKey'], readonly explanation: string | null, readonly awards: ApiValues['Awards'] | null, readonly selfMarked: boolean } | null };

export type ImageFragment = { readonly digest: string, readonly url: string, readonly width: number, readonly height: number };

export type QuestionStepFragment = { readonly tries: number, readonly locked: boolean, readonly confidence: ClosedSets['Confidence'] | null, readonly hintCount: number, readonly hints: ReadonlyArray<string> };

export type ReviewFragment = { readonly outcome: ClosedSets['Outcome'], readonly credit: number | null, readonly remark: ClosedSets['Remark'] | null, readonly key: ApiValues['AnswerKey'], readonly explanation: string | null, readonly awards: ApiValues['Awards'] | null, readonly selfMarked: boolean };

export type AttemptStateFragment = { readonly id: string, readonly now: string, readonly startedAt: string, readonly deadlineAt: string | null, readonly pausedAt: string | null, readonly pauseSecondsLeft: number, readonly submittedAt: string | null, readonly submittedBy: ClosedSets['ClosedBy'] | null, readonly holder: ClosedSets['ActiveDevice'], readonly activeDeviceName: string | null };

export type OpenAttemptQueryVariables = Exact<{ id: string; }>;
export type OpenAttemptQuery = { readonly attempt: { readonly id: string, readonly submittedAt: string | null, readonly behaviour: ClosedSets['Behaviour'], readonly asksConfidence: boolean, readonly quiz: { readonly id: string, readonly title: string, readonly subject: { readonly slug: string, readonly title: string }, readonly topic: { readonly slug: string, readonly title: string } } | null, readonly items: ReadonlyArray<{ readonly position: number, readonly type: ClosedSets['QuestionType'], readonly stem: string, readonly body: ApiValues['QuestionBody'], readonly marks: number, readonly response: ApiValues['QuestionResponse'] | null, readonly sequence: number, readonly operationId: string | null, readonly answeredAt: string | null, readonly device: string | null, readonly images: ReadonlyArray<{ readonly digest: string, readonly url: string, readonly width: number, readonly height: number }>, readonly step: { readonly tries: number, readonly locked: boolean, readonly confidence: ClosedSets['Confidence'] | null, readonly hintCount: number, readonly hints: ReadonlyArray<string> }, readonly review: { readonly outcome: ClosedSets['Outcome'], readonly credit: number | null, readonly remark: ClosedSets['Remark'] | null, readonly key: ApiValues['AnswerKey'], readonly explanation: string | null, readonly awards: ApiValues['Awards'] | null, readonly selfMarked: boolean } | null }> } };

export type SaveAnswersMutationVariables = Exact<{ input: SaveInput; }>;
export type SaveAnswersMutation = { readonly saveAnswers: { readonly state: { readonly id: string, readonly now: string, readonly startedAt: string, readonly deadlineAt: string | null, readonly pausedAt: string | null, readonly pauseSecondsLeft: number, readonly submittedAt: string | null, readonly submittedBy: ClosedSets['ClosedBy'] | null, readonly holder: ClosedSets['ActiveDevice'], readonly activeDeviceName: string | null }, readonly receipts: ReadonlyArray<{ readonly operationId: string, readonly position: number, readonly refusal: ClosedSets['ErrorCode'] | null, readonly highest: number }> } };

export type AttemptStateQueryVariables = Exact<{ id: string; device?: string | null | undefined; }>;
export type AttemptStateQuery = { readonly attemptState: { readonly id: string, readonly now: string, readonly startedAt: string, readonly deadlineAt: string | null, readonly pausedAt: string | null, readonly pauseSecondsLeft: number, readonly submittedAt: string | null, readonly submittedBy: ClosedSets['ClosedBy'] | null, readonly holder: ClosedSets['ActiveDevice'], readonly activeDeviceName: string | null } };

export type HoldAttemptMutationVariables = Exact<{ id: string; device: string; takeOver: boolean; }>;
export type HoldAttemptMutation = { readonly holdAttempt: { readonly id: string, readonly now: string, readonly startedAt: string, readonly deadlineAt: string | null, readonly pausedAt: string | null, readonly pauseSecondsLeft: number, readonly submittedAt: string | null, readonly submittedBy: ClosedSets['ClosedBy'] | null, readonly holder: ClosedSets['ActiveDevice'], readonly activeDeviceName: string | null } };

export type PauseAttemptMutationVariables = Exact<{ id: string; device?: string | null | undefined; }>;
export type PauseAttemptMutation = { readonly pauseAttempt: { readonly id: string, readonly now: string, readonly startedAt: string, readonly deadlineAt: string | null, readonly pausedAt: string | null, readonly pauseSecondsLeft: number, readonly submittedAt: string | null, readonly submittedBy: ClosedSets['ClosedBy'] | null, readonly holder: ClosedSets['ActiveDevice'], readonly activeDeviceName: string | null } };

export type ResumeAttemptMutationVariables = Exact<{ id: string; device?: string | null | undefined; }>;
export type ResumeAttemptMutation = { readonly resumeAttempt: { readonly id: string, readonly now: string, readonly startedAt: string, readonly deadlineAt: string | null, readonly pausedAt: string | null, readonly pauseSecondsLeft: number, readonly submittedAt: string | null, readonly submittedBy: ClosedSets['ClosedBy'] | null, readonly holder: ClosedSets['ActiveDevice'], readonly activeDeviceName: string | null } };

export type SubmitAttemptMutationVariables = Exact<{ attempt: string; }>;
export type SubmitAttemptMutation = { readonly submitAttempt: { readonly id: string, readonly submittedAt: string | null } };

export type AttemptNewsFragment = { readonly state: { readonly id: string, readonly now: string, readonly startedAt: string, readonly deadlineAt: string | null, readonly pausedAt: string | null, readonly pauseSecondsLeft: number, readonly submittedAt: string | null, readonly submittedBy: ClosedSets['ClosedBy'] | null, readonly holder: ClosedSets['ActiveDevice'], readonly activeDeviceName: string | null }, readonly messages: ReadonlyArray<{ readonly id: string, readonly text: string, readonly sentAt: string }> };

export type RecordPresenceMutationVariables = Exact<{ id: string; device: string; position?: number | null | undefined; }>;
export type RecordPresenceMutation = { readonly recordPresence: { readonly state: { readonly id: string, readonly now: string, readonly startedAt: string, readonly deadlineAt: string | null, readonly pausedAt: string | null, readonly pauseSecondsLeft: number, readonly submittedAt: string | null, readonly submittedBy: ClosedSets['ClosedBy'] | null, readonly holder: ClosedSets['ActiveDevice'], readonly activeDeviceName: string | null }, readonly messages: ReadonlyArray<{ readonly id: string, readonly text: string, readonly sentAt: string }> } };

export type AttemptNewsSubscriptionVariables = Exact<{ id: string; device: string; }>;
export type AttemptNewsSubscription = { readonly attemptNews: { readonly state: { readonly id: string, readonly now: string, readonly startedAt: string, readonly deadlineAt: string | null, readonly pausedAt: string | null, readonly pauseSecondsLeft: number, readonly submittedAt: string | null, readonly submittedBy: ClosedSets['ClosedBy'] | null, readonly holder: ClosedSets['ActiveDevice'], readonly activeDeviceName: string | null }, readonly messages: ReadonlyArray<{ readonly id: string, readonly text: string, readonly sentAt: string }> } };

export const OpenAttemptDocument = typedDocument<OpenAttemptQuery, OpenAttemptQueryVariables>(
  "query openAttempt($id:ID!){attempt(id:$id){id submittedAt behaviour asksConfidence quiz{...quizRef}items{...openQuestion}}}fragment quizRef on QuizRef{id title subject{slug title}topic{slug title}}fragment openQuestion on AttemptQuestion{position type stem body images{...image}marks response sequence operationId answeredAt device step{...questionStep}review{...review}}fragment image on Image{digest url width height}fragment questionStep on QuestionStep{tries locked confidence hintCount hints}fragment review on Review{outcome credit remark key explanation awards selfMarked}",
);

export const SaveAnswersDocument = typedDocument<SaveAnswersMutation, SaveAnswersMutationVariables>(
  "mutation saveAnswers($input:SaveInput!){saveAnswers(input:$input){state{...attemptState}receipts{operationId position refusal highest}}}fragment attemptState on AttemptState{id now startedAt deadlineAt pausedAt pauseSecondsLeft submittedAt submittedBy holder activeDeviceName}",
);

export const AttemptStateDocument = typedDocument<AttemptStateQuery, AttemptStateQueryVariables>(
  "query attemptState($id:ID!$device:ID){attemptState(id:$id device:$device){...attemptState}}fragment attemptState on AttemptState{id now startedAt deadlineAt pausedAt pauseSecondsLeft submittedAt submittedBy holder activeDeviceName}",
);

export const HoldAttemptDocument = typedDocument<HoldAttemptMutation, HoldAttemptMutationVariables>(
  "mutation holdAttempt($id:ID!$device:ID!$takeOver:Boolean!){holdAttempt(id:$id device:$device takeOver:$takeOver){...attemptState}}fragment attemptState on AttemptState{id now startedAt deadlineAt pausedAt pauseSecondsLeft submittedAt submittedBy holder activeDeviceName}",
);

export const PauseAttemptDocument = typedDocument<PauseAttemptMutation, PauseAttemptMutationVariables>(
  "mutation pauseAttempt($id:ID!$device:ID){pauseAttempt(id:$id device:$device){...attemptState}}fragment attemptState on AttemptState{id now startedAt deadlineAt pausedAt pauseSecondsLeft submittedAt submittedBy holder activeDeviceName}",
);

export const ResumeAttemptDocument = typedDocument<ResumeAttemptMutation, ResumeAttemptMutationVariables>(
  "mutation resumeAttempt($id:ID!$device:ID){resumeAttempt(id:$id device:$device){...attemptState}}fragment attemptState on AttemptState{id now startedAt deadlineAt pausedAt pauseSecondsLeft submittedAt submittedBy holder activeDeviceName}",
);

export const SubmitAttemptDocument = typedDocument<SubmitAttemptMutation, SubmitAttemptMutationVariables>(
  "mutation submitAttempt($attempt:ID!){submitAttempt(attempt:$attempt){id submittedAt}}",
);

export const RecordPresenceDocument = typedDocument<RecordPresenceMutation, RecordPresenceMutationVariables>(
  "mutation recordPresence($id:ID!$device:ID!$position:Int){recordPresence(id:$id device:$device position:$position){...attemptNews}}fragment attemptNews on AttemptNews{state{...attemptState}messages{id text sentAt}}fragment attemptState on AttemptState{id now startedAt deadlineAt pausedAt pauseSecondsLeft submittedAt submittedBy holder activeDeviceName}",
);

export const AttemptNewsDocument = typedDocument<AttemptNewsSubscription, AttemptNewsSubscriptionVariables>(
  "subscription attemptNews($id:ID!$device:ID!){attemptNews(id:$id device:$device){...attemptNews}}fragment attemptNews on AttemptNews{state{...attemptState}messages{id text sentAt}}fragment attemptState on AttemptState{id now startedAt deadlineAt pausedAt pauseSecondsLeft submittedAt submittedBy holder activeDeviceName}",
);