import type { ApiValues } from '#domain/platform/api/api-values.ts';
import type { ClosedSets } from '#domain/platform/api/closed-sets.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { typedDocument } from '../../typed-document.ts';
/** The dates of a copy, in place of those that it is copied from. */
export type AssignmentDatesInput = {
  readonly dueAt?: string | null | undefined;
  readonly lateUntil?: string | null | undefined;
  readonly opensAt?: string | null | undefined;
};

export type AssignmentExceptionInput = {
  readonly dueAt?: string | null | undefined;
  readonly excused: boolean;
  readonly lateUntil?: string | null | undefined;
  readonly opensAt?: string | null | undefined;
  readonly tries?: number | null | undefined;
};

export type AssignmentInput = {
  readonly behaviour: ClosedSets['Behaviour'];
  readonly blocksPractice: boolean;
  readonly countedAttempt: ClosedSets['GradedAttempt'];
  readonly dueAt?: string | null | undefined;
  readonly groups: ReadonlyArray<string>;
  readonly instructions: string;
  readonly lateDeduction: number;
  readonly lateFloor: number;
  readonly lateIntervalSeconds: number;
  readonly lateUntil?: string | null | undefined;
  readonly opensAt?: string | null | undefined;
  readonly parts: ReadonlyArray<AssignmentPartInput>;
  readonly seconds?: number | null | undefined;
  readonly showsFeedback: ClosedSets['Reveal'];
  readonly showsMarks: ClosedSets['Reveal'];
  readonly title: string;
  readonly tries?: number | null | undefined;
  readonly weight: number;
};

export type AssignmentPartInput = {
  readonly draws?: number | null | undefined;
  readonly items: ReadonlyArray<string>;
  readonly kind: ClosedSets['PartKind'];
  readonly ref?: string | null | undefined;
};

/** A class that gets an assignment, with dates of its own in place of those of the draft. */
export type AssignmentTargetInput = {
  readonly classroom: string;
  readonly dueAt?: string | null | undefined;
  readonly opensAt?: string | null | undefined;
};

export type ClassroomInput = {
  readonly name: string;
  readonly subject?: string | null | undefined;
};

export type ModerationLineFragment = { readonly id: string, readonly status: ClosedSets['ModerationStatus'], readonly classroom: string, readonly question: string, readonly requestedBy: string | null, readonly secondMarker: string | null, readonly requestedAt: string, readonly answers: number, readonly marked: number, readonly assignment: { readonly id: string, readonly title: string } };

export type ClassSchemeFragment = { readonly id: string, readonly title: string, readonly startsOn: string, readonly isArchived: boolean, readonly isUsable: boolean, readonly weeks: ApiValues['SchemeWeeks'], readonly holidays: ReadonlyArray<{ readonly from: string, readonly until: string }> };

export type ClassStreamFragment = { readonly announcements: ReadonlyArray<{ readonly id: string, readonly text: string, readonly author: string | null, readonly publishAt: string, readonly editedAt: string | null, readonly isScheduled: boolean, readonly images: ReadonlyArray<{ readonly digest: string, readonly url: string, readonly width: number, readonly height: number }> }>, readonly questions: ReadonlyArray<{ readonly id: string, readonly text: string, readonly askedAt: string, readonly student: string | null, readonly isOwn: boolean, readonly answer: string | null, readonly answeredBy: string | null, readonly answeredAt: string | null, readonly isPublic: boolean, readonly assignment: { readonly id: string, readonly title: string } }> };

export type StudentQuestionFragment = { readonly id: string, readonly text: string, readonly askedAt: string, readonly student: string | null, readonly isOwn: boolean, readonly answer: string | null, readonly answeredBy: string | null, readonly answeredAt: string | null, readonly isPublic: boolean, readonly assignment: { readonly id: string, readonly title: string } };

export type TaughtClassListQueryVariables = Exact<{ [key: string]: never; }>;


export type TaughtClassListQuery = { readonly taughtClasses: ReadonlyArray<{ readonly id: string, readonly name: string, readonly archivedAt: string | null, readonly studentCount: number, readonly openCount: number, readonly unmarkedCount: number, readonly subject: { readonly slug: string, readonly title: string } | null }>, readonly subjects: ReadonlyArray<{ readonly id: string, readonly title: string }> };

export type TeacherHomeQueryVariables = Exact<{ [key: string]: never; }>;


export type TeacherHomeQuery = { readonly taughtClasses: ReadonlyArray<{ readonly id: string, readonly name: string, readonly archivedAt: string | null, readonly studentCount: number, readonly openCount: number, readonly unmarkedCount: number, readonly subject: { readonly slug: string, readonly title: string } | null }>, readonly assignedWork: ReadonlyArray<{ readonly id: string, readonly title: string, readonly state: ClosedSets['AssignmentState'], readonly opensAt: string | null, readonly dueAt: string | null, readonly submittedCount: number, readonly studentCount: number, readonly unmarkedCount: number, readonly remarkRequests: number, readonly classroom: { readonly id: string, readonly name: string } }>, readonly studentsToTalkTo: ReadonlyArray<{ readonly missing: number, readonly share: number | null, readonly reasons: ReadonlyArray<ClosedSets['HelpReason']>, readonly student: { readonly id: string, readonly name: string }, readonly classroom: { readonly id: string, readonly name: string } }>, readonly moderationRequests: ReadonlyArray<{ readonly id: string, readonly status: ClosedSets['ModerationStatus'], readonly classroom: string, readonly question: string, readonly requestedBy: string | null, readonly secondMarker: string | null, readonly requestedAt: string, readonly answers: number, readonly marked: number, readonly assignment: { readonly id: string, readonly title: string } }> };

export type TaughtClassQueryVariables = Exact<{ id: string; }>;
export type TaughtClassQuery = { readonly classScheme: { readonly id: string, readonly title: string, readonly startsOn: string, readonly isArchived: boolean, readonly isUsable: boolean, readonly weeks: ApiValues['SchemeWeeks'], readonly holidays: ReadonlyArray<{ readonly from: string, readonly until: string }> } | null, readonly classStream: { readonly announcements: ReadonlyArray<{ readonly id: string, readonly text: string, readonly author: string | null, readonly publishAt: string, readonly editedAt: string | null, readonly isScheduled: boolean, readonly images: ReadonlyArray<{ readonly digest: string, readonly url: string, readonly width: number, readonly height: number }> }>, readonly questions: ReadonlyArray<{ readonly id: string, readonly text: string, readonly askedAt: string, readonly student: string | null, readonly isOwn: boolean, readonly answer: string | null, readonly answeredBy: string | null, readonly answeredAt: string | null, readonly isPublic: boolean, readonly assignment: { readonly id: string, readonly title: string } }> }, readonly taughtCourses: ReadonlyArray<{ readonly id: string, readonly title: string, readonly platform: string, readonly expected: ReadonlyArray<string> }>, readonly classSettings: { readonly id: string, readonly name: string, readonly archivedAt: string | null, readonly school: string | null, readonly subject: { readonly id: string, readonly title: string } | null, readonly joinMethods: ReadonlyArray<{ readonly code: string, readonly kind: ClosedSets['JoinMethodKind'], readonly expiresAt: string | null }>, readonly groups: ReadonlyArray<{ readonly id: string, readonly name: string, readonly studentCount: number }>, readonly teachers: ReadonlyArray<{ readonly id: string, readonly name: string }>, readonly invitations: ReadonlyArray<{ readonly id: string, readonly email: string, readonly name: string, readonly role: ClosedSets['ClassRole'], readonly expiresAt: string }> }, readonly classProgress: { readonly assignments: ReadonlyArray<{ readonly id: string, readonly title: string, readonly state: ClosedSets['AssignmentState'], readonly dueAt: string | null, readonly weight: number, readonly doneCount: number, readonly studentCount: number, readonly unmarkedCount: number, readonly meanShare: number | null }>, readonly students: ReadonlyArray<{ readonly id: string, readonly name: string, readonly group: string | null, readonly joinedAt: string, readonly meanShare: number | null, readonly doneCount: number, readonly missedCount: number, readonly cells: ApiValues['ProgressCells'] }> }, readonly subjects: ReadonlyArray<{ readonly id: string, readonly title: string }> };

export type SetLineFragment = { readonly id: string, readonly title: string, readonly state: ClosedSets['AssignmentState'], readonly opensAt: string | null, readonly dueAt: string | null, readonly submittedCount: number, readonly studentCount: number, readonly unmarkedCount: number, readonly remarkRequests: number, readonly classroom: { readonly id: string, readonly name: string } };

export type AssignedWorkQueryVariables = Exact<{ [key: string]: never; }>;


export type AssignedWorkQuery = { readonly assignedWork: ReadonlyArray<{ readonly id: string, readonly title: string, readonly state: ClosedSets['AssignmentState'], readonly opensAt: string | null, readonly dueAt: string | null, readonly submittedCount: number, readonly studentCount: number, readonly unmarkedCount: number, readonly remarkRequests: number, readonly classroom: { readonly id: string, readonly name: string } }> };

export type AssignmentChoicesQueryVariables = Exact<{ [key: string]: never; }>;


export type AssignmentChoicesQuery = { readonly taughtClasses: ReadonlyArray<{ readonly id: string, readonly name: string, readonly archivedAt: string | null, readonly studentCount: number, readonly subject: { readonly slug: string, readonly title: string } | null }>, readonly assignableContent: ReadonlyArray<{ readonly kind: ClosedSets['PartKind'], readonly id: string, readonly title: string, readonly subject: string, readonly topic: string | null, readonly isOwn: boolean, readonly sharedBy: string | null }>, readonly assignableTopics: ReadonlyArray<{ readonly id: string, readonly title: string, readonly subject: string }> };

export type OwnClassesQueryVariables = Exact<{ [key: string]: never; }>;


export type OwnClassesQuery = { readonly classes: ReadonlyArray<{ readonly id: string, readonly name: string, readonly archivedAt: string | null }> };

export type ClassGroupsQueryVariables = Exact<{ id: string; }>;
export type ClassGroupsQuery = { readonly classSettings: { readonly groups: ReadonlyArray<{ readonly id: string, readonly name: string }> } };

export type AssignableQuestionsQueryVariables = Exact<{ topic: string; classrooms: ReadonlyArray<string> | string; }>;
export type AssignableQuestionsQuery = { readonly assignableQuestions: ReadonlyArray<{ readonly id: string, readonly stem: string, readonly type: ClosedSets['QuestionType'], readonly topic: string, readonly subtopic: string | null, readonly difficulty: ClosedSets['Difficulty'], readonly marks: number, readonly isUsed: boolean, readonly isOwn: boolean, readonly sharedBy: string | null }> };

export type GivenExceptionFragment = { readonly dueAt: string | null, readonly lateUntil: string | null, readonly tries: number | null, readonly excused: boolean };

export type TeacherAssignmentQueryVariables = Exact<{ id: string; }>;
export type TeacherAssignmentQuery = { readonly teacherAssignment: { readonly id: string, readonly state: ClosedSets['AssignmentState'], readonly isStarted: boolean, readonly isOnPaper: boolean, readonly isArchived: boolean, readonly marksReleasedAt: string | null, readonly classroom: { readonly id: string, readonly name: string }, readonly draft: { readonly title: string, readonly instructions: string, readonly groups: ReadonlyArray<string>, readonly opensAt: string | null, readonly dueAt: string | null, readonly lateUntil: string | null, readonly lateDeduction: number, readonly lateIntervalSeconds: number, readonly lateFloor: number, readonly tries: number | null, readonly countedAttempt: ClosedSets['GradedAttempt'], readonly behaviour: ClosedSets['Behaviour'], readonly seconds: number | null, readonly showsMarks: ClosedSets['Reveal'], readonly showsFeedback: ClosedSets['Reveal'], readonly blocksPractice: boolean, readonly weight: number }, readonly parts: ReadonlyArray<{ readonly kind: ClosedSets['PartKind'], readonly ref: string | null, readonly title: string, readonly draws: number | null, readonly items: ReadonlyArray<{ readonly id: string, readonly stem: string, readonly type: ClosedSets['QuestionType'], readonly marks: number, readonly topic: string }> }>, readonly groups: ReadonlyArray<{ readonly id: string, readonly name: string }>, readonly groupExceptions: ReadonlyArray<{ readonly group: string, readonly exception: { readonly dueAt: string | null, readonly lateUntil: string | null, readonly tries: number | null, readonly excused: boolean } }>, readonly lines: ReadonlyArray<{ readonly status: ClosedSets['WorkStatus'], readonly startedAt: string | null, readonly submittedAt: string | null, readonly isLate: boolean, readonly marks: number | null, readonly marksOutOf: number, readonly creditShare: number, readonly unmarkedQuestions: number, readonly materialsDone: number, readonly dueAt: string | null, readonly closesAt: string | null, readonly tries: number | null, readonly student: { readonly id: string, readonly name: string }, readonly group: { readonly id: string, readonly name: string } | null, readonly exception: { readonly dueAt: string | null, readonly lateUntil: string | null, readonly tries: number | null, readonly excused: boolean } | null }> } };

export type CreateClassroomMutationVariables = Exact<{ input: ClassroomInput; }>;
export type CreateClassroomMutation = { readonly createClassroom: string };

export type ChangeClassroomMutationVariables = Exact<{ id: string; input: ClassroomInput; }>;
export type ChangeClassroomMutation = { readonly changeClassroom: boolean };

export type ArchiveClassroomMutationVariables = Exact<{ id: string; archived: boolean; }>;
export type ArchiveClassroomMutation = { readonly archiveClassroom: boolean };

export type RemoveTeacherMutationVariables = Exact<{ id: string; teacher: string; }>;
export type RemoveTeacherMutation = { readonly removeTeacher: boolean };

export type RemoveMemberMutationVariables = Exact<{ id: string; student: string; }>;
export type RemoveMemberMutation = { readonly removeMember: boolean };

export type CreateGroupMutationVariables = Exact<{ classroom: string; name: string; }>;
export type CreateGroupMutation = { readonly createGroup: string };

export type RenameGroupMutationVariables = Exact<{ classroom: string; group: string; name: string; }>;
export type RenameGroupMutation = { readonly renameGroup: boolean };

export type DeleteGroupMutationVariables = Exact<{ classroom: string; group: string; }>;
export type DeleteGroupMutation = { readonly deleteGroup: boolean };

export type MoveToGroupMutationVariables = Exact<{ classroom: string; student: string; group?: string | null | undefined; }>;
export type MoveToGroupMutation = { readonly moveToGroup: boolean };

export type RenewClassCodeMutationVariables = Exact<{ id: string; }>;
export type RenewClassCodeMutation = { readonly renewClassCode: string };

export type CreateClassLinkMutationVariables = Exact<{ id: string; }>;
export type CreateClassLinkMutation = { readonly createClassLink: string };

export type EndClassLinksMutationVariables = Exact<{ id: string; }>;
export type EndClassLinksMutation = { readonly endClassLinks: boolean };

export type InviteToClassMutationVariables = Exact<{ id: string; email: string; role: ClosedSets['ClassRole']; }>;
export type InviteToClassMutation = { readonly inviteToClass: number };

export type WithdrawInvitationMutationVariables = Exact<{ classroom: string; id: string; }>;
export type WithdrawInvitationMutation = { readonly withdrawInvitation: boolean };

export type ImportRosterMutationVariables = Exact<{ id: string; csv: string; }>;
export type ImportRosterMutation = { readonly importRoster: { readonly invited: number, readonly alreadyThere: number, readonly problems: ReadonlyArray<{ readonly line: number, readonly problem: ClosedSets['RosterProblemCode'] }> } };

export type AssignToClassesMutationVariables = Exact<{ targets: ReadonlyArray<AssignmentTargetInput> | AssignmentTargetInput; draft: AssignmentInput; publishing: ClosedSets['Publishing']; planned?: string | null | undefined; }>;
export type AssignToClassesMutation = { readonly assignToClasses: ReadonlyArray<string> };

export type ChangeAssignmentMutationVariables = Exact<{ id: string; draft: AssignmentInput; }>;
export type ChangeAssignmentMutation = { readonly changeAssignment: boolean };

export type PublishAssignmentMutationVariables = Exact<{ id: string; }>;
export type PublishAssignmentMutation = { readonly publishAssignment: boolean };

export type DeleteAssignmentMutationVariables = Exact<{ id: string; }>;
export type DeleteAssignmentMutation = { readonly deleteAssignment: boolean };

export type DuplicateAssignmentMutationVariables = Exact<{ id: string; classroom?: string | null | undefined; dates?: AssignmentDatesInput | null | undefined; }>;
export type DuplicateAssignmentMutation = { readonly duplicateAssignment: string };

export type SetExceptionMutationVariables = Exact<{ assignment: string; student?: string | null | undefined; group?: string | null | undefined; exception?: AssignmentExceptionInput | null | undefined; }>;
export type SetExceptionMutation = { readonly setException: boolean };

export type ReleaseMarksMutationVariables = Exact<{ id: string; released: boolean; }>;
export type ReleaseMarksMutation = { readonly releaseMarks: boolean };

export type TakeCourseMembersMutationVariables = Exact<{ classroom: string; course: string; }>;
export type TakeCourseMembersMutation = { readonly takeCourseMembers: { readonly joined: number, readonly expected: number } };

export const TaughtClassListDocument = typedDocument<TaughtClassListQuery, TaughtClassListQueryVariables>(
  "query taughtClassList{taughtClasses:classList{id name archivedAt studentCount openCount unmarkedCount subject{slug title}}subjects{id title}}",
);

export const TeacherHomeDocument = typedDocument<TeacherHomeQuery, TeacherHomeQueryVariables>(
  "query teacherHome{taughtClasses:classList{id name archivedAt studentCount openCount unmarkedCount subject{slug title}}assignedWork{...setLine}studentsToTalkTo{student{id name}classroom{id name}missing share reasons}moderationRequests{...moderationLine}}fragment setLine on AssignedWork{id title state opensAt dueAt submittedCount studentCount unmarkedCount remarkRequests classroom{id name}}fragment moderationLine on ModerationLine{id status assignment{id title}classroom question requestedBy secondMarker requestedAt answers marked}",
);

export const TaughtClassDocument = typedDocument<TaughtClassQuery, TaughtClassQueryVariables>(
  "query taughtClass($id:ID!){classScheme(classroom:$id){...classScheme}classStream(classroom:$id){...classStream}taughtCourses(classroom:$id){id title platform expected}classSettings(id:$id){id name archivedAt school subject{id title}joinMethods{code kind expiresAt}groups{id name studentCount}teachers{id name}invitations{id email name role expiresAt}}classProgress(id:$id){assignments{id title state dueAt weight doneCount studentCount unmarkedCount meanShare}students{id name group joinedAt meanShare doneCount missedCount cells}}subjects{id title}}fragment classScheme on ClassScheme{id title startsOn holidays{from until}isArchived isUsable weeks}fragment classStream on ClassStream{announcements{id text images{digest url width height}author publishAt editedAt isScheduled}questions{...studentQuestion}}fragment studentQuestion on StudentQuestion{id assignment{id title}text askedAt student isOwn answer answeredBy answeredAt isPublic}",
);

export const AssignedWorkDocument = typedDocument<AssignedWorkQuery, AssignedWorkQueryVariables>(
  "query assignedWork{assignedWork{...setLine}}fragment setLine on AssignedWork{id title state opensAt dueAt submittedCount studentCount unmarkedCount remarkRequests classroom{id name}}",
);

export const AssignmentChoicesDocument = typedDocument<AssignmentChoicesQuery, AssignmentChoicesQueryVariables>(
  "query assignmentChoices{taughtClasses:classList{id name archivedAt studentCount subject{slug title}}assignableContent{kind id title subject topic isOwn sharedBy}assignableTopics{id title subject}}",
);

export const OwnClassesDocument = typedDocument<OwnClassesQuery, OwnClassesQueryVariables>(
  "query ownClasses{classes:classList{id name archivedAt}}",
);

export const ClassGroupsDocument = typedDocument<ClassGroupsQuery, ClassGroupsQueryVariables>(
  "query classGroups($id:ID!){classSettings(id:$id){groups{id name}}}",
);

export const AssignableQuestionsDocument = typedDocument<AssignableQuestionsQuery, AssignableQuestionsQueryVariables>(
  "query assignableQuestions($topic:ID!$classrooms:[ID!]!){assignableQuestions(topic:$topic classrooms:$classrooms){id stem type topic subtopic difficulty marks isUsed isOwn sharedBy}}",
);

export const TeacherAssignmentDocument = typedDocument<TeacherAssignmentQuery, TeacherAssignmentQueryVariables>(
  "query teacherAssignment($id:ID!){teacherAssignment(id:$id){id state isStarted isOnPaper isArchived marksReleasedAt classroom{id name}draft{title instructions groups opensAt dueAt lateUntil lateDeduction lateIntervalSeconds lateFloor tries countedAttempt behaviour seconds showsMarks showsFeedback blocksPractice weight}parts{kind ref title draws items{id stem type marks topic}}groups{id name}groupExceptions{group exception{...givenException}}lines{student{id name}group{id name}status startedAt submittedAt isLate marks marksOutOf creditShare unmarkedQuestions materialsDone dueAt closesAt tries exception{...givenException}}}}fragment givenException on AssignmentException{dueAt lateUntil tries excused}",
);

export const CreateClassroomDocument = typedDocument<CreateClassroomMutation, CreateClassroomMutationVariables>(
  "mutation createClassroom($input:ClassroomInput!){createClassroom(input:$input)}",
);

export const ChangeClassroomDocument = typedDocument<ChangeClassroomMutation, ChangeClassroomMutationVariables>(
  "mutation changeClassroom($id:ID!$input:ClassroomInput!){changeClassroom(id:$id input:$input)}",
);

export const ArchiveClassroomDocument = typedDocument<ArchiveClassroomMutation, ArchiveClassroomMutationVariables>(
  "mutation archiveClassroom($id:ID!$archived:Boolean!){archiveClassroom(id:$id archived:$archived)}",
);

export const RemoveTeacherDocument = typedDocument<RemoveTeacherMutation, RemoveTeacherMutationVariables>(
  "mutation removeTeacher($id:ID!$teacher:ID!){removeTeacher(id:$id teacher:$teacher)}",
);

export const RemoveMemberDocument = typedDocument<RemoveMemberMutation, RemoveMemberMutationVariables>(
  "mutation removeMember($id:ID!$student:ID!){removeMember(id:$id student:$student)}",
);

export const CreateGroupDocument = typedDocument<CreateGroupMutation, CreateGroupMutationVariables>(
  "mutation createGroup($classroom:ID!$name:String!){createGroup(classroom:$classroom name:$name)}",
);

export const RenameGroupDocument = typedDocument<RenameGroupMutation, RenameGroupMutationVariables>(
  "mutation renameGroup($classroom:ID!$group:ID!$name:String!){renameGroup(classroom:$classroom group:$group name:$name)}",
);

export const DeleteGroupDocument = typedDocument<DeleteGroupMutation, DeleteGroupMutationVariables>(
  "mutation deleteGroup($classroom:ID!$group:ID!){deleteGroup(classroom:$classroom group:$group)}",
);

export const MoveToGroupDocument = typedDocument<MoveToGroupMutation, MoveToGroupMutationVariables>(
  "mutation moveToGroup($classroom:ID!$student:ID!$group:ID){moveToGroup(classroom:$classroom student:$student group:$group)}",
);

export const RenewClassCodeDocument = typedDocument<RenewClassCodeMutation, RenewClassCodeMutationVariables>(
  "mutation renewClassCode($id:ID!){renewClassCode(id:$id)}",
);

export const CreateClassLinkDocument = typedDocument<CreateClassLinkMutation, CreateClassLinkMutationVariables>(
  "mutation createClassLink($id:ID!){createClassLink(id:$id)}",
);

export const EndClassLinksDocument = typedDocument<EndClassLinksMutation, EndClassLinksMutationVariables>(
  "mutation endClassLinks($id:ID!){endClassLinks(id:$id)}",
);

export const InviteToClassDocument = typedDocument<InviteToClassMutation, InviteToClassMutationVariables>(
  "mutation inviteToClass($id:ID!$email:String!$role:ClassRole!){inviteToClass(id:$id email:$email role:$role)}",
);

export const WithdrawInvitationDocument = typedDocument<WithdrawInvitationMutation, WithdrawInvitationMutationVariables>(
  "mutation withdrawInvitation($classroom:ID!$id:ID!){withdrawInvitation(classroom:$classroom id:$id)}",
);

export const ImportRosterDocument = typedDocument<ImportRosterMutation, ImportRosterMutationVariables>(
  "mutation importRoster($id:ID!$csv:String!){importRoster(id:$id csv:$csv){invited alreadyThere problems{line problem}}}",
);

export const AssignToClassesDocument = typedDocument<AssignToClassesMutation, AssignToClassesMutationVariables>(
  "mutation assignToClasses($targets:[AssignmentTargetInput!]!$draft:AssignmentInput!$publishing:Publishing!$planned:ID){assignToClasses(targets:$targets draft:$draft publishing:$publishing planned:$planned)}",
);

export const ChangeAssignmentDocument = typedDocument<ChangeAssignmentMutation, ChangeAssignmentMutationVariables>(
  "mutation changeAssignment($id:ID!$draft:AssignmentInput!){changeAssignment(id:$id draft:$draft)}",
);

export const PublishAssignmentDocument = typedDocument<PublishAssignmentMutation, PublishAssignmentMutationVariables>(
  "mutation publishAssignment($id:ID!){publishAssignment(id:$id)}",
);

export const DeleteAssignmentDocument = typedDocument<DeleteAssignmentMutation, DeleteAssignmentMutationVariables>(
  "mutation deleteAssignment($id:ID!){deleteAssignment(id:$id)}",
);

export const DuplicateAssignmentDocument = typedDocument<DuplicateAssignmentMutation, DuplicateAssignmentMutationVariables>(
  "mutation duplicateAssignment($id:ID!$classroom:ID$dates:AssignmentDatesInput){duplicateAssignment(id:$id classroom:$classroom dates:$dates)}",
);

export const SetExceptionDocument = typedDocument<SetExceptionMutation, SetExceptionMutationVariables>(
  "mutation setException($assignment:ID!$student:ID$group:ID$exception:AssignmentExceptionInput){setException(assignment:$assignment student:$student group:$group exception:$exception)}",
);

export const ReleaseMarksDocument = typedDocument<ReleaseMarksMutation, ReleaseMarksMutationVariables>(
  "mutation releaseMarks($id:ID!$released:Boolean!){releaseMarks(id:$id released:$released)}",
);

export const TakeCourseMembersDocument = typedDocument<TakeCourseMembersMutation, TakeCourseMembersMutationVariables>(
  "mutation takeCourseMembers($classroom:ID!$course:ID!){takeCourseMembers(classroom:$classroom course:$course){joined expected}}",
);