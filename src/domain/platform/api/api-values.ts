import type * as z from 'zod/mini';
import type { ContentType } from '../../access/content-type.ts';
import {
  type PaperContent,
  paperSchema,
  type QuizDraft,
  quizDraftSchema,
} from '../../assessments/assessment.schema.ts';
import { assessmentFilterSchema } from '../../assessments/assessment-filter.schema.ts';
import { awardsSchema, type MarkScheme } from '../../attempts/marking/mark-scheme.schema.ts';
import { cardNoteSchema } from '../../cards/card-note.schema.ts';
import type { CardMemory } from '../../cards/scheduling/card-memory.schema.ts';
import type { ProgressCell } from '../../classrooms/assignments/class-progress.rule.ts';
import type { GradebookCell } from '../../classrooms/gradebook/gradebook.rule.ts';
import { promotionChoicesSchema } from '../../classrooms/promotion/promotion.schema.ts';
import type { PromotionPreview, PromotionRetained } from '../../classrooms/promotion/promotion.ts';
import { schemeSchema, schemeWeekSchema } from '../../classrooms/schemes/scheme.schema.ts';
import type { ShownWeek } from '../../classrooms/schemes/shown-week.ts';
import type { Draft } from '../../content/content.schema.ts';
import { importOptionsSchema, newImportSchema } from '../../interchange/import.schema.ts';
import type { StoredReason } from '../../interchange/import-reason.ts';
import type { ImportProblem, ImportReport } from '../../interchange/import-report.ts';
import { rosterChoicesSchema } from '../../interchange/rosters/roster-choices.schema.ts';
import type { RosterValues } from '../../interchange/rosters/roster-import.ts';
import type { RosterFailureReport, RosterReport } from '../../interchange/rosters/roster-report.ts';
import { bankFilterSchema } from '../../questions/authoring/bank-filter.schema.ts';
import { type QuestionText, questionDraftSchema } from '../../questions/authoring/question-draft.schema.ts';
import type { Choice } from '../../questions/choices.schema.ts';
import type { BodyOf, KeyOf, QuestionTypeName, ResponseOf } from '../../questions/types/registry.ts';
import { onboardingAnswersSchema } from '../../study/onboarding/onboarding.schema.ts';
import { schoolDetailsSchema } from '../../users/school-details.schema.ts';
import { appSettingsSchema } from '../config/app-settings.ts';
import type { ResourceValues } from '../resources/resource.ts';
import { resourceQuerySchema } from '../resources/resource-query.schema.ts';

/** Values that cross the API as one scalar each, by its name in the schema, and what reads them when they arrive. */
export const VALUE_SCHEMAS = {
  AppSettings: appSettingsSchema,
  Awards: awardsSchema,
  BankFilter: bankFilterSchema,
  CardNote: cardNoteSchema,
  ImportOptions: importOptionsSchema,
  NewImport: newImportSchema,
  OnboardingAnswers: onboardingAnswersSchema,
  PaperDraft: paperSchema,
  PromotionChoices: promotionChoicesSchema,
  QuestionDraft: questionDraftSchema,
  QuizDraft: quizDraftSchema,
  ResourceQuery: resourceQuerySchema,
  RosterChoices: rosterChoicesSchema,
  SchemeDraft: schemeSchema,
  SchemeWeekDraft: schemeWeekSchema,
  SchoolDetails: schoolDetailsSchema,
  AssessmentFilter: assessmentFilterSchema,
} as const;
type ReadValues = { readonly [Name in keyof typeof VALUE_SCHEMAS]: z.output<(typeof VALUE_SCHEMAS)[Name]> };

/** Values whose schema depends on what arrives with them: the type of question, the kind of content, the resource. */
export type DependentValues = {
  readonly AnswerKey: KeyOf<QuestionTypeName>;
  readonly AuthoredFilter: DeepReadonly<
    z.input<(typeof VALUE_SCHEMAS)['BankFilter']> | z.input<(typeof VALUE_SCHEMAS)['AssessmentFilter']>
  >;
  readonly ContentDraft: Draft;
  readonly QuestionBody: BodyOf<QuestionTypeName>;
  readonly QuestionResponse: ResponseOf<QuestionTypeName>;
  readonly ResourceValues: ResourceValues;
};

/** Values that only the server sends. */
export type AnsweredValues = {
  readonly CardMemory: CardMemory;
  readonly ContentPermissions: Readonly<Partial<Record<ContentType, boolean>>>;
  readonly GradebookCells: readonly GradebookCell[];
  readonly ImportProblem: ImportProblem;
  readonly ImportReason: StoredReason;
  readonly ImportReport: ImportReport;
  readonly MarkScheme: MarkScheme;
  readonly ProgressCells: readonly ProgressCell[];
  readonly PromotionRetained: readonly PromotionRetained[];
  readonly PromotionPreview: PromotionPreview;
  readonly QuestionText: Omit<QuestionText, 'type'>;
  /** By column of the list. */
  readonly ResourceCells: Readonly<Record<string, unknown>>;
  readonly RosterFailure: RosterFailureReport;
  readonly RosterReport: RosterReport;
  readonly RosterValues: RosterValues;
  readonly SampleChoices: readonly Choice[];
  readonly SchemeWeeks: readonly ShownWeek[];
  readonly AssessmentDraft: QuizDraft | PaperContent;
};

/** What a browser receives under the name of a scalar. */
export type ApiValues = ReadValues & DependentValues & AnsweredValues;

/** What a browser may send under the name of a scalar: fields with a default may be left out. */
export type SentValues = {
  readonly [Name in keyof typeof VALUE_SCHEMAS]: DeepReadonly<z.input<(typeof VALUE_SCHEMAS)[Name]>>;
} & { readonly [Name in 'AuthoredFilter' | 'ContentDraft' | 'ResourceValues']: DeepReadonly<DependentValues[Name]> } & {
  /** A browser passes on the response from the question type's view; the server parses it by that type. */
  readonly [Name in 'AnswerKey' | 'QuestionBody' | 'QuestionResponse']: unknown;
};

export type DeepReadonly<Value> = Value extends readonly (infer Entry)[]
  ? readonly DeepReadonly<Entry>[]
  : Value extends object
    ? { readonly [Name in keyof Value]: DeepReadonly<Value[Name]> }
    : Value;
