import type { ApiValues, SentValues } from '#domain/platform/api/api-values.ts';
import type { ClosedSets } from '#domain/platform/api/closed-sets.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { typedDocument } from '../../typed-document.ts';
export type LiveQuestionPartsFragment = { readonly type: ClosedSets['QuestionType'], readonly stem: string, readonly body: ApiValues['QuestionBody'], readonly images: ReadonlyArray<{ readonly digest: string, readonly url: string, readonly width: number, readonly height: number }> };

export type LiveScreenPartsFragment = { readonly id: string, readonly title: string, readonly code: string | null, readonly mode: ClosedSets['LiveMode'], readonly state: ClosedSets['LiveState'], readonly position: number, readonly count: number, readonly vote: number, readonly revision: number, readonly now: string, readonly locksAt: string | null, readonly playerCount: number, readonly answerCount: number, readonly question: { readonly type: ClosedSets['QuestionType'], readonly stem: string, readonly body: ApiValues['QuestionBody'], readonly images: ReadonlyArray<{ readonly digest: string, readonly url: string, readonly width: number, readonly height: number }> } | null, readonly reveal: { readonly key: ApiValues['AnswerKey'] | null, readonly explanation: string | null, readonly answers: number, readonly tally: ReadonlyArray<{ readonly answer: string | null, readonly count: number }>, readonly firstTally: ReadonlyArray<{ readonly answer: string | null, readonly count: number }> | null } | null, readonly scores: ReadonlyArray<{ readonly id: string, readonly name: string, readonly team: number | null, readonly points: number, readonly rank: number }>, readonly teams: ReadonlyArray<{ readonly team: number, readonly points: number, readonly players: number, readonly rank: number }> };

export type LiveHostPartsFragment = { readonly classroom: string, readonly host: ClosedSets['LiveHost'], readonly hasGuests: boolean, readonly leftOut: number, readonly share: number | null, readonly advice: ClosedSets['VoteAdvice'] | null, readonly hasResults: boolean, readonly assignment: string | null, readonly screen: { readonly id: string, readonly title: string, readonly code: string | null, readonly mode: ClosedSets['LiveMode'], readonly state: ClosedSets['LiveState'], readonly position: number, readonly count: number, readonly vote: number, readonly revision: number, readonly now: string, readonly locksAt: string | null, readonly playerCount: number, readonly answerCount: number, readonly question: { readonly type: ClosedSets['QuestionType'], readonly stem: string, readonly body: ApiValues['QuestionBody'], readonly images: ReadonlyArray<{ readonly digest: string, readonly url: string, readonly width: number, readonly height: number }> } | null, readonly reveal: { readonly key: ApiValues['AnswerKey'] | null, readonly explanation: string | null, readonly answers: number, readonly tally: ReadonlyArray<{ readonly answer: string | null, readonly count: number }>, readonly firstTally: ReadonlyArray<{ readonly answer: string | null, readonly count: number }> | null } | null, readonly scores: ReadonlyArray<{ readonly id: string, readonly name: string, readonly team: number | null, readonly points: number, readonly rank: number }>, readonly teams: ReadonlyArray<{ readonly team: number, readonly points: number, readonly players: number, readonly rank: number }> }, readonly players: ReadonlyArray<{ readonly id: string, readonly name: string, readonly isGuest: boolean, readonly team: number | null, readonly hasAnswered: boolean, readonly points: number }> };

export type LivePlayerPartsFragment = { readonly name: string, readonly team: number | null, readonly points: number, readonly rank: number | null, readonly response: ApiValues['QuestionResponse'] | null, readonly credit: number | null, readonly screen: { readonly id: string, readonly title: string, readonly code: string | null, readonly mode: ClosedSets['LiveMode'], readonly state: ClosedSets['LiveState'], readonly position: number, readonly count: number, readonly vote: number, readonly revision: number, readonly now: string, readonly locksAt: string | null, readonly playerCount: number, readonly answerCount: number, readonly question: { readonly type: ClosedSets['QuestionType'], readonly stem: string, readonly body: ApiValues['QuestionBody'], readonly images: ReadonlyArray<{ readonly digest: string, readonly url: string, readonly width: number, readonly height: number }> } | null, readonly reveal: { readonly key: ApiValues['AnswerKey'] | null, readonly explanation: string | null, readonly answers: number, readonly tally: ReadonlyArray<{ readonly answer: string | null, readonly count: number }>, readonly firstTally: ReadonlyArray<{ readonly answer: string | null, readonly count: number }> | null } | null, readonly scores: ReadonlyArray<{ readonly id: string, readonly name: string, readonly team: number | null, readonly points: number, readonly rank: number }>, readonly teams: ReadonlyArray<{ readonly team: number, readonly points: number, readonly players: number, readonly rank: number }> } };

export type LiveQuizzesQueryVariables = Exact<{ [key: string]: never; }>;


export type LiveQuizzesQuery = { readonly liveQuizzes: ReadonlyArray<{ readonly id: string, readonly title: string, readonly classroomName: string, readonly mode: ClosedSets['LiveMode'], readonly state: ClosedSets['LiveState'], readonly players: number, readonly questions: number, readonly startedAt: string }> };

export type OpenLiveQuizQueryVariables = Exact<{ [key: string]: never; }>;


export type OpenLiveQuizQuery = { readonly openLiveQuiz: { readonly code: string, readonly title: string } | null };

export type LiveQuizHostQueryVariables = Exact<{ id: string; device: string; }>;
export type LiveQuizHostQuery = { readonly liveQuizHost: { readonly classroom: string, readonly host: ClosedSets['LiveHost'], readonly hasGuests: boolean, readonly leftOut: number, readonly share: number | null, readonly advice: ClosedSets['VoteAdvice'] | null, readonly hasResults: boolean, readonly assignment: string | null, readonly screen: { readonly id: string, readonly title: string, readonly code: string | null, readonly mode: ClosedSets['LiveMode'], readonly state: ClosedSets['LiveState'], readonly position: number, readonly count: number, readonly vote: number, readonly revision: number, readonly now: string, readonly locksAt: string | null, readonly playerCount: number, readonly answerCount: number, readonly question: { readonly type: ClosedSets['QuestionType'], readonly stem: string, readonly body: ApiValues['QuestionBody'], readonly images: ReadonlyArray<{ readonly digest: string, readonly url: string, readonly width: number, readonly height: number }> } | null, readonly reveal: { readonly key: ApiValues['AnswerKey'] | null, readonly explanation: string | null, readonly answers: number, readonly tally: ReadonlyArray<{ readonly answer: string | null, readonly count: number }>, readonly firstTally: ReadonlyArray<{ readonly answer: string | null, readonly count: number }> | null } | null, readonly scores: ReadonlyArray<{ readonly id: string, readonly name: string, readonly team: number | null, readonly points: number, readonly rank: number }>, readonly teams: ReadonlyArray<{ readonly team: number, readonly points: number, readonly players: number, readonly rank: number }> }, readonly players: ReadonlyArray<{ readonly id: string, readonly name: string, readonly isGuest: boolean, readonly team: number | null, readonly hasAnswered: boolean, readonly points: number }> } };

export type FollowLiveQuizHostSubscriptionVariables = Exact<{ id: string; device: string; }>;
export type FollowLiveQuizHostSubscription = { readonly liveQuizHost: { readonly classroom: string, readonly host: ClosedSets['LiveHost'], readonly hasGuests: boolean, readonly leftOut: number, readonly share: number | null, readonly advice: ClosedSets['VoteAdvice'] | null, readonly hasResults: boolean, readonly assignment: string | null, readonly screen: { readonly id: string, readonly title: string, readonly code: string | null, readonly mode: ClosedSets['LiveMode'], readonly state: ClosedSets['LiveState'], readonly position: number, readonly count: number, readonly vote: number, readonly revision: number, readonly now: string, readonly locksAt: string | null, readonly playerCount: number, readonly answerCount: number, readonly question: { readonly type: ClosedSets['QuestionType'], readonly stem: string, readonly body: ApiValues['QuestionBody'], readonly images: ReadonlyArray<{ readonly digest: string, readonly url: string, readonly width: number, readonly height: number }> } | null, readonly reveal: { readonly key: ApiValues['AnswerKey'] | null, readonly explanation: string | null, readonly answers: number, readonly tally: ReadonlyArray<{ readonly answer: string | null, readonly count: number }>, readonly firstTally: ReadonlyArray<{ readonly answer: string | null, readonly count: number }> | null } | null, readonly scores: ReadonlyArray<{ readonly id: string, readonly name: string, readonly team: number | null, readonly points: number, readonly rank: number }>, readonly teams: ReadonlyArray<{ readonly team: number, readonly points: number, readonly players: number, readonly rank: number }> }, readonly players: ReadonlyArray<{ readonly id: string, readonly name: string, readonly isGuest: boolean, readonly team: number | null, readonly hasAnswered: boolean, readonly points: number }> } };

export type LiveQuizBoardQueryVariables = Exact<{ id: string; }>;
export type LiveQuizBoardQuery = { readonly liveQuizBoard: { readonly id: string, readonly title: string, readonly code: string | null, readonly mode: ClosedSets['LiveMode'], readonly state: ClosedSets['LiveState'], readonly position: number, readonly count: number, readonly vote: number, readonly revision: number, readonly now: string, readonly locksAt: string | null, readonly playerCount: number, readonly answerCount: number, readonly question: { readonly type: ClosedSets['QuestionType'], readonly stem: string, readonly body: ApiValues['QuestionBody'], readonly images: ReadonlyArray<{ readonly digest: string, readonly url: string, readonly width: number, readonly height: number }> } | null, readonly reveal: { readonly key: ApiValues['AnswerKey'] | null, readonly explanation: string | null, readonly answers: number, readonly tally: ReadonlyArray<{ readonly answer: string | null, readonly count: number }>, readonly firstTally: ReadonlyArray<{ readonly answer: string | null, readonly count: number }> | null } | null, readonly scores: ReadonlyArray<{ readonly id: string, readonly name: string, readonly team: number | null, readonly points: number, readonly rank: number }>, readonly teams: ReadonlyArray<{ readonly team: number, readonly points: number, readonly players: number, readonly rank: number }> } };

export type FollowLiveQuizBoardSubscriptionVariables = Exact<{ id: string; }>;
export type FollowLiveQuizBoardSubscription = { readonly liveQuizBoard: { readonly id: string, readonly title: string, readonly code: string | null, readonly mode: ClosedSets['LiveMode'], readonly state: ClosedSets['LiveState'], readonly position: number, readonly count: number, readonly vote: number, readonly revision: number, readonly now: string, readonly locksAt: string | null, readonly playerCount: number, readonly answerCount: number, readonly question: { readonly type: ClosedSets['QuestionType'], readonly stem: string, readonly body: ApiValues['QuestionBody'], readonly images: ReadonlyArray<{ readonly digest: string, readonly url: string, readonly width: number, readonly height: number }> } | null, readonly reveal: { readonly key: ApiValues['AnswerKey'] | null, readonly explanation: string | null, readonly answers: number, readonly tally: ReadonlyArray<{ readonly answer: string | null, readonly count: number }>, readonly firstTally: ReadonlyArray<{ readonly answer: string | null, readonly count: number }> | null } | null, readonly scores: ReadonlyArray<{ readonly id: string, readonly name: string, readonly team: number | null, readonly points: number, readonly rank: number }>, readonly teams: ReadonlyArray<{ readonly team: number, readonly points: number, readonly players: number, readonly rank: number }> } };

export type LivePlayerQueryVariables = Exact<{ id: string; ticket?: string | null | undefined; }>;
export type LivePlayerQuery = { readonly livePlayer: { readonly name: string, readonly team: number | null, readonly points: number, readonly rank: number | null, readonly response: ApiValues['QuestionResponse'] | null, readonly credit: number | null, readonly screen: { readonly id: string, readonly title: string, readonly code: string | null, readonly mode: ClosedSets['LiveMode'], readonly state: ClosedSets['LiveState'], readonly position: number, readonly count: number, readonly vote: number, readonly revision: number, readonly now: string, readonly locksAt: string | null, readonly playerCount: number, readonly answerCount: number, readonly question: { readonly type: ClosedSets['QuestionType'], readonly stem: string, readonly body: ApiValues['QuestionBody'], readonly images: ReadonlyArray<{ readonly digest: string, readonly url: string, readonly width: number, readonly height: number }> } | null, readonly reveal: { readonly key: ApiValues['AnswerKey'] | null, readonly explanation: string | null, readonly answers: number, readonly tally: ReadonlyArray<{ readonly answer: string | null, readonly count: number }>, readonly firstTally: ReadonlyArray<{ readonly answer: string | null, readonly count: number }> | null } | null, readonly scores: ReadonlyArray<{ readonly id: string, readonly name: string, readonly team: number | null, readonly points: number, readonly rank: number }>, readonly teams: ReadonlyArray<{ readonly team: number, readonly points: number, readonly players: number, readonly rank: number }> } } };

export type FollowLivePlayerSubscriptionVariables = Exact<{ id: string; ticket?: string | null | undefined; }>;
export type FollowLivePlayerSubscription = { readonly livePlayer: { readonly name: string, readonly team: number | null, readonly points: number, readonly rank: number | null, readonly response: ApiValues['QuestionResponse'] | null, readonly credit: number | null, readonly screen: { readonly id: string, readonly title: string, readonly code: string | null, readonly mode: ClosedSets['LiveMode'], readonly state: ClosedSets['LiveState'], readonly position: number, readonly count: number, readonly vote: number, readonly revision: number, readonly now: string, readonly locksAt: string | null, readonly playerCount: number, readonly answerCount: number, readonly question: { readonly type: ClosedSets['QuestionType'], readonly stem: string, readonly body: ApiValues['QuestionBody'], readonly images: ReadonlyArray<{ readonly digest: string, readonly url: string, readonly width: number, readonly height: number }> } | null, readonly reveal: { readonly key: ApiValues['AnswerKey'] | null, readonly explanation: string | null, readonly answers: number, readonly tally: ReadonlyArray<{ readonly answer: string | null, readonly count: number }>, readonly firstTally: ReadonlyArray<{ readonly answer: string | null, readonly count: number }> | null } | null, readonly scores: ReadonlyArray<{ readonly id: string, readonly name: string, readonly team: number | null, readonly points: number, readonly rank: number }>, readonly teams: ReadonlyArray<{ readonly team: number, readonly points: number, readonly players: number, readonly rank: number }> } } };

export type StartLiveQuizMutationVariables = Exact<{ classroom: string; device: string; quiz?: string | null | undefined; assignment?: string | null | undefined; items?: ReadonlyArray<string> | string | null | undefined; mode: ClosedSets['LiveMode']; seconds?: number | null | undefined; hasGuests: boolean; teamCount: number; }>;
export type StartLiveQuizMutation = { readonly startLiveQuiz: string };

export type ClaimLiveQuizMutationVariables = Exact<{ id: string; device: string; takeOver: boolean; }>;
export type ClaimLiveQuizMutation = { readonly claimLiveQuiz: ClosedSets['LiveHost'] };

export type MoveLiveQuizMutationVariables = Exact<{ id: string; device: string; revision: number; command: ClosedSets['LiveCommand']; }>;
export type MoveLiveQuizMutation = { readonly moveLiveQuiz: boolean };

export type RemoveLivePlayerMutationVariables = Exact<{ id: string; player: string; }>;
export type RemoveLivePlayerMutation = { readonly removeLivePlayer: boolean };

export type RenameLivePlayerMutationVariables = Exact<{ id: string; player: string; nickname: string; }>;
export type RenameLivePlayerMutation = { readonly renameLivePlayer: boolean };

export type JoinLiveQuizMutationVariables = Exact<{ code: string; nickname?: string | null | undefined; }>;
export type JoinLiveQuizMutation = { readonly joinLiveQuiz: { readonly quiz: string | null, readonly ticket: string | null } };

export type AnswerLiveQuizMutationVariables = Exact<{ id: string; ticket?: string | null | undefined; position: number; vote: number; response: SentValues['QuestionResponse']; }>;
export type AnswerLiveQuizMutation = { readonly answerLiveQuiz: boolean };

export type AddLiveQuizToGradebookMutationVariables = Exact<{ id: string; }>;
export type AddLiveQuizToGradebookMutation = { readonly addLiveQuizToGradebook: string };

export const LiveQuizzesDocument = typedDocument<LiveQuizzesQuery, LiveQuizzesQueryVariables>(
  "query liveQuizzes{liveQuizzes{id title classroomName mode state players questions startedAt}}",
);

export const OpenLiveQuizDocument = typedDocument<OpenLiveQuizQuery, OpenLiveQuizQueryVariables>(
  "query openLiveQuiz{openLiveQuiz{code title}}",
);

export const LiveQuizHostDocument = typedDocument<LiveQuizHostQuery, LiveQuizHostQueryVariables>(
  "query liveQuizHost($id:ID!$device:ID!){liveQuizHost(id:$id device:$device){...liveHostParts}}fragment liveHostParts on LiveHostView{screen{...liveScreenParts}classroom host hasGuests leftOut share advice hasResults assignment players{id name isGuest team hasAnswered points}}fragment liveScreenParts on LiveScreen{id title code mode state position count vote revision now locksAt playerCount answerCount question{...liveQuestionParts}reveal{key explanation answers tally{answer count}firstTally{answer count}}scores{id name team points rank}teams{team points players rank}}fragment liveQuestionParts on LiveQuestion{type stem body images{digest url width height}}",
);

export const FollowLiveQuizHostDocument = typedDocument<FollowLiveQuizHostSubscription, FollowLiveQuizHostSubscriptionVariables>(
  "subscription followLiveQuizHost($id:ID!$device:ID!){liveQuizHost(id:$id device:$device){...liveHostParts}}fragment liveHostParts on LiveHostView{screen{...liveScreenParts}classroom host hasGuests leftOut share advice hasResults assignment players{id name isGuest team hasAnswered points}}fragment liveScreenParts on LiveScreen{id title code mode state position count vote revision now locksAt playerCount answerCount question{...liveQuestionParts}reveal{key explanation answers tally{answer count}firstTally{answer count}}scores{id name team points rank}teams{team points players rank}}fragment liveQuestionParts on LiveQuestion{type stem body images{digest url width height}}",
);

export const LiveQuizBoardDocument = typedDocument<LiveQuizBoardQuery, LiveQuizBoardQueryVariables>(
  "query liveQuizBoard($id:ID!){liveQuizBoard(id:$id){...liveScreenParts}}fragment liveScreenParts on LiveScreen{id title code mode state position count vote revision now locksAt playerCount answerCount question{...liveQuestionParts}reveal{key explanation answers tally{answer count}firstTally{answer count}}scores{id name team points rank}teams{team points players rank}}fragment liveQuestionParts on LiveQuestion{type stem body images{digest url width height}}",
);

export const FollowLiveQuizBoardDocument = typedDocument<FollowLiveQuizBoardSubscription, FollowLiveQuizBoardSubscriptionVariables>(
  "subscription followLiveQuizBoard($id:ID!){liveQuizBoard(id:$id){...liveScreenParts}}fragment liveScreenParts on LiveScreen{id title code mode state position count vote revision now locksAt playerCount answerCount question{...liveQuestionParts}reveal{key explanation answers tally{answer count}firstTally{answer count}}scores{id name team points rank}teams{team points players rank}}fragment liveQuestionParts on LiveQuestion{type stem body images{digest url width height}}",
);

export const LivePlayerDocument = typedDocument<LivePlayerQuery, LivePlayerQueryVariables>(
  "query livePlayer($id:ID!$ticket:String){livePlayer(id:$id ticket:$ticket){...livePlayerParts}}fragment livePlayerParts on LivePlayerView{screen{...liveScreenParts}name team points rank response credit}fragment liveScreenParts on LiveScreen{id title code mode state position count vote revision now locksAt playerCount answerCount question{...liveQuestionParts}reveal{key explanation answers tally{answer count}firstTally{answer count}}scores{id name team points rank}teams{team points players rank}}fragment liveQuestionParts on LiveQuestion{type stem body images{digest url width height}}",
);

export const FollowLivePlayerDocument = typedDocument<FollowLivePlayerSubscription, FollowLivePlayerSubscriptionVariables>(
  "subscription followLivePlayer($id:ID!$ticket:String){livePlayer(id:$id ticket:$ticket){...livePlayerParts}}fragment livePlayerParts on LivePlayerView{screen{...liveScreenParts}name team points rank response credit}fragment liveScreenParts on LiveScreen{id title code mode state position count vote revision now locksAt playerCount answerCount question{...liveQuestionParts}reveal{key explanation answers tally{answer count}firstTally{answer count}}scores{id name team points rank}teams{team points players rank}}fragment liveQuestionParts on LiveQuestion{type stem body images{digest url width height}}",
);

export const StartLiveQuizDocument = typedDocument<StartLiveQuizMutation, StartLiveQuizMutationVariables>(
  "mutation startLiveQuiz($classroom:ID!$device:ID!$quiz:ID$assignment:ID$items:[ID!]$mode:LiveMode!$seconds:Int$hasGuests:Boolean!$teamCount:Int!){startLiveQuiz(classroom:$classroom device:$device quiz:$quiz assignment:$assignment items:$items mode:$mode seconds:$seconds hasGuests:$hasGuests teamCount:$teamCount)}",
);

export const ClaimLiveQuizDocument = typedDocument<ClaimLiveQuizMutation, ClaimLiveQuizMutationVariables>(
  "mutation claimLiveQuiz($id:ID!$device:ID!$takeOver:Boolean!){claimLiveQuiz(id:$id device:$device takeOver:$takeOver)}",
);

export const MoveLiveQuizDocument = typedDocument<MoveLiveQuizMutation, MoveLiveQuizMutationVariables>(
  "mutation moveLiveQuiz($id:ID!$device:ID!$revision:Int!$command:LiveCommand!){moveLiveQuiz(id:$id device:$device revision:$revision command:$command)}",
);

export const RemoveLivePlayerDocument = typedDocument<RemoveLivePlayerMutation, RemoveLivePlayerMutationVariables>(
  "mutation removeLivePlayer($id:ID!$player:ID!){removeLivePlayer(id:$id player:$player)}",
);

export const RenameLivePlayerDocument = typedDocument<RenameLivePlayerMutation, RenameLivePlayerMutationVariables>(
  "mutation renameLivePlayer($id:ID!$player:ID!$nickname:String!){renameLivePlayer(id:$id player:$player nickname:$nickname)}",
);

export const JoinLiveQuizDocument = typedDocument<JoinLiveQuizMutation, JoinLiveQuizMutationVariables>(
  "mutation joinLiveQuiz($code:String!$nickname:String){joinLiveQuiz(code:$code nickname:$nickname){quiz ticket}}",
);

export const AnswerLiveQuizDocument = typedDocument<AnswerLiveQuizMutation, AnswerLiveQuizMutationVariables>(
  "mutation answerLiveQuiz($id:ID!$ticket:String$position:Int!$vote:Int!$response:QuestionResponse!){answerLiveQuiz(id:$id ticket:$ticket position:$position vote:$vote response:$response)}",
);

export const AddLiveQuizToGradebookDocument = typedDocument<AddLiveQuizToGradebookMutation, AddLiveQuizToGradebookMutationVariables>(
  "mutation addLiveQuizToGradebook($id:ID!){addLiveQuizToGradebook(id:$id)}",
);