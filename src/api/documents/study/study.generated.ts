import type { ClosedSets } from '#domain/platform/api/closed-sets.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { typedDocument } from '../../typed-document.ts';
export type StudySettingsInput = {
  readonly daysOff: ReadonlyArray<number>;
  readonly desiredRetention: number;
  /** Left out: unchanged. */
  readonly examBoard?: ClosedSets['ExamBoard'] | null | undefined;
  readonly minutesPerDay: number;
  readonly newCardsPerDay: number;
  /** Null leaves it as it is. */
  readonly showsStreak?: boolean | null | undefined;
  /** Left out: unchanged. */
  readonly targetGrade?: ClosedSets['TargetGrade'] | null | undefined;
};

export type TopicProgressFragment = { readonly level: ClosedSets['MasteryLevel'], readonly estimate: number, readonly low: number, readonly high: number, readonly reason: ClosedSets['MasteryReason'], readonly answered: number, readonly restedDays: number | null, readonly practice: ClosedSets['PracticeKind'] | null, readonly quiz: string | null, readonly dueCards: number, readonly weakQuestions: number, readonly topic: { readonly id: string, readonly slug: string, readonly title: string }, readonly subject: { readonly id: string, readonly slug: string, readonly title: string } };

export type TopicRefFragment = { readonly id: string, readonly slug: string, readonly title: string };

export type SubjectRefFragment = { readonly id: string, readonly slug: string, readonly title: string };

export type StudyPlanFragment = { readonly feasibility: ClosedSets['PlanFeasibility'], readonly minutesNeeded: number, readonly days: ReadonlyArray<{ readonly day: string, readonly isOff: boolean, readonly seconds: number, readonly entries: ReadonlyArray<{ readonly subject: string, readonly kind: ClosedSets['WorkKind'], readonly count: number }> }> };

export type ExamTopicPartsFragment = { readonly examShare: number | null, readonly openQuestions: number, readonly noteSeconds: number, readonly progress: { readonly level: ClosedSets['MasteryLevel'], readonly estimate: number, readonly low: number, readonly high: number, readonly reason: ClosedSets['MasteryReason'], readonly answered: number, readonly restedDays: number | null, readonly practice: ClosedSets['PracticeKind'] | null, readonly quiz: string | null, readonly dueCards: number, readonly weakQuestions: number, readonly topic: { readonly id: string, readonly slug: string, readonly title: string }, readonly subject: { readonly id: string, readonly slug: string, readonly title: string } } };

export type SubtopicsQueryVariables = Exact<{ topic: string; }>;
export type SubtopicsQuery = { readonly subtopics: ReadonlyArray<{ readonly title: string, readonly questionCount: number, readonly level: ClosedSets['MasteryLevel'], readonly estimate: number, readonly low: number, readonly high: number }> };

export type RecommendedPracticeQueryVariables = Exact<{ [key: string]: never; }>;


export type RecommendedPracticeQuery = { readonly recommendedPractice: { readonly level: ClosedSets['MasteryLevel'], readonly estimate: number, readonly low: number, readonly high: number, readonly reason: ClosedSets['MasteryReason'], readonly answered: number, readonly restedDays: number | null, readonly practice: ClosedSets['PracticeKind'] | null, readonly quiz: string | null, readonly dueCards: number, readonly weakQuestions: number, readonly topic: { readonly id: string, readonly slug: string, readonly title: string }, readonly subject: { readonly id: string, readonly slug: string, readonly title: string } } | null };

export type TopicProgressQueryVariables = Exact<{ subject: string; }>;
export type TopicProgressQuery = { readonly subjectProgress: { readonly topics: ReadonlyArray<{ readonly examShare: number | null, readonly openQuestions: number, readonly noteSeconds: number, readonly progress: { readonly level: ClosedSets['MasteryLevel'], readonly estimate: number, readonly low: number, readonly high: number, readonly reason: ClosedSets['MasteryReason'], readonly answered: number, readonly restedDays: number | null, readonly practice: ClosedSets['PracticeKind'] | null, readonly quiz: string | null, readonly dueCards: number, readonly weakQuestions: number, readonly topic: { readonly id: string, readonly slug: string, readonly title: string }, readonly subject: { readonly id: string, readonly slug: string, readonly title: string } } }> } };

export type StudyPlanQueryVariables = Exact<{ zone: string; }>;
export type StudyPlanQuery = { readonly studyToday: { readonly today: string, readonly settings: { readonly desiredRetention: number, readonly newCardsPerDay: number, readonly minutesPerDay: number, readonly daysOff: ReadonlyArray<number>, readonly showsStreak: boolean }, readonly exams: ReadonlyArray<{ readonly examOn: string, readonly subject: { readonly id: string, readonly slug: string, readonly title: string } }>, readonly plan: { readonly feasibility: ClosedSets['PlanFeasibility'], readonly minutesNeeded: number, readonly days: ReadonlyArray<{ readonly day: string, readonly isOff: boolean, readonly seconds: number, readonly entries: ReadonlyArray<{ readonly subject: string, readonly kind: ClosedSets['WorkKind'], readonly count: number }> }> } }, readonly subjects: ReadonlyArray<{ readonly id: string, readonly slug: string, readonly title: string, readonly isOwn: boolean }> };

export type SaveStudySettingsMutationVariables = Exact<{ settings: StudySettingsInput; }>;
export type SaveStudySettingsMutation = { readonly saveStudySettings: { readonly minutesPerDay: number } };

export type SaveExamDateMutationVariables = Exact<{ subject: string; examOn?: string | null | undefined; }>;
export type SaveExamDateMutation = { readonly saveExamDate: boolean };

export type SubjectProgressQueryVariables = Exact<{ subject: string; }>;
export type SubjectProgressQuery = { readonly subjectProgress: { readonly topics: ReadonlyArray<{ readonly examShare: number | null, readonly openQuestions: number, readonly noteSeconds: number, readonly progress: { readonly level: ClosedSets['MasteryLevel'], readonly estimate: number, readonly low: number, readonly high: number, readonly reason: ClosedSets['MasteryReason'], readonly answered: number, readonly restedDays: number | null, readonly practice: ClosedSets['PracticeKind'] | null, readonly quiz: string | null, readonly dueCards: number, readonly weakQuestions: number, readonly topic: { readonly id: string, readonly slug: string, readonly title: string }, readonly subject: { readonly id: string, readonly slug: string, readonly title: string } } }>, readonly next: { readonly kind: ClosedSets['SubjectStepKind'], readonly reason: ClosedSets['SubjectStepReason'], readonly count: number, readonly seconds: number, readonly quiz: string | null, readonly attempt: string | null, readonly material: { readonly id: string, readonly kind: ClosedSets['MaterialKind'] } | null, readonly topic: { readonly id: string, readonly slug: string, readonly title: string } } | null, readonly grade: { readonly availability: ClosedSets['GradeAvailability'], readonly range: { readonly mostLikely: string | null, readonly best: string | null, readonly worst: string | null, readonly lowest: string, readonly probability: number, readonly score: number } | null, readonly gains: ReadonlyArray<{ readonly minutes: number, readonly rise: number, readonly topic: { readonly id: string, readonly slug: string, readonly title: string } }>, readonly missing: { readonly answers: number, readonly topics: ReadonlyArray<{ readonly id: string, readonly slug: string, readonly title: string }> } | null, readonly history: ReadonlyArray<{ readonly at: string, readonly score: number, readonly mostLikely: string | null }> } } };

export const SubtopicsDocument = typedDocument<SubtopicsQuery, SubtopicsQueryVariables>(
  "query subtopics($topic:ID!){subtopics(topic:$topic){title questionCount level estimate low high}}",
);

export const RecommendedPracticeDocument = typedDocument<RecommendedPracticeQuery, RecommendedPracticeQueryVariables>(
  "query recommendedPractice{recommendedPractice{...topicProgress}}fragment topicProgress on TopicProgress{topic{...topicRef}subject{...subjectRef}level estimate low high reason answered restedDays practice quiz dueCards weakQuestions}fragment topicRef on TopicRef{id slug title}fragment subjectRef on SubjectRef{id slug title}",
);

export const TopicProgressDocument = typedDocument<TopicProgressQuery, TopicProgressQueryVariables>(
  "query topicProgress($subject:String!){subjectProgress(subject:$subject){topics{...ExamTopicParts}}}fragment ExamTopicParts on ExamTopicProgress{examShare openQuestions noteSeconds progress{...topicProgress}}fragment topicProgress on TopicProgress{topic{...topicRef}subject{...subjectRef}level estimate low high reason answered restedDays practice quiz dueCards weakQuestions}fragment topicRef on TopicRef{id slug title}fragment subjectRef on SubjectRef{id slug title}",
);

export const StudyPlanDocument = typedDocument<StudyPlanQuery, StudyPlanQueryVariables>(
  "query studyPlan($zone:String!){studyToday(zone:$zone){today settings{desiredRetention newCardsPerDay minutesPerDay daysOff showsStreak}exams{examOn subject{...subjectRef}}plan{...studyPlan}}subjects{id slug title isOwn}}fragment subjectRef on SubjectRef{id slug title}fragment studyPlan on StudyPlan{feasibility minutesNeeded days{day isOff seconds entries{subject kind count}}}",
);

export const SaveStudySettingsDocument = typedDocument<SaveStudySettingsMutation, SaveStudySettingsMutationVariables>(
  "mutation saveStudySettings($settings:StudySettingsInput!){saveStudySettings(settings:$settings){minutesPerDay}}",
);

export const SaveExamDateDocument = typedDocument<SaveExamDateMutation, SaveExamDateMutationVariables>(
  "mutation saveExamDate($subject:ID!$examOn:CalendarDay){saveExamDate(subject:$subject examOn:$examOn)}",
);

export const SubjectProgressDocument = typedDocument<SubjectProgressQuery, SubjectProgressQueryVariables>(
  "query subjectProgress($subject:String!){subjectProgress(subject:$subject){topics{...ExamTopicParts}next{kind reason count seconds quiz attempt material{id kind}topic{...topicRef}}grade{availability range{mostLikely best worst lowest probability score}gains{minutes rise topic{...topicRef}}missing{answers topics{...topicRef}}history{at score mostLikely}}}}fragment ExamTopicParts on ExamTopicProgress{examShare openQuestions noteSeconds progress{...topicProgress}}fragment topicProgress on TopicProgress{topic{...topicRef}subject{...subjectRef}level estimate low high reason answered restedDays practice quiz dueCards weakQuestions}fragment topicRef on TopicRef{id slug title}fragment subjectRef on SubjectRef{id slug title}",
);