import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import {
  createAssignment,
  publishAssignment,
  storeException,
} from '#server/classrooms/assignments/assignment.commands.ts';
import { createGroup } from '#server/classrooms/classroom.commands.ts';
import { invite } from '#server/classrooms/invitation.commands.ts';
import { createLink } from '#server/classrooms/joining.commands.ts';
import { storedPasskey } from '../access/test-passkey.ts';
import { storedProvider, storedSamlProvider } from '../access/test-sign-on.ts';
import { TEST_QUESTIONS, type TestBank } from '../questions/test-bank.ts';
import type { TestBrowser } from '../servers/test-api.ts';
import { testDraft } from './test-school.ts';
import { signedInStaff } from './test-staff.ts';

export type Ids = Readonly<Record<string, string>>;
export type WholeSchool = {
  readonly users: Readonly<Record<'student' | 'teacher' | 'schoolAdmin', TestBrowser>>;
  /** One of each kind of object that a school and its users have, by the name of its argument. */
  readonly ids: Ids;
};

const TAXED = { net: 840, tax: 160, gross: 1_000 };
const QUOTE = {
  ...{ currency: 'EUR', period: 'year', seats: 1, lines: [], discount: 0, taxBasisPoints: 1_900, taxIncluded: true },
  ...{ first: TAXED, renewal: TAXED },
};
const WORDS = '{"work":null,"author":null,"url":null,"licence":null}';

/**
 * A school in which everything has happened once: work assigned, submitted, marked and appealed; an exam, a card, a
 * question, a quiz and an order of a user. Every text in it contains `marker`.
 */
export async function wholeSchool(
  world: { readonly app: FastifyInstance; readonly pool: pg.Pool },
  { bank, marker }: { readonly bank: TestBank; readonly marker: string },
): Promise<WholeSchool> {
  const { app, pool } = world;
  const fresh = (names: readonly string[]): Record<string, string> =>
    Object.fromEntries(names.map((name) => [name, randomUUID()]));
  const ids: Record<string, string> = fresh([
    ...['school', 'classroom', 'session', 'order', 'savedView', 'answerFile', 'upload', 'report', 'ownItem', 'message'],
    ...['ownQuiz', 'category', 'liveQuiz', 'livePlayer', 'announcement', 'studentQuestion', 'guardianAccess'],
    ...['reportSet', 'studentReport', 'reportFile', 'bankComment', 'apiToken', 'scimToken', 'webhook', 'delivery'],
    ...['roster', 'promotion', 'notice', 'notification', 'version', 'ownDeck', 'note', 'card', 'exam', 'studySession'],
    ...['organisation', 'scheme', 'schemeWeek', 'planned', 'moderation', 'recordStore'],
  ]);
  await pool.query('insert into schools (id, name) values ($1, $2)', [ids.school, `School ${marker}`]);
  const userFor = async (role: 'student' | 'teacher' | 'schoolAdmin') => {
    const browser = await signedInStaff(app, pool, role, ids.school ?? null);
    const { data } = await browser.call('{ session { id email } }');
    await pool.query('update users set name = $2 where id = $1', [data.session.id, `${role} ${marker}`]);
    ids[role] = data.session.id;
    return browser;
  };
  const users = {
    student: await userFor('student'),
    teacher: await userFor('teacher'),
    schoolAdmin: await userFor('schoolAdmin'),
  };
  const teacher = { userId: ids.teacher, role: 'teacher', schoolId: ids.school } as never;
  await pool.query('insert into classrooms (id, school_id, name) values ($1, $2, $3)', [
    ids.classroom,
    ids.school,
    `Class ${marker}`,
  ]);
  await pool.query('insert into classroom_teachers (classroom_id, user_id) values ($1, $2)', [
    ids.classroom,
    ids.teacher,
  ]);
  await pool.query('insert into classroom_members (classroom_id, user_id) values ($1, $2)', [
    ids.classroom,
    ids.student,
  ]);
  ids.group = await createGroup(pool, teacher, ids.classroom ?? '', `Group ${marker}`);
  await invite(pool, teacher, ids.classroom ?? '', { email: `${marker}@example.org`.toLowerCase(), role: 'student' });
  await createLink(pool, teacher, ids.classroom ?? '');
  const draft = testDraft(bank.quiz, { title: `Work ${marker}`, instructions: marker });
  ids.assignment = await createAssignment(pool, teacher, ids.classroom ?? '', draft);
  await publishAssignment(pool, teacher, ids.assignment);
  const exception = { opensAt: null, dueAt: null, lateUntil: null, tries: 9, excused: false };
  await storeException(pool, teacher, ids.assignment, { student: ids.student ?? '' }, exception);
  const found = await pool.query(
    `select (select id from assignment_parts where assignment_id = $1) as part,
       (select id from classroom_invitations where classroom_id = $2) as invitation`,
    [ids.assignment, ids.classroom],
  );
  Object.assign(ids, found.rows[0]);
  const issuer = `https://login.${marker}.example`;
  ids.signOn = await storedProvider(pool, { school: ids.school ?? '', issuer, name: `Login ${marker}` });
  ids.passkey = await storedPasskey(pool, ids.student ?? '', `Passkey ${marker}`);
  ids.saml = await storedSamlProvider(pool, {
    ...{ school: ids.school ?? '', entityId: `${issuer}/saml`, metadata: `${issuer}/metadata` },
  });
  await workOf(users, ids, marker);
  await createOwnContent(pool, { ids, bank, marker });
  return { users, ids };
}

/** Submitted, marked and appealed. */
async function workOf(users: WholeSchool['users'], ids: Record<string, string>, marker: string): Promise<void> {
  const startedAt = await users.student.call('mutation ($part: ID!) { startAssignmentPart(part: $part) }', {
    part: ids.part,
  });
  ids.attempt = startedAt.data.startAssignmentPart;
  const open = TEST_QUESTIONS.findIndex(({ type }) => type === 'open') + 1;
  const answer = { operationId: randomUUID(), position: open, sequence: 1, response: { text: `Answer ${marker}` } };
  await users.student.call(
    'mutation ($input: SaveInput!) { saveAnswers(input: $input) { receipts { operationId } } }',
    {
      input: { attempt: ids.attempt, answers: [answer] },
    },
  );
  await users.student.call('mutation ($attempt: ID!) { submitAttempt(attempt: $attempt) { id } }', {
    attempt: ids.attempt,
  });
  const marked = await users.teacher.call(
    `mutation ($attempt: ID!, $position: Int!, $operationId: ID!, $comment: String!) { saveTeacherMark(attempt: $attempt,
       awards: [], comment: $comment, operationId: $operationId, position: $position, round: 1, sequence: 1) { sequence } }`,
    { attempt: ids.attempt, position: open, operationId: randomUUID(), comment: marker },
  );
  if (marked.errors !== undefined) throw new Error(marked.text);
  const remark = { attempt: ids.attempt, position: open, text: `Remark ${marker}` };
  const remarkRequest = await users.student.call(
    'mutation ($attempt: ID!, $position: Int!, $text: String!) { requestRemark(attempt: $attempt, position: $position, text: $text) }',
    remark,
  );
  if (remarkRequest.errors !== undefined) throw new Error(remarkRequest.text);
}

/** What users have for themselves. */
async function createOwnContent(
  pool: pg.Pool,
  { ids, bank, marker }: { readonly ids: Record<string, string>; readonly bank: TestBank; readonly marker: string },
): Promise<void> {
  const put = (table: string, row: Record<string, unknown>) =>
    pool.query(
      `insert into ${table} (${Object.keys(row).join(', ')}) values (${Object.keys(row)
        .map((_, at) => `$${at + 1}`)
        .join(', ')})`,
      Object.values(row),
    );
  const { student, teacher, schoolAdmin, school, assignment, classroom } = ids;
  await put('items', {
    ...{ id: ids.ownItem, topic_id: bank.topicId, external_id: marker, type: 'true-false', version: 1 },
    ...{ in_bank: false, owner_id: teacher, school_id: school },
  });
  await put('item_versions', {
    ...{
      id: ids.version,
      item_id: ids.ownItem,
      version: 1,
      stem: `Question ${marker}`,
      body: {},
      key: { value: true },
    },
    ...{ source: WORDS, figures: '[]', digest: Buffer.from(marker) },
  });
  await put('quizzes', {
    ...{ id: ids.ownQuiz, topic_id: bank.topicId, title: `Quiz ${marker}`, position: 1, in_bank: false },
    ...{ owner_id: teacher, school_id: school },
  });
  await put('quiz_items', { quiz_id: ids.ownQuiz, item_id: ids.ownItem, position: 1 });
  await put('sessions', { id: ids.session, user_id: student, binding_digest: Buffer.from(marker), user_agent: marker });
  await put('study_sessions', {
    ...{ id: ids.studySession, user_id: student, day: '2027-03-01', minutes: 20, steps: '[]', levels: '[]' },
  });
  await put('exams', {
    ...{ id: ids.exam, owner_id: student, title: `Exam ${marker}` },
    recipe: JSON.stringify({ topics: [bank.topicId], types: [], difficulties: [], count: 5, seconds: null }),
  });
  await put('own_decks', { id: ids.ownDeck, user_id: student, topic_id: bank.topicId });
  const content = JSON.stringify({ kind: 'basic', front: `Front ${marker}`, back: 'B', typed: false });
  await put('card_notes', { id: ids.note, own_deck_id: ids.ownDeck, content, position: 1 });
  await put('cards', { id: ids.card, note_id: ids.note, ordinal: 0 });
  await put('organisations', { id: ids.organisation, name: `Organisation ${marker}` });
  await pool.query('update schools set organisation_id = $2 where id = $1', [school, ids.organisation]);
  await put('organisation_admins', { user_id: schoolAdmin, organisation_id: ids.organisation });
  await put('saved_views', {
    ...{ id: ids.savedView, user_id: schoolAdmin, resource: 'topic', name: `View ${marker}`, query: '' },
  });
  await put('answer_files', {
    id: ids.answerFile,
    user_id: student,
    name: `${marker}.png`,
    mime: 'image/png',
    bytes: 1,
  });
  await put('uploads', {
    ...{ id: ids.upload, user_id: teacher, purpose: 'picture', name: `${marker}.png`, byte_count: 1 },
  });
  await put('item_reports', {
    ...{ id: ids.report, version_id: ids.version, user_id: student, reason: 'other', text: `Report ${marker}` },
  });
  await put('notices', { id: ids.notice, user_id: student, kind: 'report', facts: JSON.stringify({ text: marker }) });
  await put('grade_categories', {
    ...{ id: ids.category, classroom_id: classroom, name: `Category ${marker}`, weight: 1, position: 0 },
  });
  await put('entered_marks', {
    ...{ assignment_id: assignment, user_id: student, version: 1, comment: `Mark ${marker}`, entered_by: teacher },
  });
  await put('student_notes', {
    ...{ classroom_id: classroom, user_id: student, text: `About ${marker}`, version: 1, written_by: teacher },
  });
  await put('schemes', {
    ...{
      id: ids.scheme,
      school_id: school,
      created_by: teacher,
      title: `Scheme ${marker}`,
      subject_id: bank.subjectId,
    },
    weeks: JSON.stringify([
      {
        ...{ id: ids.schemeWeek, version: 1, title: `Week ${marker}`, note: marker, topics: [], links: [] },
        assignments: [{ id: ids.planned, title: `Planned ${marker}`, draft: testDraft(bank.quiz, { title: marker }) }],
      },
    ]),
  });
  await put('class_schemes', { classroom_id: classroom, scheme_id: ids.scheme, starts_on: '2026-09-07' });
  const { rows: marked } = await pool.query(
    `select tm.position, ai.version_id as version from teacher_marks tm
     join attempt_items ai on ai.attempt_id = tm.attempt_id and ai.position = tm.position where tm.attempt_id = $1`,
    [ids.attempt],
  );
  await put('moderations', {
    ...{ id: ids.moderation, part_id: ids.part, position: marked[0]?.position, requested_by: teacher },
    second_marker_id: teacher,
  });
  await put('moderation_answers', {
    ...{ moderation_id: ids.moderation, number: 1, attempt_id: ids.attempt, position: marked[0]?.position },
    ...{ scheme_version_id: marked[0]?.version, first_marks: 0, out_of: 1 },
  });
  await put('announcements', {
    ...{ id: ids.announcement, classroom_id: classroom, author_id: teacher, text: `Announcement ${marker}` },
  });
  await put('student_questions', {
    ...{ id: ids.studentQuestion, assignment_id: assignment, user_id: student, text: `Asked ${marker}` },
  });
  await put('notifications', {
    ...{ id: ids.notification, user_id: student, kind: 'assignmentOpened', assignment_id: assignment },
    happened_at: new Date(),
  });
  await put('report_sets', {
    ...{ id: ids.reportSet, classroom_id: classroom, from_day: '2027-01-01', until_day: '2027-03-31', version: 1 },
    ...{ sections: JSON.stringify(['marks', 'comment']), published_at: new Date(), created_by: teacher },
  });
  await put('report_comments', {
    ...{ set_id: ids.reportSet, student_id: student, text: `Comment ${marker}`, version: 1, written_by: teacher },
  });
  await put('student_reports', {
    ...{ id: ids.studentReport, set_id: ids.reportSet, student_id: student, version: 1 },
    content: JSON.stringify({
      ...{ school: null, classroom: `Class ${marker}`, teachers: [], student: `Student ${marker}`, marks: null },
      ...{ from: '2027-01-01', until: '2027-03-31', average: null, topics: null, effort: null, deadlines: null },
      ...{ comment: `Comment ${marker}`, isWithoutMarks: true },
    }),
  });
  await put('report_files', {
    ...{ id: ids.reportFile, set_id: ids.reportSet, kind: 'pdf', state: 'ready', language: 'en' },
    content: Buffer.from(marker),
  });
  await put('report_bank_comments', {
    ...{ id: ids.bankComment, owner_id: teacher, text: `Bank ${marker}`, position: 0 },
  });
  await put('guardian_access', {
    ...{ id: ids.guardianAccess, student_id: student, email: `guardian@${marker}.org`, language: 'en' },
    ...{ invited_by: teacher, student_may_remove: true, accepted_at: new Date() },
  });
  await put('api_tokens', {
    ...{ id: ids.apiToken, user_id: schoolAdmin, school_id: ids.school, name: `Token ${marker}` },
    ...{ token_digest: Buffer.from(marker), hint: 'hint', scopes: ['people'], expires_at: new Date(Date.now() + 1e9) },
  });
  await put('scim_tokens', {
    ...{ id: ids.scimToken, user_id: schoolAdmin, school_id: ids.school, name: `Provisioning ${marker}` },
    ...{ token_digest: Buffer.from(marker), hint: 'hint', expires_at: new Date(Date.now() + 1e9) },
  });
  await put('scim_matches', {
    ...{ user_id: student, school_id: ids.school, user_name: `Match ${marker}`, attributes: { userName: marker } },
  });
  await put('webhook_endpoints', {
    ...{ id: ids.webhook, school_id: ids.school, created_by: schoolAdmin, url: 'https://systems.example.org/hook' },
    ...{ description: `Webhook ${marker}`, kinds: ['user.created'], sealed_secret: Buffer.from(marker) },
  });
  await put('webhook_deliveries', {
    ...{ id: ids.delivery, endpoint_id: ids.webhook, kind: 'user.created', status: 'held' },
    data: JSON.stringify({ schoolId: ids.school, note: marker }),
  });
  await put('record_stores', {
    ...{ id: ids.recordStore, school_id: ids.school, created_by: schoolAdmin, standard: 'xapi', topics: ['marks'] },
    ...{ url: `https://lrs.example.org/${marker}`, client_key: marker, sealed_secret: Buffer.from(marker) },
    // Nothing is sent, so that no test changes it.
    ...{ disabled_at: new Date(), disabled_reason: 'admin', notified_at: new Date() },
  });
  await put('record_events', {
    ...{ store_id: ids.recordStore, kind: 'result.available' },
    data: JSON.stringify({ userId: student, note: marker }),
  });
  await put('record_requests', { store_id: ids.recordStore, duration_ms: 1, statements: 1, status_code: 200 });
  await put('roster_imports', {
    ...{ id: ids.roster, school_id: ids.school, user_id: schoolAdmin, state: 'ready', upload_id: ids.upload },
    ...{ file_name: `Roster ${marker}.zip`, language: 'en', digest: Buffer.from(marker), report: { warnings: [] } },
  });
  await put('roster_changes', {
    ...{ import_id: ids.roster, position: 1, kind: 'user', action: 'change', sourced_id: marker },
    ...{ title: `User ${marker}`, user_id: student, before: { name: marker }, after: { name: `New ${marker}` } },
  });
  await put('roster_links', { school_id: ids.school, kind: 'user', sourced_id: marker, user_id: student });
  await put('promotions', { id: ids.promotion, school_id: ids.school, user_id: schoolAdmin });
  await put('promotion_classes', {
    ...{ promotion_id: ids.promotion, position: 0, action: 'archive', source_id: classroom },
    source_name: `Class ${marker}`,
  });
  await put('promotion_members', { promotion_id: ids.promotion, position: 0, user_id: student, role: 'student' });
  await put('calendar_feeds', {
    ...{ user_id: student, token_digest: Buffer.from(marker), zone: 'UTC', language: 'en' },
  });
  await put('live_quizzes', {
    ...{ id: ids.liveQuiz, classroom_id: classroom, host_id: teacher, title: `Live ${marker}`, mode: 'accuracy' },
    ...{ code: marker, has_guests: true, team_count: 2, state: 'answering', position: 1 },
  });
  await put('live_questions', { live_quiz_id: ids.liveQuiz, position: 1, version_id: ids.version });
  await put('live_players', {
    id: ids.livePlayer,
    live_quiz_id: ids.liveQuiz,
    user_id: student,
    name: `Name ${marker}`,
  });
  await put('live_messages', {
    id: ids.message,
    assignment_id: assignment,
    text: `Message ${marker}`,
    sent_by: teacher,
  });
  await pool.query(`insert into plans (id, permission) values ('standard', '{}') on conflict do nothing`);
  await put('orders', {
    ...{ id: ids.order, user_id: schoolAdmin, school_id: school, buyer_name: marker, buyer_email: `b@${marker}.org` },
    ...{ operation_id: randomUUID(), status: 'paid', plan_id: 'standard', period: 'year', country: 'DE' },
    ...{ quote: JSON.stringify(QUOTE), gateway: 'test' },
  });
}
