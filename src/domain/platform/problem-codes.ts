/**
 * All problems of user input, besides the refusals in `errors.ts`: codes, and the parameters of their messages. The
 * messages are in the `problems` catalogues of `src/texts`, in every language.
 */

/** Sign-in, and problems that every screen can have. */
type CoreProblem =
  | 'needsProPlan'
  | 'needsAnyPlan'
  | 'emailInvalid'
  | 'emailMissing'
  | 'ownNameMissing'
  | 'nameTooLong'
  | 'newPasswordMissing'
  | 'passwordTooGuessable'
  | 'passwordMissing'
  | 'passwordTooLong'
  | 'passwordWrong'
  | 'codeMissing'
  | 'savedAnswersWaiting'
  | 'savedAnswersThere'
  | 'sessionEndedUnsaved'
  | 'retryTomorrow';

/** PINs and roles. */
type AccessProblem =
  | 'newPinMissing'
  | 'pinTooGuessable'
  | 'pinMissing'
  | 'factorCodeIncomplete'
  | 'factorCodeWrong'
  | 'passkeyCanceled'
  | 'passkeyNotCreated'
  | 'passkeyNone'
  | 'passkeyUnsupported'
  | 'passkeyWrongSite'
  | 'passkeyNoAddress'
  | 'passkeyConnects'
  | 'signOnUntried'
  | 'roleNameTaken'
  | 'roleGone'
  | 'tokenNameMissing'
  | 'tokenScopesMissing'
  | 'webhookEventsMissing'
  | 'webhookDisabled'
  | 'recordTopicsMissing'
  | 'recordStoreDisabled';

/** Fields and files of any subject. */
type PlatformProblem =
  | 'nothingSaved'
  | 'uploadInterrupted'
  | 'fileTooLarge'
  | 'fileNotAccepted'
  | 'timeZoneUnknown'
  | 'answerStorageFull'
  | 'urlInvalid'
  | 'phoneInvalid'
  | 'schoolDatesOverlap'
  | 'numberMissing'
  | 'nameMissing'
  | 'dateMissing'
  | 'dateTimeMissing'
  | 'dateUnreadable'
  | 'valueMissing'
  | 'valueTooLong'
  | 'valueTooLarge'
  | 'valueTooSmall'
  | 'wholeNumberMissing'
  | 'numberBelowZero'
  | 'numberBelowOne'
  | 'numberTooHigh'
  | 'optionMissing'
  | 'alreadyUsed'
  | 'columnUnknown'
  | 'selectionTooLarge'
  | 'savedViewsLimit'
  | 'searchTooLong'
  | 'reasonMissing'
  | 'messageMissing'
  | 'messageTooShort'
  | 'messageTooLong'
  | 'secureAddressNeeded'
  | 'publicAddressNeeded'
  | 'domainInvalid'
  | 'openidMissing'
  | 'samlMetadataInvalid';

/** Attempts. */
type AttemptsProblem = 'versionsOfOneQuestionNeeded';

/** Classes and assignments. */
type ClassroomsProblem =
  | 'assignmentsLimit'
  | 'classArchived'
  | 'reportSectionMissing'
  | 'periodEndsBeforeStart'
  | 'bankCommentMissing'
  | 'guardianAccountDisabled'
  | 'guardianEmailIsStudents'
  | 'reportsNotPublished'
  | 'classesLimit'
  | 'rosterFileWrong'
  | 'rosterConfirmationWrong'
  | 'rosterNeverFetched'
  | 'rosterUndoLate'
  | 'promotionUndone'
  | 'groupHasAssignments'
  | 'classNameMissing'
  | 'groupNameMissing'
  | 'groupNameTaken'
  | 'categoryNameMissing'
  | 'assignmentNameMissing'
  | 'instructionsTooLong'
  | 'taskMissing'
  | 'drawTooSmall'
  | 'drawTooLarge'
  | 'drawMarksDiffer'
  | 'taskGone'
  | 'groupGone'
  | 'groupsOfOneClass'
  | 'classMissing'
  | 'classTwice'
  | 'opensInPast'
  | 'percentOutOfRange'
  | 'attemptCountMissing'
  | 'attemptCountTooLow'
  | 'beforeOpening'
  | 'dueDateMissing'
  | 'lateEndBeforeDue'
  | 'membersNotShared'
  | 'liveQuestionsMissing'
  | 'nicknameMissing'
  | 'nicknameTooLong'
  | 'nicknameRefused'
  | 'nicknameTaken'
  | 'announcementMissing'
  | 'announcementsLimit'
  | 'studentQuestionMissing'
  | 'studentAnswerMissing'
  | 'moderationQuestionMissing'
  | 'moderationColleagueMissing'
  | 'moderationColleagueRefused'
  | 'moderationIncomplete'
  | 'moderationEnded'
  | 'schemeSubjectMissing'
  | 'schemeMissing'
  | 'schemeWeeksNotEmpty'
  | 'schemesLimit'
  | 'schemeTopicGone'
  | 'schemeAssignmentGone'
  | 'schemeOnPaper'
  | 'schemeArchived'
  | 'schemeNoSchool';

/** Orders, prices and coupons. */
type BillingProblem =
  | 'refundDeclined'
  | 'dateNotChosen'
  | 'noUserWithEmail'
  | 'noSchoolUserWithEmail'
  | 'countryMissing'
  | 'subjectsMissing'
  | 'planIncludesAll'
  | 'subjectRepeated'
  | 'discountMissing'
  | 'couponCodeMissing'
  | 'couponCodeTooLong'
  | 'couponCodeCharacters'
  | 'endBeforeStart'
  | 'amountMissing'
  | 'currencyInvalid'
  | 'usedInPayments';

/** Quizzes, exams and papers. */
type AssessmentsProblem =
  | 'topicsUnknown'
  | 'topicsMissing'
  | 'topicsTooMany'
  | 'questionCountMissing'
  | 'questionCountTooLow'
  | 'minutesMissing'
  | 'minutesNotWhole'
  | 'minutesTooFew'
  | 'timeLimitTooLong'
  | 'examNameMissing'
  | 'noQuestionsMatch'
  | 'examsLimit'
  | 'marksMissing'
  | 'selfMarksMissing'
  | 'marksNotWhole'
  | 'marksTooLow'
  | 'marksTooHigh'
  | 'gradeBoundaryUnreadable'
  | 'gradeBoundaryTooHigh'
  | 'questionsTooMany'
  | 'rulesTooMany'
  | 'sectionsTooMany'
  | 'questionRepeated'
  | 'questionGone'
  | 'yearMissing'
  | 'sectionMissing'
  | 'paperExists';

/** Content and its authors. */
type ContentProblem =
  | 'questionInaccessible'
  | 'questionInPublishedPaper'
  | 'setNotReady'
  | 'topicMissing'
  | 'subjectMissing'
  | 'questionTextMissing'
  | 'questionTextTooLong'
  | 'explanationTooLong'
  | 'hintTooLong'
  | 'hintMissing'
  | 'questionTypeFixed'
  | 'questionImageGone'
  | 'usedInAssignment'
  | 'annotatedByStudents'
  | 'studiedByStudents'
  | 'resultsDepend'
  | 'questionInPaper'
  | 'slugInvalid'
  | 'slugTaken'
  | 'weightOutOfRange'
  | 'otherTopic'
  | 'imageMissing'
  | 'imageUnknown'
  | 'languageCodeInvalid'
  | 'languageRepeated'
  | 'captionsNotWebVtt'
  | 'fileUnknown'
  | 'fileTypeDiffers'
  | 'recordingMissing'
  | 'captionsMissing';

/** Randomised questions. */
type TemplateProblem =
  | 'variableNameInvalid'
  | 'formulaTooLong'
  | 'placeholderMissing'
  | 'answerFormulaMissing'
  | 'answerFormulaUnused'
  | 'drawImpossible'
  | 'regradeNeedsSameVariables';

/** Flash cards. */
type CardsProblem = 'cardSideMissing';

/** Notes, and what a student studies for. */
type StudyProblem = 'noteTooLong' | 'highlightsLimit' | 'examPast' | 'examTooFar' | 'studyDayMissing';

/** Accounts and profiles. */
type UsersProblem =
  | 'levelMissing'
  | 'subjectGone'
  | 'birthMissing'
  | 'birthInFuture'
  | 'birthYearUnlikely'
  | 'guardianEmailIsOwn'
  | 'accountTypeMissing'
  | 'supportReasonMissing'
  | 'roleUnknown'
  | 'columnsMissing'
  | 'lineUnreadable'
  | 'emailRepeated'
  | 'emailTaken'
  | 'schoolMissing'
  | 'fileTooLong'
  | 'quoteNeverCloses'
  | 'policyDatePast'
  | 'accountNeedsAttention'
  | 'birthFinal'
  | 'organisationNameTaken'
  | 'schoolInOrganisation'
  | 'noSuchSchoolAdmin'
  | 'organisationAdminAlready'
  | 'ownSignInNeeded'
  | 'schoolNameDiffers'
  | 'schoolDeletionStarted'
  | 'ownSchoolDeleted'
  | 'retentionMonthsRange'
  | 'subjectChangeMissing'
  | 'subjectsBoth'
  | 'accountMerged'
  | 'mergedAlready'
  | 'mergeSame'
  | 'mergeRoles'
  | 'mergeSchools'
  | 'mergeDisabled'
  | 'mergeDeletion'
  | 'mergeManaged'
  | 'mergeRenewals';

/** Problems without parameters. */
export type PlainProblem =
  | CoreProblem
  | AccessProblem
  | PlatformProblem
  | AttemptsProblem
  | ClassroomsProblem
  | BillingProblem
  | AssessmentsProblem
  | ContentProblem
  | TemplateProblem
  | CardsProblem
  | StudyProblem
  | UsersProblem;

/** What is wrong with a variable, formula or placeholder: its name, or the text from which on it can't be read. */
type NamedPart = { readonly part: string };
/** The values of a draw that can't be asked. */
type Example = { readonly example: string };

/** Problems with parameters. */
export type ProblemParameters = {
  readonly variableNameTaken: NamedPart;
  readonly formulaUnreadable: NamedPart;
  readonly formulaNameUnknown: NamedPart;
  readonly rangeEmpty: NamedPart;
  readonly rangeTooLong: NamedPart;
  readonly listUnknown: NamedPart;
  readonly listsDiffer: NamedPart;
  readonly placeholderUnknown: NamedPart;
  readonly placeholderIsGap: NamedPart;
  readonly drawWithoutValue: NamedPart & Example;
  readonly drawDigitsTooMany: NamedPart & Example;
  readonly drawChoicesSame: Example;
  readonly drawAnswerRefused: Example;
  readonly drawExpressionUnreadable: Example;
  readonly drawExpressionOtherForm: Example;
  readonly drawInvalid: NamedPart & Example;
  readonly schoolNeedsFactor: { readonly school: string };
  readonly overBy: { readonly at: string };
  readonly ownDeckFull: { readonly max: number };
  readonly passwordTooShort: { readonly min: number };
  readonly codeIncomplete: { readonly digits: number };
  readonly pinLength: { readonly digits: number };
  readonly pinIncomplete: { readonly digits: number };
  readonly charactersTooMany: { readonly max: number };
  readonly studentQuestionsLimit: { readonly max: number };
  readonly reportsLimit: { readonly max: number };
  readonly bankCommentsLimit: { readonly max: number };
  readonly reportPlaceholderOpen: { readonly name: string };
  readonly guardiansLimit: { readonly max: number };
  readonly moderationSampleRange: { readonly min: number; readonly max: number };
  readonly moderationTooFew: { readonly count: number };
  readonly moderationsLimit: { readonly max: number };
  readonly schemeWeeksOutOfRange: { readonly max: number };
  readonly schemeTooMany: { readonly max: number };
  readonly tokensLimit: { readonly max: number };
  readonly graceDaysRange: { readonly max: number };
  readonly passkeysLimit: { readonly max: number };
  readonly webhooksLimit: { readonly max: number };
  readonly recordStoresLimit: { readonly max: number };
  readonly questionsPickedTooMany: { readonly max: number };
  readonly classesTooMany: { readonly max: number };
  readonly rosterInProgress: { readonly name: string };
  readonly rosterUndoLater: { readonly file: string };
  readonly promotionRepeated: { readonly name: string };
  readonly promotionProblems: { readonly name: string };
  readonly promotionUndoLate: { readonly days: number };
  readonly tasksTooMany: { readonly max: number };
  readonly attemptsTooMany: { readonly max: number };
  readonly weightTooLarge: { readonly max: number };
  readonly groupsLimit: { readonly max: number };
  readonly marksAboveMaximum: { readonly max: number };
  readonly categoriesLimit: { readonly max: number };
  readonly questionCountTooHigh: { readonly max: number };
  readonly drawCountTooHigh: { readonly max: number };
  readonly blanksUnmarked: { readonly max: number };
  readonly retryIn: { readonly unit: 'second' | 'minute' | 'hour'; readonly count: number };
};

export type ProblemCode = PlainProblem | keyof ProblemParameters;
