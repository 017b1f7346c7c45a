import { ACTED, CREATED_FOR_OTHERS, type PersonalRows } from '../privacy/personal-rows.ts';

/*
 * What an export of a school contains besides the data of its users: tables by name, with a condition on the row `t`, in
 * which `$1` is the school. A table that is here is exported as a whole, and not once more by user.
 */

type SchoolRows = {
  readonly where: string;
  /** Columns that are left out: secrets and search indexes. */
  readonly omit?: readonly string[];
};

const BY_SCHOOL: SchoolRows = { where: 't.school_id = $1' };
const MEMBERS = `(select u.id from users u where u.school_id = $1 and u.role <> 'admin')`;
const CLASSES = '(select c.id from classrooms c where c.school_id = $1)';
const ASSIGNMENTS = `(select a.id from assignments a where a.classroom_id in ${CLASSES})`;
const OWN_CONTENT = `not in_bank and (school_id = $1 or owner_id in ${MEMBERS})`;
const OF_CLASSES: SchoolRows = { where: `t.classroom_id in ${CLASSES}` };
const OF_ASSIGNMENTS: SchoolRows = { where: `t.assignment_id in ${ASSIGNMENTS}` };
const OF_LIVE_QUIZZES = `(select l.id from live_quizzes l where l.classroom_id in ${CLASSES})`;
const MODERATIONS = `(select m.id from moderations m join assignment_parts p on p.id = m.part_id where p.assignment_id in ${ASSIGNMENTS})`;
const OF_REPORT_SETS: SchoolRows = {
  where: `t.set_id in (select r.id from report_sets r where r.classroom_id in ${CLASSES})`,
};
const OF_ORDERS = `(select o.id from orders o where o.school_id = $1 or o.user_id in ${MEMBERS})`;

/** The tables of a school. */
export const SCHOOL_TABLES: ReadonlyMap<string, SchoolRows> = new Map<string, SchoolRows>(
  Object.entries({
    schools: { where: 't.id = $1' },
    users: {
      where: `t.id in ${MEMBERS}`,
      omit: ['password_digest', 'pin_digest', 'pin_tries', 'pin_locked_until'],
    },
    classrooms: BY_SCHOOL,
    classroom_groups: OF_CLASSES,
    classroom_teachers: OF_CLASSES,
    classroom_members: OF_CLASSES,
    assignments: OF_CLASSES,
    assignment_parts: OF_ASSIGNMENTS,
    assignment_groups: OF_ASSIGNMENTS,
    assignment_exceptions: OF_ASSIGNMENTS,
    assignment_items: {
      where: `t.part_id in (select p.id from assignment_parts p where p.assignment_id in ${ASSIGNMENTS})`,
    },
    grade_categories: OF_CLASSES,
    entered_marks: OF_ASSIGNMENTS,
    student_notes: OF_CLASSES,
    announcements: OF_CLASSES,
    moderations: { where: `t.id in ${MODERATIONS}` },
    moderation_answers: { where: `t.moderation_id in ${MODERATIONS}` },
    schemes: BY_SCHOOL,
    class_schemes: OF_CLASSES,
    student_questions: OF_ASSIGNMENTS,
    live_messages: OF_ASSIGNMENTS,
    live_quizzes: { ...OF_CLASSES, omit: ['code'] },
    live_questions: { where: `t.live_quiz_id in ${OF_LIVE_QUIZZES}` },
    report_sets: OF_CLASSES,
    report_comments: OF_REPORT_SETS,
    student_reports: OF_REPORT_SETS,
    items: { where: `t.id in (select id from items where ${OWN_CONTENT})`, omit: ['live'] },
    item_versions: { where: `t.item_id in (select id from items where ${OWN_CONTENT})`, omit: ['search'] },
    quizzes: { where: `t.id in (select id from quizzes where ${OWN_CONTENT})`, omit: ['live'] },
    quiz_items: { where: `t.quiz_id in (select id from quizzes where ${OWN_CONTENT})` },
    orders: { where: `t.id in ${OF_ORDERS}`, omit: ['checkout_url', 'checkout_ref', 'subscription_ref'] },
    payments: { where: `t.order_id in ${OF_ORDERS}` },
    promotions: BY_SCHOOL,
    promotion_classes: { where: 't.promotion_id in (select p.id from promotions p where p.school_id = $1)' },
    sign_in_policies: BY_SCHOOL,
    audit_log: BY_SCHOOL,
  }),
);

/** Tables that describe devices and limits, not the school. */
const TECHNICAL = [
  'attempt_counts',
  'access_tokens',
  'refresh_tokens',
  'uploads',
  'webhook_deliveries',
  'record_events',
];

/** Whether the rows of a table about a user are in the export of their school: not what they did for others. */
export const isExportedByUser = (table: string, { onDeletion }: PersonalRows): boolean =>
  !SCHOOL_TABLES.has(table) &&
  !TECHNICAL.includes(table) &&
  !(onDeletion.does === 'fade' && (onDeletion.why === ACTED || onDeletion.why === CREATED_FOR_OTHERS));
