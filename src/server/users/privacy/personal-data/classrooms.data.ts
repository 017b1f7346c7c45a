import { ACTED, BY_USER, CREATED_FOR_OTHERS, named, own, type PersonalTables } from '../personal-rows.ts';
import { ENTERED_COMMENT, ENTERED_MARKS, SUBMISSION_MARKS } from '../visible-results.sql.ts';

/** Classes and assignments. */
export const CLASSROOM_DATA: PersonalTables = {
  assignment_exceptions: [own(BY_USER, { omit: ['created_by'] }), named('created_by', ACTED, { omit: ['user_id'] })],
  assignment_reminders: [own(BY_USER)],
  submissions: [
    own(BY_USER, {
      withheld: [SUBMISSION_MARKS],
    }),
  ],
  entered_marks: [
    own(BY_USER, { omit: ['entered_by'], withheld: [ENTERED_MARKS, ENTERED_COMMENT] }),
    named('entered_by', ACTED, { omit: ['user_id', 'marks', 'comment'] }),
  ],
  // Teachers write notes for themselves, so screens and downloads of students don't contain them.
  student_notes: [
    own(BY_USER, { omit: ['text', 'written_by'] }),
    named('written_by', ACTED, { omit: ['user_id', 'text'] }),
  ],
  grade_categories: [],
  accommodations: [own(BY_USER, { omit: ['granted_by'] }), named('granted_by', ACTED, { omit: ['user_id'] })],
  live_messages: [own(BY_USER, { omit: ['sent_by'] }), named('sent_by', ACTED, { omit: ['user_id'] })],
  // Answers to a question on the board would show its answer before the class sees it, so their credit is left out.
  live_answers: [
    own('t.player_id in (select id from live_players where user_id = $1)', { omit: ['vote', 'credit', 'points'] }),
  ],
  live_players: [own(BY_USER, { omit: ['name_key', 'token_digest', 'recorded_at'] })],
  live_questions: [],
  live_quizzes: [
    named('host_id', CREATED_FOR_OTHERS, {
      omit: [
        'code',
        'device',
        'device_seen_at',
        'opened_at',
        'locks_at',
        'left_out',
        'vote',
        'has_guests',
        'team_count',
      ],
    }),
  ],
  // A scheme that others can't read goes with its creator; what classes follow and schools share stays without the name.
  schemes: [
    own(
      't.created_by = $1 and t.school_id is null and not exists (select from class_schemes c where c.scheme_id = t.id)',
      {
        omit: ['weeks', 'updated_by'],
      },
    ),
    named('created_by', CREATED_FOR_OTHERS, { omit: ['weeks', 'updated_by'] }),
    named('updated_by', ACTED, { omit: ['weeks', 'created_by'] }),
  ],
  class_schemes: [],
  announcements: [named('author_id', CREATED_FOR_OTHERS, { omit: ['figures', 'mails_queued_at'] })],
  student_questions: [
    own(BY_USER, { omit: ['answered_by', 'question_mails_queued_at', 'answer_mail_queued_at'] }),
    named('answered_by', ACTED, {
      omit: ['user_id', 'text', 'question_mails_queued_at', 'answer_mail_queued_at'],
    }),
  ],
  notification_settings: [own(BY_USER, { omit: ['unsubscribe_id'] })],
  class_mails: [own(BY_USER)],
  notifications: [own(BY_USER)],
  push_subscriptions: [own(BY_USER, { omit: ['endpoint', 'p256dh', 'auth'] })],
  push_keys: [],
  student_reports: [own('t.student_id = $1')],
  // A comment that is not published yet is the teachers’ draft.
  report_comments: [
    own('t.student_id = $1', { omit: ['text', 'written_by'] }),
    named('written_by', ACTED, { omit: ['student_id', 'text'] }),
  ],
  report_files: [],
  report_sets: [named('created_by', CREATED_FOR_OTHERS)],
  report_bank_comments: [own('t.owner_id = $1')],
  guardian_access: [
    own('t.student_id = $1', { omit: ['invited_by', 'link_digest', 'unsubscribe_id'] }),
    own('t.email = $2', { omit: ['student_id', 'invited_by', 'link_digest', 'unsubscribe_id'] }),
    named('invited_by', ACTED, { omit: ['student_id', 'email', 'link_digest', 'unsubscribe_id'] }),
  ],
  guardian_report_mails: [
    own('t.access_id in (select g.id from guardian_access g where g.student_id = $1)'),
    own('t.access_id in (select g.id from guardian_access g where g.email = $2)'),
  ],
  guardian_sessions: [own('t.email = $2', { omit: ['token_digest'] })],
  classroom_members: [own(BY_USER)],
  promotions: [named('user_id', CREATED_FOR_OTHERS, { omit: ['retained'] })],
  promotion_classes: [],
  promotion_members: [own(BY_USER)],
  classroom_teachers: [own(BY_USER)],
  classroom_invitations: [
    own('lower(t.email) = $2', { omit: ['token_digest', 'invited_by'] }),
    named('invited_by', ACTED, { omit: ['email', 'name', 'token_digest'] }),
  ],
  classroom_codes: [named('created_by', CREATED_FOR_OTHERS, { omit: ['code'] })],
  assignments: [
    own('t.student_id = $1', { omit: ['created_by'] }),
    named('created_by', CREATED_FOR_OTHERS, { omit: ['student_id'] }),
  ],
  classrooms: [named('created_by', CREATED_FOR_OTHERS)],
  classroom_groups: [],
  assignment_groups: [],
  assignment_items: [],
  assignment_parts: [],
  mark_comments: [own('t.owner_id = $1')],
};
