import type { ApiValues } from '#domain/platform/api/api-values.ts';
import type { ClosedSets } from '#domain/platform/api/closed-sets.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { typedDocument } from '../../typed-document.ts';
export type GradeBoundaryInput = {
  readonly from: number;
  readonly grade: string;
};

export type GradeCategoryInput = {
  readonly dropLowest: number;
  readonly id?: string | null | undefined;
  readonly name: string;
  readonly weight: number;
};

export type ImportedMarkInput = {
  readonly marks: number;
  readonly student: string;
  readonly version: number;
};

export type GradebookQueryVariables = Exact<{ classroom: string; }>;
export type GradebookQuery = { readonly gradebook: { readonly id: string, readonly name: string, readonly isArchived: boolean, readonly groups: ReadonlyArray<{ readonly id: string, readonly name: string }>, readonly categories: ReadonlyArray<{ readonly id: string, readonly name: string, readonly weight: number, readonly dropLowest: number }>, readonly boundaries: ReadonlyArray<{ readonly grade: string, readonly from: number }>, readonly assignments: ReadonlyArray<{ readonly id: string, readonly title: string, readonly state: ClosedSets['AssignmentState'], readonly dueAt: string | null, readonly weight: number, readonly marksOutOf: number | null, readonly maxMarks: number, readonly category: string | null, readonly isWithheld: boolean, readonly isReleasedByHand: boolean, readonly isOnPaper: boolean }>, readonly students: ReadonlyArray<{ readonly id: string, readonly name: string, readonly group: string | null, readonly cells: ApiValues['GradebookCells'] }>, readonly entries: ReadonlyArray<{ readonly assignment: string, readonly student: string, readonly version: number, readonly marks: number | null, readonly comment: string }> } };

export type FormerStudentsQueryVariables = Exact<{ classroom: string; }>;
export type FormerStudentsQuery = { readonly formerStudents: ReadonlyArray<{ readonly id: string, readonly name: string, readonly leftAt: string, readonly results: ReadonlyArray<{ readonly assignment: string, readonly title: string, readonly marks: number | null, readonly marksOutOf: number }> }> };

export type MarkVersionFragment = { readonly version: number, readonly marks: number | null, readonly comment: string, readonly enteredBy: string | null, readonly enteredAt: string };

export type EnteredMarkHistoryQueryVariables = Exact<{ assignment: string; student: string; }>;
export type EnteredMarkHistoryQuery = { readonly enteredMarkHistory: ReadonlyArray<{ readonly version: number, readonly marks: number | null, readonly comment: string, readonly enteredBy: string | null, readonly enteredAt: string }> };

export type EnterMarkMutationVariables = Exact<{ assignment: string; student: string; marks?: number | null | undefined; comment: string; version: number; }>;
export type EnterMarkMutation = { readonly enterMark: { readonly isSaved: boolean, readonly latest: { readonly version: number, readonly marks: number | null, readonly comment: string, readonly enteredBy: string | null, readonly enteredAt: string } | null } };

export type AddPaperWorkMutationVariables = Exact<{ classroom: string; title: string; marksOutOf: number; dueAt?: string | null | undefined; withholdsMarks: boolean; }>;
export type AddPaperWorkMutation = { readonly addPaperWork: string };

export type ExcuseStudentMutationVariables = Exact<{ assignment: string; student: string; isExcused: boolean; }>;
export type ExcuseStudentMutation = { readonly excuseStudent: boolean };

export type SaveGradingMutationVariables = Exact<{ classroom: string; categories: ReadonlyArray<GradeCategoryInput> | GradeCategoryInput; boundaries: ReadonlyArray<GradeBoundaryInput> | GradeBoundaryInput; }>;
export type SaveGradingMutation = { readonly saveGrading: boolean };

export type SetCategoryMutationVariables = Exact<{ assignment: string; category?: string | null | undefined; }>;
export type SetCategoryMutation = { readonly setCategory: boolean };

export type PreviewMarksMutationVariables = Exact<{ assignment: string; csv: string; }>;
export type PreviewMarksMutation = { readonly previewMarks: ReadonlyArray<{ readonly line: number, readonly written: string, readonly student: string | null, readonly name: string | null, readonly marks: number | null, readonly problem: ClosedSets['MarksLineProblem'] | null, readonly storedMarks: number | null, readonly version: number }> };

export type ImportMarksMutationVariables = Exact<{ assignment: string; marks: ReadonlyArray<ImportedMarkInput> | ImportedMarkInput; }>;
export type ImportMarksMutation = { readonly importMarks: ReadonlyArray<string> };

export const GradebookDocument = typedDocument<GradebookQuery, GradebookQueryVariables>(
  "query gradebook($classroom:ID!){gradebook(classroom:$classroom){id name isArchived groups{id name}categories{id name weight dropLowest}boundaries{grade from}assignments{id title state dueAt weight marksOutOf maxMarks category isWithheld isReleasedByHand isOnPaper}students{id name group cells}entries{assignment student version marks comment}}}",
);

export const FormerStudentsDocument = typedDocument<FormerStudentsQuery, FormerStudentsQueryVariables>(
  "query formerStudents($classroom:ID!){formerStudents(classroom:$classroom){id name leftAt results{assignment title marks marksOutOf}}}",
);

export const EnteredMarkHistoryDocument = typedDocument<EnteredMarkHistoryQuery, EnteredMarkHistoryQueryVariables>(
  "query enteredMarkHistory($assignment:ID!$student:ID!){enteredMarkHistory(assignment:$assignment student:$student){...markVersion}}fragment markVersion on EnteredMarkVersion{version marks comment enteredBy enteredAt}",
);

export const EnterMarkDocument = typedDocument<EnterMarkMutation, EnterMarkMutationVariables>(
  "mutation enterMark($assignment:ID!$student:ID!$marks:Float$comment:String!$version:Int!){enterMark(assignment:$assignment student:$student marks:$marks comment:$comment version:$version){isSaved latest{...markVersion}}}fragment markVersion on EnteredMarkVersion{version marks comment enteredBy enteredAt}",
);

export const AddPaperWorkDocument = typedDocument<AddPaperWorkMutation, AddPaperWorkMutationVariables>(
  "mutation addPaperWork($classroom:ID!$title:String!$marksOutOf:Float!$dueAt:Instant$withholdsMarks:Boolean!){addPaperWork(classroom:$classroom title:$title marksOutOf:$marksOutOf dueAt:$dueAt withholdsMarks:$withholdsMarks)}",
);

export const ExcuseStudentDocument = typedDocument<ExcuseStudentMutation, ExcuseStudentMutationVariables>(
  "mutation excuseStudent($assignment:ID!$student:ID!$isExcused:Boolean!){excuseStudent(assignment:$assignment student:$student isExcused:$isExcused)}",
);

export const SaveGradingDocument = typedDocument<SaveGradingMutation, SaveGradingMutationVariables>(
  "mutation saveGrading($classroom:ID!$categories:[GradeCategoryInput!]!$boundaries:[GradeBoundaryInput!]!){saveGrading(classroom:$classroom categories:$categories boundaries:$boundaries)}",
);

export const SetCategoryDocument = typedDocument<SetCategoryMutation, SetCategoryMutationVariables>(
  "mutation setCategory($assignment:ID!$category:ID){setCategory(assignment:$assignment category:$category)}",
);

export const PreviewMarksDocument = typedDocument<PreviewMarksMutation, PreviewMarksMutationVariables>(
  "mutation previewMarks($assignment:ID!$csv:String!){previewMarks(assignment:$assignment csv:$csv){line written student name marks problem storedMarks version}}",
);

export const ImportMarksDocument = typedDocument<ImportMarksMutation, ImportMarksMutationVariables>(
  "mutation importMarks($assignment:ID!$marks:[ImportedMarkInput!]!){importMarks(assignment:$assignment marks:$marks)}",
);