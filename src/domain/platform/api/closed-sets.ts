import { API_SCOPES } from '#domain/access/api-tokens/api-token.schema.ts';
import { CONTENT_TYPES } from '../../access/content-type.ts';
import { PERMISSIONS } from '../../access/permission.ts';
import { PIN_OUTCOMES } from '../../access/pin.schema.ts';
import { ROLES } from '../../access/role.ts';
import { PIN_STATES } from '../../access/session-user.schema.ts';
import { SIGN_IN_OUTCOMES } from '../../access/sign-in-outcome.ts';
import { SIGN_IN_REQUIREMENTS } from '../../access/sign-in-policy/sign-in-requirement.ts';
import { SIGN_ON_PROBLEMS } from '../../access/sign-on/sign-on-problem-kind.ts';
import { STEP_UP_PROOFS } from '../../access/step-up/step-up.schema.ts';
import { SET_KINDS } from '../../assessments/assessment-kind.ts';
import { PREFERENCES } from '../../assessments/exam-recipe.schema.ts';
import { ATTEMPT_KINDS } from '../../attempts/attempt-kind.ts';
import { ACTIVE_DEVICES } from '../../attempts/attempt-status.ts';
import { BEHAVIOURS, CONFIDENCES } from '../../attempts/behaviour.ts';
import { CLOSED_BY } from '../../attempts/closed-by.ts';
import { KAPPA_DOUBTS } from '../../attempts/moderation/compare-marks.rule.ts';
import { MODERATION_STATUSES } from '../../attempts/moderation/moderation-status.ts';
import { BAND_DIMENSIONS } from '../../attempts/results/band-dimension.ts';
import { DIFFICULTIES } from '../../attempts/results/difficulty.ts';
import { ORDER_STATUSES } from '../../billing/checkout.schema.ts';
import { COUPON_PROBLEMS } from '../../billing/coupon.rule.ts';
import { PLAN_IDS } from '../../billing/coupon.schema.ts';
import { LEDGER_KINDS } from '../../billing/entitlement-ledger.rule.ts';
import { EVENT_OUTCOMES, PAYMENT_KINDS, RENEWAL_STATES } from '../../billing/payment-states.ts';
import { PERIODS } from '../../billing/quote.rule.ts';
import { GRADES } from '../../cards/scheduling/card-memory.schema.ts';
import { COUNTED_ATTEMPTS } from '../../classrooms/assignments/assignment-draft.schema.ts';
import { PUBLISHINGS } from '../../classrooms/assignments/assignment-targets.schema.ts';
import { PART_KINDS } from '../../classrooms/assignments/part-kind.ts';
import { REMINDER_KINDS } from '../../classrooms/assignments/reminder-kind.ts';
import { REVEALS } from '../../classrooms/assignments/reveal.rule.ts';
import { WINDOW_STATES } from '../../classrooms/assignments/window.rule.ts';
import { WORK_STATUSES } from '../../classrooms/assignments/work-status.rule.ts';
import { WORKSHEET_VERSIONS } from '../../classrooms/assignments/worksheet-version.rule.ts';
import { CLASS_ROLES, JOIN_METHODS } from '../../classrooms/classroom.schema.ts';
import { MARKS_LINE_PROBLEMS } from '../../classrooms/gradebook/marks-file.parser.ts';
import { HELP_REASONS } from '../../classrooms/help-first.rule.ts';
import { LIVE_COMMANDS, LIVE_HOSTS, LIVE_MODES, LIVE_STATES } from '../../classrooms/live-quiz/live-quiz.ts';
import { VOTE_ADVICE } from '../../classrooms/live-quiz/peer-instruction.rule.ts';
import { DELIVERIES } from '../../classrooms/notifications/notification.schema.ts';
import { CENTRE_KINDS } from '../../classrooms/notifications/notification-centre.ts';
import { QUESTION_FLAGS } from '../../classrooms/report/question-flag.rule.ts';
import { TALK_REASONS } from '../../classrooms/report/talk-reason.rule.ts';
import { ROSTER_PROBLEM_CODES } from '../../classrooms/roster.parser.ts';
import {
  REPORT_FILE_KINDS,
  REPORT_FILE_STATES,
  REPORT_RECIPIENTS,
  REPORT_SECTIONS,
} from '../../classrooms/student-reports/report-settings.schema.ts';
import { TAUGHT_RECORD_KINDS } from '../../classrooms/taught-record.ts';
import { CONTENT_KINDS } from '../../content/content.schema.ts';
import { CONTENT_PARENTS } from '../../content/content-parent.ts';
import { FILE_USE_KINDS, FIND_KINDS, MATERIAL_KINDS } from '../../content/material-kind.ts';
import { MEDIA_KINDS } from '../../content/media/media-type.ts';
import { UPLOAD_PROBLEMS } from '../../content/media/upload.rule.ts';
import { IMPORT_STATES } from '../../interchange/import.schema.ts';
import {
  RECORD_ACTORS,
  RECORD_PROBLEMS,
  RECORD_STANDARDS,
  RECORD_TOPICS,
} from '../../interchange/learning-records/record-store.ts';
import { ROSTER_FETCHES } from '../../interchange/rosters/rest/roster-connection.schema.ts';
import {
  ROSTER_ACTIONS,
  ROSTER_KINDS,
  ROSTER_REASONS,
  ROSTER_STATES,
  ROSTER_STATUSES,
  ROSTER_STEPS,
} from '../../interchange/rosters/roster-import.ts';
import { DELIVERY_STATUSES, DISABLED_REASONS, WEBHOOK_PROBLEMS } from '../../interchange/webhooks/webhook-delivery.ts';
import { SENT_EVENTS, WEBHOOK_EVENTS } from '../../interchange/webhooks/webhook-event.ts';
import { AUTHORED_LISTS, SHAREABLE } from '../../questions/authoring/authored-list.ts';
import { ESTIMATES } from '../../questions/authoring/question-draft.schema.ts';
import { STAGES } from '../../questions/authoring/stage.rule.ts';
import { REPORT_REASONS } from '../../questions/report-reason.ts';
import { OUTCOMES, REMARKS } from '../../questions/types/question-type.ts';
import { QUESTION_TYPE_NAMES } from '../../questions/types/registry.ts';
import { POLICY_NAMES } from '../../site/policy-name.ts';
import { GRADE_AVAILABILITIES } from '../../study/grade/predicted-grade.rule.ts';
import { MASTERY_LEVELS, MASTERY_REASONS, PRACTICE_KINDS } from '../../study/mastery/topic-mastery.rule.ts';
import { SUBJECT_STEP_REASONS, SUBJECT_STEPS } from '../../study/next/subject-step.rule.ts';
import { EXAM_BOARDS } from '../../study/onboarding/exam-board.ts';
import { ONBOARDING_STEPS } from '../../study/onboarding/onboarding.schema.ts';
import { TARGET_GRADES } from '../../study/onboarding/target-grade.ts';
import { SESSION_STATUSES } from '../../study/session/session-offer.rule.ts';
import { SESSION_ENDINGS, SESSION_REASONS, SESSION_STEP_KINDS } from '../../study/session/session-step.ts';
import { PLAN_FEASIBILITIES, WORK_KINDS } from '../../study/study-plan.rule.ts';
import { CONSENT_SOURCES } from '../../users/consent/consent.schema.ts';
import { CONSENT_STATUSES, GUARDIAN_ANSWERS } from '../../users/consent/guardian.rule.ts';
import { MERGE_CONFLICTS, MERGE_COUNTS } from '../../users/merge/merge-counts.ts';
import { PROCESSING_CATEGORIES } from '../../users/processing-category.ts';
import { LEVELS } from '../../users/profile.schema.ts';
import { RETENTION_KINDS } from '../../users/retention.schema.ts';
import { USER_STATES } from '../../users/user.schema.ts';
import { APP_SETTING_NAMES } from '../config/app-settings.ts';
import type { SwitchedOff } from '../config/disabled-feature.rule.ts';
import { ERRORS, type ErrorCode, QUIET_CODES } from '../error-codes.ts';
import { keysOf } from '../keys-of.ts';
import { LANGUAGES } from '../language.ts';
import { FILE_STORES, MAIL_TRANSPORTS, PAYMENT_GATEWAYS } from '../operating/status.rule.ts';
import { RESOURCE_NAMES, type Referable } from '../resources/registry.ts';

const SWITCHED_OFF: readonly SwitchedOff[] = [...APP_SETTING_NAMES, 'changes'];
const ERROR_CODES: readonly ErrorCode[] = [...keysOf(ERRORS), ...QUIET_CODES];
const REFERABLE: readonly Referable[] = [...RESOURCE_NAMES, 'quiz'];

/**
 * Every closed set of names that crosses the API, by the name of its type in the schema. A new member is a line in the
 * set's own file. Browsers use only the types, so that none of the lists is downloaded.
 */
export const CLOSED_SETS = {
  AccountType: ROLES,
  ActiveDevice: ACTIVE_DEVICES,
  AssignmentState: WINDOW_STATES,
  AttemptKind: ATTEMPT_KINDS,
  AuthoredList: AUTHORED_LISTS,
  BandDimension: BAND_DIMENSIONS,
  Behaviour: BEHAVIOURS,
  ClassRole: CLASS_ROLES,
  ClosedBy: CLOSED_BY,
  Confidence: CONFIDENCES,
  ConsentStatus: CONSENT_STATUSES,
  ConsentSource: CONSENT_SOURCES,
  ContentKind: CONTENT_KINDS,
  ContentParent: CONTENT_PARENTS,
  ContentType: CONTENT_TYPES,
  GradedAttempt: COUNTED_ATTEMPTS,
  CouponProblem: COUPON_PROBLEMS,
  Difficulty: DIFFICULTIES,
  PracticeKind: PRACTICE_KINDS,
  ErrorCode: ERROR_CODES,
  Estimate: ESTIMATES,
  EventOutcome: EVENT_OUTCOMES,
  ExamBoard: EXAM_BOARDS,
  FileStore: FILE_STORES,
  FileUseKind: FILE_USE_KINDS,
  FindKind: FIND_KINDS,
  Grade: GRADES,
  GradeAvailability: GRADE_AVAILABILITIES,
  GuardianAnswer: GUARDIAN_ANSWERS,
  HelpReason: HELP_REASONS,
  ImportState: IMPORT_STATES,
  JoinMethodKind: JOIN_METHODS,
  KappaDoubt: KAPPA_DOUBTS,
  Language: LANGUAGES,
  LedgerKind: LEDGER_KINDS,
  Level: LEVELS,
  LiveCommand: LIVE_COMMANDS,
  LiveHost: LIVE_HOSTS,
  LiveMode: LIVE_MODES,
  LiveState: LIVE_STATES,
  MailTransport: MAIL_TRANSPORTS,
  MarksLineProblem: MARKS_LINE_PROBLEMS,
  MasteryLevel: MASTERY_LEVELS,
  MasteryReason: MASTERY_REASONS,
  MailDelivery: DELIVERIES,
  MaterialKind: MATERIAL_KINDS,
  MediaKind: MEDIA_KINDS,
  ModerationStatus: MODERATION_STATUSES,
  NotificationKind: CENTRE_KINDS,
  OnboardingStep: ONBOARDING_STEPS,
  OrderStatus: ORDER_STATUSES,
  Outcome: OUTCOMES,
  PartKind: PART_KINDS,
  PaymentGateway: PAYMENT_GATEWAYS,
  PaymentKind: PAYMENT_KINDS,
  Period: PERIODS,
  Permission: PERMISSIONS,
  PinOutcome: PIN_OUTCOMES,
  PinState: PIN_STATES,
  PlanId: PLAN_IDS,
  PlanFeasibility: PLAN_FEASIBILITIES,
  PolicyName: POLICY_NAMES,
  Publishing: PUBLISHINGS,
  Preference: PREFERENCES,
  QuestionFlag: QUESTION_FLAGS,
  QuestionType: QUESTION_TYPE_NAMES,
  Remark: REMARKS,
  ReminderKind: REMINDER_KINDS,
  Referable: REFERABLE,
  RenewalState: RENEWAL_STATES,
  ReportRecipients: REPORT_RECIPIENTS,
  ReportFileKind: REPORT_FILE_KINDS,
  ReportFileState: REPORT_FILE_STATES,
  ReportReason: REPORT_REASONS,
  ReportSection: REPORT_SECTIONS,
  ResourceName: RESOURCE_NAMES,
  Reveal: REVEALS,
  RosterAction: ROSTER_ACTIONS,
  RosterFetch: ROSTER_FETCHES,
  RosterKind: ROSTER_KINDS,
  RosterProblemCode: ROSTER_PROBLEM_CODES,
  RosterReason: ROSTER_REASONS,
  RosterState: ROSTER_STATES,
  RosterStatus: ROSTER_STATUSES,
  RosterStep: ROSTER_STEPS,
  AssessmentKind: SET_KINDS,
  StudySessionEnding: SESSION_ENDINGS,
  StudySessionReason: SESSION_REASONS,
  StudySessionStatus: SESSION_STATUSES,
  StudySessionStepKind: SESSION_STEP_KINDS,
  SentEvent: SENT_EVENTS,
  Shareable: SHAREABLE,
  SignInOutcome: SIGN_IN_OUTCOMES,
  ApiScope: API_SCOPES,
  RetentionKind: RETENTION_KINDS,
  SignInRequirement: SIGN_IN_REQUIREMENTS,
  SignOnProblem: SIGN_ON_PROBLEMS,
  Stage: STAGES,
  StepUpProof: STEP_UP_PROOFS,
  SubjectStepKind: SUBJECT_STEPS,
  SubjectStepReason: SUBJECT_STEP_REASONS,
  SwitchedOff: SWITCHED_OFF,
  TalkReason: TALK_REASONS,
  TargetGrade: TARGET_GRADES,
  VoteAdvice: VOTE_ADVICE,
  TaughtRecordKind: TAUGHT_RECORD_KINDS,
  UploadProblem: UPLOAD_PROBLEMS,
  UserState: USER_STATES,
  ProcessingCategory: PROCESSING_CATEGORIES,
  MergeCountKind: MERGE_COUNTS,
  MergeConflictKind: MERGE_CONFLICTS,
  RecordActor: RECORD_ACTORS,
  RecordProblem: RECORD_PROBLEMS,
  RecordStandard: RECORD_STANDARDS,
  RecordTopic: RECORD_TOPICS,
  WebhookDeliveryStatus: DELIVERY_STATUSES,
  WebhookDisabledReason: DISABLED_REASONS,
  WebhookEvent: WEBHOOK_EVENTS,
  WebhookProblem: WEBHOOK_PROBLEMS,
  WorkKind: WORK_KINDS,
  WorkStatus: WORK_STATUSES,
  WorksheetVersion: WORKSHEET_VERSIONS,
} as const;

export type ClosedSets = { readonly [Name in keyof typeof CLOSED_SETS]: (typeof CLOSED_SETS)[Name][number] };
