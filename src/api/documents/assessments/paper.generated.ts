import type { ApiValues } from '#domain/platform/api/api-values.ts';
import type { ClosedSets } from '#domain/platform/api/closed-sets.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { typedDocument } from '../../typed-document.ts';
export type SelfMarkInput = {
  readonly marks: number;
  readonly position: number;
};

export type SelfMarksInput = {
  readonly marks: ReadonlyArray<SelfMarkInput>;
  readonly paper: string;
  readonly seconds?: number | null | undefined;
};

export type SubjectRefFragment = { readonly id: string, readonly slug: string, readonly title: string };

export type AttemptLineFragment = { readonly id: string, readonly startedAt: string, readonly submittedAt: string | null, readonly marks: number | null, readonly marksOutOf: number | null, readonly answeredCount: number, readonly questionCount: number };

export type PaperLineFragment = { readonly id: string, readonly title: string, readonly year: number, readonly session: string, readonly board: string, readonly seconds: number | null, readonly questionCount: number, readonly marks: number, readonly isAccessible: boolean, readonly subject: { readonly id: string, readonly slug: string, readonly title: string }, readonly lastAttempt: { readonly id: string, readonly startedAt: string, readonly submittedAt: string | null, readonly marks: number | null, readonly marksOutOf: number | null, readonly answeredCount: number, readonly questionCount: number } | null };

export type ImageFragment = { readonly digest: string, readonly url: string, readonly width: number, readonly height: number };

export type PaperFrontFragment = { readonly id: string, readonly title: string, readonly year: number, readonly session: string, readonly board: string, readonly seconds: number | null, readonly questionCount: number, readonly marks: number, readonly timeFactor: number, readonly instructions: string, readonly subject: { readonly id: string, readonly slug: string, readonly title: string }, readonly gradeBoundaries: ReadonlyArray<{ readonly grade: string, readonly from: number }>, readonly source: { readonly work: string | null, readonly licence: string | null }, readonly attempts: ReadonlyArray<{ readonly id: string, readonly startedAt: string, readonly submittedAt: string | null, readonly marks: number | null, readonly marksOutOf: number | null, readonly answeredCount: number, readonly questionCount: number }> };

export type PapersQueryVariables = Exact<{ [key: string]: never; }>;


export type PapersQuery = { readonly papers: ReadonlyArray<{ readonly id: string, readonly title: string, readonly year: number, readonly session: string, readonly board: string, readonly seconds: number | null, readonly questionCount: number, readonly marks: number, readonly isAccessible: boolean, readonly subject: { readonly id: string, readonly slug: string, readonly title: string }, readonly lastAttempt: { readonly id: string, readonly startedAt: string, readonly submittedAt: string | null, readonly marks: number | null, readonly marksOutOf: number | null, readonly answeredCount: number, readonly questionCount: number } | null }> };

export type PaperQueryVariables = Exact<{ id: string; }>;
export type PaperQuery = { readonly paper: { readonly id: string, readonly title: string, readonly year: number, readonly session: string, readonly board: string, readonly seconds: number | null, readonly questionCount: number, readonly marks: number, readonly timeFactor: number, readonly instructions: string, readonly sections: ReadonlyArray<{ readonly position: number, readonly title: string, readonly instructions: string, readonly items: ReadonlyArray<{ readonly position: number, readonly marks: number, readonly type: ClosedSets['QuestionType'], readonly stem: string, readonly body: ApiValues['QuestionBody'], readonly images: ReadonlyArray<{ readonly digest: string, readonly url: string, readonly width: number, readonly height: number }> }> }>, readonly subject: { readonly id: string, readonly slug: string, readonly title: string }, readonly gradeBoundaries: ReadonlyArray<{ readonly grade: string, readonly from: number }>, readonly source: { readonly work: string | null, readonly licence: string | null }, readonly attempts: ReadonlyArray<{ readonly id: string, readonly startedAt: string, readonly submittedAt: string | null, readonly marks: number | null, readonly marksOutOf: number | null, readonly answeredCount: number, readonly questionCount: number }> } };

export type PaperSchemeQueryVariables = Exact<{ id: string; }>;
export type PaperSchemeQuery = { readonly paperScheme: { readonly id: string, readonly title: string, readonly year: number, readonly session: string, readonly board: string, readonly seconds: number | null, readonly questionCount: number, readonly marks: number, readonly timeFactor: number, readonly instructions: string, readonly sections: ReadonlyArray<{ readonly position: number, readonly title: string, readonly instructions: string, readonly items: ReadonlyArray<{ readonly position: number, readonly marks: number, readonly type: ClosedSets['QuestionType'], readonly stem: string, readonly body: ApiValues['QuestionBody'], readonly key: ApiValues['AnswerKey'] | null, readonly explanation: string | null, readonly images: ReadonlyArray<{ readonly digest: string, readonly url: string, readonly width: number, readonly height: number }> }> }>, readonly subject: { readonly id: string, readonly slug: string, readonly title: string }, readonly gradeBoundaries: ReadonlyArray<{ readonly grade: string, readonly from: number }>, readonly source: { readonly work: string | null, readonly licence: string | null }, readonly attempts: ReadonlyArray<{ readonly id: string, readonly startedAt: string, readonly submittedAt: string | null, readonly marks: number | null, readonly marksOutOf: number | null, readonly answeredCount: number, readonly questionCount: number }> } };

export type StartPaperMutationVariables = Exact<{ id: string; }>;
export type StartPaperMutation = { readonly startPaper: string };

export type SaveSelfMarksMutationVariables = Exact<{ input: SelfMarksInput; }>;
export type SaveSelfMarksMutation = { readonly saveSelfMarks: string };

export const PapersDocument = typedDocument<PapersQuery, PapersQueryVariables>(
  "query papers{papers{...paperLine}}fragment paperLine on PaperSummary{id title year session board seconds questionCount marks isAccessible subject{...subjectRef}lastAttempt{...attemptLine}}fragment subjectRef on SubjectRef{id slug title}fragment attemptLine on AttemptLine{id startedAt submittedAt marks marksOutOf answeredCount questionCount}",
);

export const PaperDocument = typedDocument<PaperQuery, PaperQueryVariables>(
  "query paper($id:ID!){paper(id:$id){...paperFront sections{position title instructions items{position marks type stem body images{...image}}}}}fragment paperFront on Paper{id title year session board seconds questionCount marks timeFactor instructions subject{...subjectRef}gradeBoundaries{grade from}source{work licence}attempts{...attemptLine}}fragment subjectRef on SubjectRef{id slug title}fragment attemptLine on AttemptLine{id startedAt submittedAt marks marksOutOf answeredCount questionCount}fragment image on Image{digest url width height}",
);

export const PaperSchemeDocument = typedDocument<PaperSchemeQuery, PaperSchemeQueryVariables>(
  "query paperScheme($id:ID!){paperScheme(id:$id){...paperFront sections{position title instructions items{position marks type stem body key explanation images{...image}}}}}fragment paperFront on Paper{id title year session board seconds questionCount marks timeFactor instructions subject{...subjectRef}gradeBoundaries{grade from}source{work licence}attempts{...attemptLine}}fragment subjectRef on SubjectRef{id slug title}fragment attemptLine on AttemptLine{id startedAt submittedAt marks marksOutOf answeredCount questionCount}fragment image on Image{digest url width height}",
);

export const StartPaperDocument = typedDocument<StartPaperMutation, StartPaperMutationVariables>(
  "mutation startPaper($id:ID!){startPaper(id:$id)}",
);

export const SaveSelfMarksDocument = typedDocument<SaveSelfMarksMutation, SaveSelfMarksMutationVariables>(
  "mutation saveSelfMarks($input:SelfMarksInput!){saveSelfMarks(input:$input)}",
);