import type { ClosedSets } from '#domain/platform/api/closed-sets.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { typedDocument } from '../../typed-document.ts';
export type ClassStreamFragment = { readonly announcements: ReadonlyArray<{ readonly id: string, readonly text: string, readonly author: string | null, readonly publishAt: string, readonly editedAt: string | null, readonly isScheduled: boolean, readonly images: ReadonlyArray<{ readonly digest: string, readonly url: string, readonly width: number, readonly height: number }> }>, readonly questions: ReadonlyArray<{ readonly id: string, readonly text: string, readonly askedAt: string, readonly student: string | null, readonly isOwn: boolean, readonly answer: string | null, readonly answeredBy: string | null, readonly answeredAt: string | null, readonly isPublic: boolean, readonly assignment: { readonly id: string, readonly title: string } }> };

export type StudentQuestionFragment = { readonly id: string, readonly text: string, readonly askedAt: string, readonly student: string | null, readonly isOwn: boolean, readonly answer: string | null, readonly answeredBy: string | null, readonly answeredAt: string | null, readonly isPublic: boolean, readonly assignment: { readonly id: string, readonly title: string } };

export type WorkLineFragment = { readonly id: string, readonly title: string, readonly status: ClosedSets['WorkStatus'], readonly weight: number, readonly opensAt: string | null, readonly dueAt: string | null, readonly closesAt: string | null, readonly submittedAt: string | null, readonly marks: number | null, readonly marksOutOf: number, readonly creditShare: number, readonly classroom: { readonly id: string, readonly name: string }, readonly late: { readonly deduction: number, readonly intervalSeconds: number, readonly floor: number } };

export type StudentWorkQueryVariables = Exact<{ [key: string]: never; }>;


export type StudentWorkQuery = { readonly studentWork: ReadonlyArray<{ readonly id: string, readonly title: string, readonly status: ClosedSets['WorkStatus'], readonly weight: number, readonly opensAt: string | null, readonly dueAt: string | null, readonly closesAt: string | null, readonly submittedAt: string | null, readonly marks: number | null, readonly marksOutOf: number, readonly creditShare: number, readonly classroom: { readonly id: string, readonly name: string }, readonly late: { readonly deduction: number, readonly intervalSeconds: number, readonly floor: number } }> };

export type ClassWorkQueryVariables = Exact<{ classroom: string; }>;
export type ClassWorkQuery = { readonly classStream: { readonly announcements: ReadonlyArray<{ readonly id: string, readonly text: string, readonly author: string | null, readonly publishAt: string, readonly editedAt: string | null, readonly isScheduled: boolean, readonly images: ReadonlyArray<{ readonly digest: string, readonly url: string, readonly width: number, readonly height: number }> }>, readonly questions: ReadonlyArray<{ readonly id: string, readonly text: string, readonly askedAt: string, readonly student: string | null, readonly isOwn: boolean, readonly answer: string | null, readonly answeredBy: string | null, readonly answeredAt: string | null, readonly isPublic: boolean, readonly assignment: { readonly id: string, readonly title: string } }> }, readonly ownClasses: ReadonlyArray<{ readonly id: string, readonly name: string, readonly school: string | null, readonly teachers: ReadonlyArray<string>, readonly group: string | null, readonly archivedAt: string | null, readonly subject: { readonly slug: string, readonly title: string } | null }>, readonly studentWork: ReadonlyArray<{ readonly id: string, readonly title: string, readonly status: ClosedSets['WorkStatus'], readonly weight: number, readonly opensAt: string | null, readonly dueAt: string | null, readonly closesAt: string | null, readonly submittedAt: string | null, readonly marks: number | null, readonly marksOutOf: number, readonly creditShare: number, readonly classroom: { readonly id: string, readonly name: string }, readonly late: { readonly deduction: number, readonly intervalSeconds: number, readonly floor: number } }> };

export type DueWorkQueryVariables = Exact<{ [key: string]: never; }>;


export type DueWorkQuery = { readonly studentWork: ReadonlyArray<{ readonly id: string, readonly title: string, readonly status: ClosedSets['WorkStatus'], readonly weight: number, readonly opensAt: string | null, readonly dueAt: string | null, readonly closesAt: string | null, readonly submittedAt: string | null, readonly marks: number | null, readonly marksOutOf: number, readonly creditShare: number, readonly classroom: { readonly id: string, readonly name: string }, readonly late: { readonly deduction: number, readonly intervalSeconds: number, readonly floor: number } }>, readonly assignmentNotices: ReadonlyArray<{ readonly id: string, readonly assignment: string, readonly title: string, readonly classroom: string, readonly reminder: ClosedSets['ReminderKind'] }>, readonly recentAnnouncements: ReadonlyArray<{ readonly id: string, readonly text: string, readonly publishAt: string, readonly classroom: { readonly id: string, readonly name: string } }> };

export type StudentAssignmentQueryVariables = Exact<{ id: string; }>;
export type StudentAssignmentQuery = { readonly assignmentQuestions: ReadonlyArray<{ readonly id: string, readonly text: string, readonly askedAt: string, readonly student: string | null, readonly isOwn: boolean, readonly answer: string | null, readonly answeredBy: string | null, readonly answeredAt: string | null, readonly isPublic: boolean, readonly assignment: { readonly id: string, readonly title: string } }>, readonly studentAssignment: { readonly instructions: string, readonly attemptsAllowed: number | null, readonly countedAttempt: ClosedSets['GradedAttempt'], readonly behaviour: ClosedSets['Behaviour'], readonly seconds: number | null, readonly showsMarks: ClosedSets['Reveal'], readonly showsFeedback: ClosedSets['Reveal'], readonly unmarkedQuestions: number, readonly isOnPaper: boolean, readonly comment: string | null, readonly id: string, readonly title: string, readonly status: ClosedSets['WorkStatus'], readonly weight: number, readonly opensAt: string | null, readonly dueAt: string | null, readonly closesAt: string | null, readonly submittedAt: string | null, readonly marks: number | null, readonly marksOutOf: number, readonly creditShare: number, readonly parts: ReadonlyArray<{ readonly id: string, readonly kind: ClosedSets['PartKind'], readonly title: string, readonly questionCount: number, readonly marks: number, readonly material: { readonly id: string, readonly kind: ClosedSets['MaterialKind'], readonly share: number, readonly isDone: boolean, readonly subject: { readonly slug: string, readonly title: string }, readonly topic: { readonly slug: string, readonly title: string } } | null, readonly tries: ReadonlyArray<{ readonly id: string, readonly startedAt: string, readonly submittedAt: string | null, readonly marks: number | null, readonly marksOutOf: number, readonly unmarkedQuestions: number, readonly isReleased: boolean }> }>, readonly classroom: { readonly id: string, readonly name: string }, readonly late: { readonly deduction: number, readonly intervalSeconds: number, readonly floor: number } } };

export type StartAssignmentPartMutationVariables = Exact<{ part: string; }>;
export type StartAssignmentPartMutation = { readonly startAssignmentPart: string };

export type ReadAssignmentNoticeMutationVariables = Exact<{ id: string; }>;
export type ReadAssignmentNoticeMutation = { readonly readNotice: boolean };

export const StudentWorkDocument = typedDocument<StudentWorkQuery, StudentWorkQueryVariables>(
  "query studentWork{studentWork{...workLine}}fragment workLine on StudentWork{id title status weight opensAt dueAt closesAt submittedAt marks marksOutOf creditShare classroom{id name}late{deduction intervalSeconds floor}}",
);

export const ClassWorkDocument = typedDocument<ClassWorkQuery, ClassWorkQueryVariables>(
  "query classWork($classroom:ID!){classStream(classroom:$classroom){...classStream}ownClasses{id name school teachers group archivedAt subject{slug title}}studentWork(classroom:$classroom){...workLine}}fragment classStream on ClassStream{announcements{id text images{digest url width height}author publishAt editedAt isScheduled}questions{...studentQuestion}}fragment studentQuestion on StudentQuestion{id assignment{id title}text askedAt student isOwn answer answeredBy answeredAt isPublic}fragment workLine on StudentWork{id title status weight opensAt dueAt closesAt submittedAt marks marksOutOf creditShare classroom{id name}late{deduction intervalSeconds floor}}",
);

export const DueWorkDocument = typedDocument<DueWorkQuery, DueWorkQueryVariables>(
  "query dueWork{studentWork{...workLine}assignmentNotices{id assignment title classroom reminder}recentAnnouncements{id text publishAt classroom{id name}}}fragment workLine on StudentWork{id title status weight opensAt dueAt closesAt submittedAt marks marksOutOf creditShare classroom{id name}late{deduction intervalSeconds floor}}",
);

export const StudentAssignmentDocument = typedDocument<StudentAssignmentQuery, StudentAssignmentQueryVariables>(
  "query studentAssignment($id:ID!){assignmentQuestions(assignment:$id){...studentQuestion}studentAssignment(id:$id){...workLine instructions attemptsAllowed countedAttempt behaviour seconds showsMarks showsFeedback unmarkedQuestions isOnPaper comment parts{id kind title questionCount marks material{id kind share isDone subject{slug title}topic{slug title}}tries{id startedAt submittedAt marks marksOutOf unmarkedQuestions isReleased}}}}fragment studentQuestion on StudentQuestion{id assignment{id title}text askedAt student isOwn answer answeredBy answeredAt isPublic}fragment workLine on StudentWork{id title status weight opensAt dueAt closesAt submittedAt marks marksOutOf creditShare classroom{id name}late{deduction intervalSeconds floor}}",
);

export const StartAssignmentPartDocument = typedDocument<StartAssignmentPartMutation, StartAssignmentPartMutationVariables>(
  "mutation startAssignmentPart($part:ID!){startAssignmentPart(part:$part)}",
);

export const ReadAssignmentNoticeDocument = typedDocument<ReadAssignmentNoticeMutation, ReadAssignmentNoticeMutationVariables>(
  "mutation readAssignmentNotice($id:ID!){readNotice(id:$id)}",
);