import type { ApiValues, SentValues } from '#domain/platform/api/api-values.ts';
import type { ClosedSets } from '#domain/platform/api/closed-sets.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { typedDocument } from '../../typed-document.ts';
export type ImportPartsFragment = { readonly id: string, readonly by: string | null, readonly state: ClosedSets['ImportState'], readonly options: ApiValues['ImportOptions'], readonly progress: number, readonly stopAsked: boolean, readonly report: ApiValues['ImportReport'] | null, readonly problem: ApiValues['ImportProblem'] | null, readonly createdAt: string, readonly finishedAt: string | null, readonly files: ReadonlyArray<{ readonly upload: string, readonly name: string, readonly format: string, readonly columns: ReadonlyArray<string> }> };

export type InterchangeFormatsQueryVariables = Exact<{ [key: string]: never; }>;


export type InterchangeFormatsQuery = { readonly interchangeFormats: { readonly read: ReadonlyArray<string>, readonly written: ReadonlyArray<string> } };

export type ImportsQueryVariables = Exact<{ [key: string]: never; }>;


export type ImportsQuery = { readonly imports: ReadonlyArray<{ readonly id: string, readonly by: string | null, readonly state: ClosedSets['ImportState'], readonly options: ApiValues['ImportOptions'], readonly progress: number, readonly stopAsked: boolean, readonly report: ApiValues['ImportReport'] | null, readonly problem: ApiValues['ImportProblem'] | null, readonly createdAt: string, readonly finishedAt: string | null, readonly files: ReadonlyArray<{ readonly upload: string, readonly name: string, readonly format: string, readonly columns: ReadonlyArray<string> }> }> };

export type ImportQueryVariables = Exact<{ id: string; }>;
export type ImportQuery = { readonly import: { readonly id: string, readonly by: string | null, readonly state: ClosedSets['ImportState'], readonly options: ApiValues['ImportOptions'], readonly progress: number, readonly stopAsked: boolean, readonly report: ApiValues['ImportReport'] | null, readonly problem: ApiValues['ImportProblem'] | null, readonly createdAt: string, readonly finishedAt: string | null, readonly files: ReadonlyArray<{ readonly upload: string, readonly name: string, readonly format: string, readonly columns: ReadonlyArray<string> }> } };

export type ImportNewsSubscriptionVariables = Exact<{ id: string; }>;
export type ImportNewsSubscription = { readonly import: { readonly id: string, readonly by: string | null, readonly state: ClosedSets['ImportState'], readonly options: ApiValues['ImportOptions'], readonly progress: number, readonly stopAsked: boolean, readonly report: ApiValues['ImportReport'] | null, readonly problem: ApiValues['ImportProblem'] | null, readonly createdAt: string, readonly finishedAt: string | null, readonly files: ReadonlyArray<{ readonly upload: string, readonly name: string, readonly format: string, readonly columns: ReadonlyArray<string> }> } };

export type StartImportMutationVariables = Exact<{ input: SentValues['NewImport']; }>;
export type StartImportMutation = { readonly startImport: string };

export type CheckImportMutationVariables = Exact<{ id: string; options: SentValues['ImportOptions']; }>;
export type CheckImportMutation = { readonly checkImport: { readonly id: string, readonly by: string | null, readonly state: ClosedSets['ImportState'], readonly options: ApiValues['ImportOptions'], readonly progress: number, readonly stopAsked: boolean, readonly report: ApiValues['ImportReport'] | null, readonly problem: ApiValues['ImportProblem'] | null, readonly createdAt: string, readonly finishedAt: string | null, readonly files: ReadonlyArray<{ readonly upload: string, readonly name: string, readonly format: string, readonly columns: ReadonlyArray<string> }> } };

export type RunImportMutationVariables = Exact<{ id: string; options: SentValues['ImportOptions']; }>;
export type RunImportMutation = { readonly runImport: { readonly id: string, readonly by: string | null, readonly state: ClosedSets['ImportState'], readonly options: ApiValues['ImportOptions'], readonly progress: number, readonly stopAsked: boolean, readonly report: ApiValues['ImportReport'] | null, readonly problem: ApiValues['ImportProblem'] | null, readonly createdAt: string, readonly finishedAt: string | null, readonly files: ReadonlyArray<{ readonly upload: string, readonly name: string, readonly format: string, readonly columns: ReadonlyArray<string> }> } };

export type StopImportMutationVariables = Exact<{ id: string; }>;
export type StopImportMutation = { readonly stopImport: { readonly id: string, readonly by: string | null, readonly state: ClosedSets['ImportState'], readonly options: ApiValues['ImportOptions'], readonly progress: number, readonly stopAsked: boolean, readonly report: ApiValues['ImportReport'] | null, readonly problem: ApiValues['ImportProblem'] | null, readonly createdAt: string, readonly finishedAt: string | null, readonly files: ReadonlyArray<{ readonly upload: string, readonly name: string, readonly format: string, readonly columns: ReadonlyArray<string> }> } };

export type UndoImportMutationVariables = Exact<{ id: string; }>;
export type UndoImportMutation = { readonly undoImport: { readonly id: string, readonly by: string | null, readonly state: ClosedSets['ImportState'], readonly options: ApiValues['ImportOptions'], readonly progress: number, readonly stopAsked: boolean, readonly report: ApiValues['ImportReport'] | null, readonly problem: ApiValues['ImportProblem'] | null, readonly createdAt: string, readonly finishedAt: string | null, readonly files: ReadonlyArray<{ readonly upload: string, readonly name: string, readonly format: string, readonly columns: ReadonlyArray<string> }> } };

export type QuestionExportQueryVariables = Exact<{ format: string; filter: SentValues['BankFilter']; }>;
export type QuestionExportQuery = { readonly questionExport: string };

export type DeckExportQueryVariables = Exact<{ format: string; deck: string; }>;
export type DeckExportQuery = { readonly deckExport: string };

export type DeckExportLossesQueryVariables = Exact<{ format: string; deck: string; }>;
export type DeckExportLossesQuery = { readonly deckExportLosses: { readonly exported: number, readonly count: number, readonly lost: ReadonlyArray<{ readonly item: string, readonly what: ApiValues['ImportReason'] }> } };

export type ExportLossesQueryVariables = Exact<{ format: string; filter: SentValues['BankFilter']; }>;
export type ExportLossesQuery = { readonly exportLosses: { readonly exported: number, readonly count: number, readonly lost: ReadonlyArray<{ readonly item: string, readonly what: ApiValues['ImportReason'] }> } };

export const InterchangeFormatsDocument = typedDocument<InterchangeFormatsQuery, InterchangeFormatsQueryVariables>(
  "query InterchangeFormats{interchangeFormats{read written}}",
);

export const ImportsDocument = typedDocument<ImportsQuery, ImportsQueryVariables>(
  "query Imports{imports{...ImportParts}}fragment ImportParts on Import{id by state files{upload name format columns}options progress stopAsked report problem createdAt finishedAt}",
);

export const ImportDocument = typedDocument<ImportQuery, ImportQueryVariables>(
  "query Import($id:ID!){import(id:$id){...ImportParts}}fragment ImportParts on Import{id by state files{upload name format columns}options progress stopAsked report problem createdAt finishedAt}",
);

export const ImportNewsDocument = typedDocument<ImportNewsSubscription, ImportNewsSubscriptionVariables>(
  "subscription ImportNews($id:ID!){import(id:$id){...ImportParts}}fragment ImportParts on Import{id by state files{upload name format columns}options progress stopAsked report problem createdAt finishedAt}",
);

export const StartImportDocument = typedDocument<StartImportMutation, StartImportMutationVariables>(
  "mutation StartImport($input:NewImport!){startImport(input:$input)}",
);

export const CheckImportDocument = typedDocument<CheckImportMutation, CheckImportMutationVariables>(
  "mutation CheckImport($id:ID!$options:ImportOptions!){checkImport(id:$id options:$options){...ImportParts}}fragment ImportParts on Import{id by state files{upload name format columns}options progress stopAsked report problem createdAt finishedAt}",
);

export const RunImportDocument = typedDocument<RunImportMutation, RunImportMutationVariables>(
  "mutation RunImport($id:ID!$options:ImportOptions!){runImport(id:$id options:$options){...ImportParts}}fragment ImportParts on Import{id by state files{upload name format columns}options progress stopAsked report problem createdAt finishedAt}",
);

export const StopImportDocument = typedDocument<StopImportMutation, StopImportMutationVariables>(
  "mutation StopImport($id:ID!){stopImport(id:$id){...ImportParts}}fragment ImportParts on Import{id by state files{upload name format columns}options progress stopAsked report problem createdAt finishedAt}",
);

export const UndoImportDocument = typedDocument<UndoImportMutation, UndoImportMutationVariables>(
  "mutation UndoImport($id:ID!){undoImport(id:$id){...ImportParts}}fragment ImportParts on Import{id by state files{upload name format columns}options progress stopAsked report problem createdAt finishedAt}",
);

export const QuestionExportDocument = typedDocument<QuestionExportQuery, QuestionExportQueryVariables>(
  "query QuestionExport($format:String!$filter:BankFilter!){questionExport(format:$format filter:$filter)}",
);

export const DeckExportDocument = typedDocument<DeckExportQuery, DeckExportQueryVariables>(
  "query DeckExport($format:String!$deck:ID!){deckExport(format:$format deck:$deck)}",
);

export const DeckExportLossesDocument = typedDocument<DeckExportLossesQuery, DeckExportLossesQueryVariables>(
  "query DeckExportLosses($format:String!$deck:ID!){deckExportLosses(format:$format deck:$deck){exported count lost{item what}}}",
);

export const ExportLossesDocument = typedDocument<ExportLossesQuery, ExportLossesQueryVariables>(
  "query ExportLosses($format:String!$filter:BankFilter!){exportLosses(format:$format filter:$filter){exported count lost{item what}}}",
);