import type { ApiValues, SentValues } from '#domain/platform/api/api-values.ts';
import type { ClosedSets } from '#domain/platform/api/closed-sets.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { typedDocument } from '../../typed-document.ts';
export type RosterImportsQueryVariables = Exact<{ [key: string]: never; }>;


export type RosterImportsQuery = { readonly rosterImports: ReadonlyArray<{ readonly id: string, readonly by: string | null, readonly school: string, readonly fileName: string, readonly state: ClosedSets['RosterState'], readonly failedStep: ClosedSets['RosterStep'] | null, readonly report: ApiValues['RosterReport'] | null, readonly problem: ApiValues['RosterFailure'] | null, readonly base: string | null, readonly choices: ApiValues['RosterChoices'], readonly isRecomputed: boolean, readonly doneCount: number, readonly allCount: number, readonly invites: boolean, readonly refusesPasswords: boolean, readonly canUndo: boolean, readonly createdAt: string, readonly finishedAt: string | null }> };

export type RosterImportQueryVariables = Exact<{ id: string; }>;
export type RosterImportQuery = { readonly rosterImport: { readonly id: string, readonly by: string | null, readonly school: string, readonly fileName: string, readonly state: ClosedSets['RosterState'], readonly failedStep: ClosedSets['RosterStep'] | null, readonly report: ApiValues['RosterReport'] | null, readonly problem: ApiValues['RosterFailure'] | null, readonly base: string | null, readonly choices: ApiValues['RosterChoices'], readonly isRecomputed: boolean, readonly doneCount: number, readonly allCount: number, readonly invites: boolean, readonly refusesPasswords: boolean, readonly canUndo: boolean, readonly createdAt: string, readonly finishedAt: string | null, readonly outcome: { readonly applied: number, readonly skipped: number, readonly undone: number, readonly retained: number, readonly mailsLeft: number } } };

export type RosterChangesQueryVariables = Exact<{ id: string; kind?: ClosedSets['RosterKind'] | null | undefined; action?: ClosedSets['RosterAction'] | null | undefined; left?: boolean | null | undefined; after?: number | null | undefined; }>;
export type RosterChangesQuery = { readonly rosterChanges: { readonly next: number | null, readonly rows: ReadonlyArray<{ readonly position: number, readonly kind: ClosedSets['RosterKind'], readonly action: ClosedSets['RosterAction'], readonly sourcedId: string, readonly title: string, readonly classTitle: string | null, readonly before: ApiValues['RosterValues'] | null, readonly after: ApiValues['RosterValues'] | null, readonly status: ClosedSets['RosterStatus'], readonly reason: ClosedSets['RosterReason'] | null }> } };

export type RosterReportQueryVariables = Exact<{ id: string; }>;
export type RosterReportQuery = { readonly rosterReport: string };

export type RosterSchoolsQueryVariables = Exact<{ [key: string]: never; }>;


export type RosterSchoolsQuery = { readonly schoolChoices: ReadonlyArray<{ readonly id: string, readonly name: string }> };

export type StartRosterMutationVariables = Exact<{ upload: string; school?: string | null | undefined; }>;
export type StartRosterMutation = { readonly startRoster: string };

export type ChooseInRosterMutationVariables = Exact<{ id: string; choices: SentValues['RosterChoices']; }>;
export type ChooseInRosterMutation = { readonly chooseInRoster: { readonly id: string } };

export type ConfirmRosterMutationVariables = Exact<{ id: string; base: string; invites: boolean; typed?: string | null | undefined; }>;
export type ConfirmRosterMutation = { readonly confirmRoster: { readonly id: string } };

export type CancelRosterMutationVariables = Exact<{ id: string; }>;
export type CancelRosterMutation = { readonly cancelRoster: { readonly id: string } };

export type UndoRosterMutationVariables = Exact<{ id: string; }>;
export type UndoRosterMutation = { readonly undoRoster: { readonly id: string } };

export type ResumeRosterMutationVariables = Exact<{ id: string; }>;
export type ResumeRosterMutation = { readonly resumeRoster: { readonly id: string } };

export type RosterImportPartsFragment = { readonly id: string, readonly by: string | null, readonly school: string, readonly fileName: string, readonly state: ClosedSets['RosterState'], readonly failedStep: ClosedSets['RosterStep'] | null, readonly report: ApiValues['RosterReport'] | null, readonly problem: ApiValues['RosterFailure'] | null, readonly base: string | null, readonly choices: ApiValues['RosterChoices'], readonly isRecomputed: boolean, readonly doneCount: number, readonly allCount: number, readonly invites: boolean, readonly refusesPasswords: boolean, readonly canUndo: boolean, readonly createdAt: string, readonly finishedAt: string | null };

export const RosterImportsDocument = typedDocument<RosterImportsQuery, RosterImportsQueryVariables>(
  "query rosterImports{rosterImports{...rosterImportParts}}fragment rosterImportParts on RosterImport{id by school fileName state failedStep report problem base choices isRecomputed doneCount allCount invites refusesPasswords canUndo createdAt finishedAt}",
);

export const RosterImportDocument = typedDocument<RosterImportQuery, RosterImportQueryVariables>(
  "query rosterImport($id:ID!){rosterImport(id:$id){...rosterImportParts outcome{applied skipped undone retained mailsLeft}}}fragment rosterImportParts on RosterImport{id by school fileName state failedStep report problem base choices isRecomputed doneCount allCount invites refusesPasswords canUndo createdAt finishedAt}",
);

export const RosterChangesDocument = typedDocument<RosterChangesQuery, RosterChangesQueryVariables>(
  "query rosterChanges($id:ID!$kind:RosterKind$action:RosterAction$left:Boolean$after:Int){rosterChanges(id:$id kind:$kind action:$action left:$left after:$after){rows{position kind action sourcedId title classTitle before after status reason}next}}",
);

export const RosterReportDocument = typedDocument<RosterReportQuery, RosterReportQueryVariables>(
  "query rosterReport($id:ID!){rosterReport(id:$id)}",
);

export const RosterSchoolsDocument = typedDocument<RosterSchoolsQuery, RosterSchoolsQueryVariables>(
  "query rosterSchools{schoolChoices{id name}}",
);

export const StartRosterDocument = typedDocument<StartRosterMutation, StartRosterMutationVariables>(
  "mutation startRoster($upload:ID!$school:ID){startRoster(upload:$upload school:$school)}",
);

export const ChooseInRosterDocument = typedDocument<ChooseInRosterMutation, ChooseInRosterMutationVariables>(
  "mutation chooseInRoster($id:ID!$choices:RosterChoices!){chooseInRoster(id:$id choices:$choices){id}}",
);

export const ConfirmRosterDocument = typedDocument<ConfirmRosterMutation, ConfirmRosterMutationVariables>(
  "mutation confirmRoster($id:ID!$base:String!$invites:Boolean!$typed:String){confirmRoster(id:$id base:$base invites:$invites typed:$typed){id}}",
);

export const CancelRosterDocument = typedDocument<CancelRosterMutation, CancelRosterMutationVariables>(
  "mutation cancelRoster($id:ID!){cancelRoster(id:$id){id}}",
);

export const UndoRosterDocument = typedDocument<UndoRosterMutation, UndoRosterMutationVariables>(
  "mutation undoRoster($id:ID!){undoRoster(id:$id){id}}",
);

export const ResumeRosterDocument = typedDocument<ResumeRosterMutation, ResumeRosterMutationVariables>(
  "mutation resumeRoster($id:ID!){resumeRoster(id:$id){id}}",
);