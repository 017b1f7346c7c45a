import { counted, type MergeRules, MOVE, moveUnless, same } from './merge-rule.ts';

/** Classes, assignments, guardians and reports. */
export const CLASSROOM_MERGE_RULES = {
  'classroom_members.user_id': moveUnless(same('classroom_id'), 'classes', 'classes'),
  'classroom_teachers.user_id': moveUnless(same('classroom_id'), 'classes', 'taughtClasses'),
  'classrooms.created_by': MOVE,
  'classroom_codes.created_by': MOVE,
  'classroom_invitations.invited_by': MOVE,
  'promotions.user_id': MOVE,
  'promotion_members.user_id': moveUnless(same('promotion_id', 'position', 'role')),
  'schemes.created_by': MOVE,
  'schemes.updated_by': MOVE,
  'assignments.created_by': MOVE,
  'assignments.student_id': MOVE,
  'assignment_exceptions.user_id': moveUnless(same('assignment_id'), 'exceptions'),
  'assignment_exceptions.created_by': MOVE,
  'assignment_reminders.user_id': moveUnless(same('assignment_id', 'kind')),
  'entered_marks.user_id': {
    does: 'newest',
    key: ['assignment_id'],
    newest: 't.entered_at',
    conflict: 'marks',
    counts: 'marks',
  },
  'entered_marks.entered_by': MOVE,
  'mark_comments.owner_id': MOVE,
  'student_notes.user_id': moveUnless(same('classroom_id')),
  'student_notes.written_by': MOVE,
  'student_questions.user_id': counted('messages'),
  'student_questions.answered_by': MOVE,
  'announcements.author_id': MOVE,
  'class_mails.user_id': moveUnless(
    'k.announcement_id = t.announcement_id or k.report_set_id = t.report_set_id or (k.question_id = t.question_id and k.kind = t.kind)',
  ),
  'live_messages.user_id': MOVE,
  'live_messages.sent_by': MOVE,
  'live_players.user_id': moveUnless(same('live_quiz_id'), 'liveQuizzes'),
  'live_quizzes.host_id': MOVE,
  'notifications.user_id': moveUnless(
    `k.report_set_id = t.report_set_id or k.announcement_id = t.announcement_id
      or (k.kind = t.kind and (k.assignment_id = t.assignment_id or k.question_id = t.question_id
        or (k.attempt_id = t.attempt_id and k."position" = t."position")))`,
  ),
  'notification_settings.user_id': moveUnless('true', 'settings'),
  'student_reports.student_id': moveUnless(same('set_id'), 'reports'),
  'report_comments.student_id': moveUnless(same('set_id'), 'reports'),
  'report_comments.written_by': MOVE,
  'report_sets.created_by': MOVE,
  'report_bank_comments.owner_id': MOVE,
  'guardian_access.student_id': moveUnless(same('email'), 'guardians', 'guardians'),
  'guardian_access.invited_by': MOVE,
} as const satisfies MergeRules;
