import { named, own, type PersonalRows, retained } from './personal-rows.ts';
import {
  ATTEMPT_MARKS,
  answerColumns,
  BAND_SUMS,
  ENTERED_COMMENT,
  ENTERED_MARKS,
  NOTICE_FACTS,
  resultColumns,
  SUBMISSION_MARKS,
  TEACHER_MARK_COLUMNS,
  WEEKLY_SUMS,
} from './visible-results.sql.ts';

const BY_USER = 't.user_id = $1';
const OWN_ATTEMPTS = 't.attempt_id in (select id from attempts where user_id = $1)';
const OWN_SESSIONS = 't.session_id in (select id from sessions where user_id = $1)';
const OWN_ORDERS = 't.order_id in (select id from orders where user_id = $1)';
const OWN_NOTES =
  't.note_id in (select n.id from card_notes n join own_decks d on d.id = n.own_deck_id where d.user_id = $1)';

const CREATED_FOR_OTHERS = 'Others use it; the author’s name is removed.';
const ACTED = 'It belongs to another user; the name of who did it is removed.';
const RECEIPTS =
  'Tax law requires orders, payments and receipts, with the name and email on them, to be retained for ten years.';
const NUMBER_ONLY = 'Versions are never changed. The id stays, but no account has it any more.';

/**
 * How every table of the database is exported and deleted. A table that is missing here fails a test, so that every new
 * table declares its personal data. Empty: no personal data. Rows are deleted in this order; the tables to which they
 * belong are last.
 */
export const PERSONAL_DATA: Readonly<Record<string, readonly PersonalRows[]>> = {
  // Study: answers, marks and their sums.
  answer_log: [own(OWN_ATTEMPTS, { omit: ['device'] })],
  item_steps: [own(OWN_ATTEMPTS, { withheld: [answerColumns('awards')] })],
  mark_complaints: [
    own(OWN_ATTEMPTS, { omit: ['answered_by'], withheld: [resultColumns('answer')] }),
    named('answered_by', ACTED),
  ],
  teacher_marks: [
    own(OWN_ATTEMPTS, { omit: ['marker_id', 'operation_id'], withheld: [TEACHER_MARK_COLUMNS] }),
    named('marker_id', ACTED, { omit: ['awards', 'comment'] }),
  ],
  regrade_changes: [
    own(OWN_ATTEMPTS, {
      withheld: [
        answerColumns(
          'outcome_before',
          'credit_before',
          'remark_before',
          'outcome_after',
          'credit_after',
          'remark_after',
        ),
      ],
    }),
  ],
  practice_options: [own(OWN_ATTEMPTS)],
  attempt_presence: [own(OWN_ATTEMPTS)],
  counted_answers: [own(BY_USER, { withheld: [answerColumns('credit', 'choices'), resultColumns('rest')] })],
  weekly_results: [own(BY_USER, { reduced: WEEKLY_SUMS })],
  band_results: [own(BY_USER, { reduced: BAND_SUMS })],
  attempt_items: [own(OWN_ATTEMPTS, { withheld: [answerColumns('outcome', 'credit', 'remark')] })],
  attempts: [
    own(BY_USER, {
      omit: ['holder'],
      withheld: [ATTEMPT_MARKS],
    }),
  ],
  study_sessions: [own(BY_USER)],
  answer_files: [own(BY_USER, { omit: ['storage_key'] })],
  files_to_delete: [],
  exams: [own('t.owner_id = $1', { omit: ['share_token'] })],
  material_progress: [own(BY_USER)],
  note_annotations: [own(BY_USER)],
  review_log: [own(`${BY_USER} or t.card_id in (select t.id from cards t where ${OWN_NOTES})`)],
  card_states: [own(`${BY_USER} or t.card_id in (select t.id from cards t where ${OWN_NOTES})`)],
  cards: [own(OWN_NOTES)],
  card_notes: [own('t.own_deck_id in (select id from own_decks where user_id = $1)')],
  own_decks: [own(BY_USER)],
  study_settings: [own(BY_USER)],
  onboardings: [own(BY_USER)],
  exam_dates: [own(BY_USER)],
  calendar_feeds: [own(BY_USER, { omit: ['token_digest'] })],
  user_subjects: [own(BY_USER)],
  notices: [own(BY_USER, { withheld: [NOTICE_FACTS] })],
  item_reports: [own(BY_USER, { omit: ['resolved_by'] }), named('resolved_by', ACTED, { omit: ['user_id', 'text'] })],

  // Classes and assignments.
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
  announcements: [named('author_id', CREATED_FOR_OTHERS, { omit: ['figures', 'mails_queued_at'] })],
  student_questions: [
    own(BY_USER, { omit: ['answered_by', 'question_mails_queued_at', 'answer_mail_queued_at'] }),
    named('answered_by', ACTED, {
      omit: ['user_id', 'text', 'question_mails_queued_at', 'answer_mail_queued_at'],
    }),
  ],
  notification_settings: [own(BY_USER, { omit: ['unsubscribe_id'] })],
  class_mails: [own(BY_USER)],
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
  guardian_sessions: [own('t.email = $2', { omit: ['token_digest'] })],
  classroom_members: [own(BY_USER)],
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

  // Content written for others.
  items: [named('owner_id', CREATED_FOR_OTHERS, { omit: ['live', 'estimate'] })],
  quizzes: [named('owner_id', CREATED_FOR_OTHERS, { omit: ['live', 'search'] })],
  item_versions: [retained('t.author_id = $1', NUMBER_ONLY, { omit: ['search'] })],
  note_versions: [retained('t.author_id = $1', NUMBER_ONLY)],
  regrades: [named('applied_by', ACTED)],
  imports: [named('user_id', CREATED_FOR_OTHERS, { omit: ['report', 'made'] })],
  import_arrivals: [],
  import_items: [],
  import_notes: [],
  uploads: [
    {
      where: BY_USER,
      onDeletion: {
        does: 'fade',
        columns: { user_id: 'null', name: `'file'` },
        why: 'The row is needed to delete the file once no content uses it.',
      },
    },
  ],

  // Purchases.
  payments: [retained(OWN_ORDERS, RECEIPTS)],
  refunds: [
    retained(
      't.payment_id in (select p.id from payments p join orders o on o.id = p.order_id where o.user_id = $1)',
      RECEIPTS,
      { omit: ['actor_id'] },
    ),
    named('actor_id', ACTED, { omit: ['payment_id', 'refund_ref'] }),
  ],
  payment_events: [retained(OWN_ORDERS, RECEIPTS)],
  test_checkouts: [
    retained(OWN_ORDERS, 'It records no real payment; the built-in test gateway reads it.', { omit: ['id'] }),
  ],
  entitlements: [own(BY_USER, { omit: ['actor_id'] }), named('actor_id', ACTED, { omit: ['user_id', 'reason'] })],
  orders: [named('user_id', RECEIPTS, { omit: ['checkout_url', 'checkout_ref', 'subscription_ref'] })],
  coupons: [],
  receipt_counter: [],
  plans: [],
  prices: [],

  // Links that create the first administrator.
  first_admin_links: [],

  // Learning platforms of users.
  platforms: [],
  platform_registrations: [own(BY_USER, { omit: ['link_digest'] })],
  platform_logins: [],
  platform_launches: [
    own(
      `exists (select from platform_people p
        where p.platform_id = t.platform_id and p.subject = t.subject and p.user_id = $1)`,
      { omit: ['code_digest'] },
    ),
  ],
  platform_grades: [own(BY_USER)],
  platform_course_teachers: [own(BY_USER)],
  platform_roster: [
    own(
      `exists (select from platform_people p join platform_courses c on c.platform_id = p.platform_id
        where c.id = t.course_id and p.subject = t.subject and p.user_id = $1)`,
    ),
  ],
  platform_courses: [],
  platform_people: [own(BY_USER)],

  // Single sign-on.
  sign_on_providers: [],
  sign_on_logins: [],
  sign_on_arrivals: [
    own(
      `exists (select from sign_on_users s
        where s.provider_id = t.provider_id and s.issuer = t.issuer and s.subject = t.subject and s.user_id = $1)`,
      { omit: ['code_digest'] },
    ),
  ],
  sign_on_sessions: [own(OWN_SESSIONS)],
  sign_on_users: [own(BY_USER)],

  // Two-step verification.
  second_factors: [own(BY_USER, { omit: ['sealed_secret', 'last_step'] })],
  recovery_codes: [own(BY_USER, { omit: ['digest'] })],
  pending_sign_ins: [own(BY_USER, { omit: ['browser_digest', 'password_mark'] })],

  // The account itself.
  contact_messages: [own('lower(t.email) = $2')],
  saved_views: [own(BY_USER)],
  user_roles: [own(BY_USER)],
  support_visits: [
    own(BY_USER, { omit: ['session_id', 'helper_id'] }),
    own('t.helper_id = $1', { omit: ['session_id', 'user_id', 'reason'] }),
  ],
  account_deletions: [own(BY_USER)],
  api_tokens: [own(BY_USER, { omit: ['token_digest'] })],
  one_time_codes: [own(BY_USER, { omit: ['digest', 'permit_digest', 'requester'] })],
  access_tokens: [own(OWN_SESSIONS, { omit: ['digest'] })],
  refresh_tokens: [own(OWN_SESSIONS, { omit: ['digest', 'sealed_answer', 'successor_digest'] })],
  sessions: [own(BY_USER, { omit: ['binding_digest'] })],
  consent_log: [named('user_id', 'Shows that consent was given, and when; no longer by whom.')],
  guardian_requests: [
    own(BY_USER, { omit: ['token_digest'] }),
    retained('t.email = $2', 'Shows who approved a child’s account, as long as the account exists.', {
      omit: ['user_id', 'token_digest', 'age'],
    }),
  ],
  guardian_answers: [
    named('user_id', 'Shows that a guardian approved or refused an account, and when; no longer whose.'),
  ],
  sign_in_activity: [own(BY_USER)],
  attempt_counts: [
    own(`right(t.key, 36) = $1::text or right(t.key, 64) = encode(sha256(convert_to($2, 'UTF8')), 'hex')`),
  ],
  audit_log: [
    {
      where: `t.resource = 'users' and t.record_id = $1::text`,
      omit: ['actor_id'],
      onDeletion: {
        does: 'fade',
        columns: { title: `''`, before: 'null', after: 'null', reason: 'null' },
        why: 'Shows that an account was changed; no longer whose it was.',
      },
    },
    retained(
      't.actor_id = $1',
      'Schools must be able to see what was changed. The id stays, but no account has it any more.',
      {
        omit: ['before', 'after', 'title', 'reason'],
      },
    ),
  ],
  users: [own('t.id = $1', { omit: ['password_digest', 'pin_digest', 'pin_tries', 'pin_locked_until'] })],

  // Content, totals over all users, and the installation itself: no personal data.
  app_settings: [],
  blog_categories: [],
  blog_posts: [],
  exam_focus_points: [],
  exam_items: [],
  exam_papers: [],
  faq_entries: [],
  figures: [],
  item_difficulties: [],
  topic_difficulties: [],
  materials: [],
  media_files: [],
  media_tracks: [],
  note_texts: [],
  page_views: [],
  paper_items: [],
  paper_sections: [],
  policies: [],
  quiz_counts: [],
  quiz_draws: [],
  quiz_items: [],
  roles: [],
  schools: [],
  subjects: [],
  testimonials: [],
  topic_counts: [],
  topics: [],
};
