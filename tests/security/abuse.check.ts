import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ErrorCode } from '#domain/platform/errors.ts';
import { type AbuseWorld, IDENTITIES, type Identity, openAbuseWorld } from '../support/users/abuse-world.ts';

/*
 * What each of five users may do with the data of one student and one school, on a running production build. Users who
 * are not in `may` are refused, with a code that the screens have a message for, and the response contains nothing of
 * the school.
 */

type AbuseCase = {
  readonly name: string;
  readonly may: readonly Identity[];
  readonly query: string;
  /** Codes of the refusal; by default those of missing permission. A call that fails for everyone proves nothing. */
  readonly refused?: readonly ErrorCode[];
  readonly variables?: (ids: AbuseWorld['ids']) => object;
};

const SCHOOL: readonly Identity[] = ['schoolAdmin'];
const NONE: readonly Identity[] = [];

const CASES: readonly AbuseCase[] = [
  {
    name: 'reads an attempt of a student',
    may: ['student'],
    query: 'query ($id: ID!) { attempt(id: $id) { id } }',
    variables: ({ attempt: id }) => ({ id }),
  },
  {
    name: 'reads the result of a student',
    may: ['student'],
    query: 'query ($id: ID!) { attemptResult(id: $id) { __typename } }',
    variables: ({ attempt: id }) => ({ id }),
  },
  {
    // For their own submitted attempt, the receipt says that nothing was saved.
    name: 'answers in place of a student',
    may: ['student'],
    query: 'mutation ($input: SaveInput!) { saveAnswers(input: $input) { receipts { operationId } } }',
    variables: ({ attempt }) => ({
      input: {
        attempt,
        answers: [{ operationId: randomUUID(), position: 1, sequence: 99, response: { choice: 'A' } }],
      },
    }),
  },
  {
    name: 'submits in place of a student',
    may: ['student'],
    query: 'mutation ($id: ID!) { submitAttempt(attempt: $id) { id } }',
    variables: ({ attempt: id }) => ({ id }),
  },
  {
    name: 'asks for an answer file that was not received',
    may: NONE,
    query: 'query ($id: ID!) { answerFile(id: $id) { url } }',
    variables: ({ answerFile: id }) => ({ id }),
  },
  {
    name: 'reads an exam of a student',
    may: ['student'],
    query: 'query ($id: ID!) { exam(id: $id) { title } }',
    variables: ({ exam: id }) => ({ id }),
  },
  {
    name: 'deletes a card of a student',
    may: ['student'],
    query: 'mutation ($id: ID!) { deleteCard(note: $id) }',
    variables: ({ note: id }) => ({ id }),
  },
  {
    name: 'marks the work of a student',
    may: ['teacher'],
    query: 'query ($id: ID!) { marking(assignment: $id) { __typename } }',
    variables: ({ assignment: id }) => ({ id }),
  },
  {
    name: 'marks a notification of a student as read',
    may: ['student'],
    query: 'mutation ($id: ID!) { markNotificationRead(id: $id) }',
    variables: ({ notification: id }) => ({ id }),
  },
  {
    name: 'gives extra time',
    may: ['teacher'],
    query: 'mutation ($id: ID!) { addExtraTime(assignment: $id, seconds: 60) }',
    variables: ({ assignment: id }) => ({ id }),
  },
  {
    name: 'releases the marks of a class',
    may: ['teacher'],
    query: 'mutation ($id: ID!) { releaseMarks(id: $id, released: true) }',
    variables: ({ assignment: id }) => ({ id }),
  },
  {
    name: 'changes who is in a class',
    may: NONE,
    query: 'mutation ($id: ID!, $student: ID!) { removeMember(id: $id, student: $student) }',
    variables: ({ classroom: id }) => ({ id, student: randomUUID() }),
  },
  {
    name: 'reads the codes of a class',
    may: ['teacher'],
    query: 'query ($id: ID!) { classSettings(id: $id) { __typename } }',
    variables: ({ classroom: id }) => ({ id }),
  },
  {
    name: 'reads the reports on the students of a class',
    may: ['teacher', 'schoolAdmin'],
    query: 'query ($id: ID!) { classReports(classroom: $id) { __typename } }',
    variables: ({ classroom: id }) => ({ id }),
  },
  {
    name: 'emails the reports on the students of a class',
    may: ['teacher', 'schoolAdmin'],
    query: 'mutation ($id: ID!) { emailReports(set: $id, recipients: both) }',
    variables: ({ reportSet: id }) => ({ id }),
  },
  {
    name: 'replaces an API token of somebody else',
    may: SCHOOL,
    query: 'mutation ($id: ID!) { rotateApiToken(id: $id) }',
    variables: ({ apiToken: id }) => ({ id }),
  },
  {
    name: 'reads what a school requires of sign-ins',
    may: SCHOOL,
    query: 'query ($id: ID) { signInPolicies(school: $id) { policies { role } } }',
    refused: ['FORBIDDEN', 'NOT_FOUND'],
    variables: ({ school: id }) => ({ id }),
  },
  {
    // Its admin has no second factor, and requires none of others.
    name: 'requires a second factor in a school',
    may: NONE,
    query:
      'mutation ($id: ID) { saveSignInPolicy(school: $id, role: teacher, requirement: passkey, requiredFrom: "2026-01-01", graceDays: 0, base: "x") }',
    refused: ['FORBIDDEN', 'NOT_FOUND', 'OWN_FACTOR_MISSING', 'CHANGED_MEANWHILE'],
    variables: ({ school: id }) => ({ id }),
  },
  {
    name: 'requires a second factor in all schools',
    may: NONE,
    query:
      'mutation { saveSignInPolicy(role: student, requirement: passkey, requiredFrom: "2026-01-01", graceDays: 0, base: "x") }',
    refused: ['FORBIDDEN', 'NOT_FOUND'],
  },
  {
    // For its own admin, the answer is that they work there already.
    name: 'works in a school',
    may: SCHOOL,
    query: 'mutation ($id: ID) { workInSchool(school: $id) }',
    variables: ({ school: id }) => ({ id }),
  },
  {
    name: 'adds a school to an organisation, whose admins could then work in it',
    may: NONE,
    query: 'mutation ($id: ID!) { addOrganisationSchool(id: $id, school: $id) }',
    refused: ['FORBIDDEN', 'NOT_FOUND'],
    variables: ({ school: id }) => ({ id }),
  },
  {
    name: 'lists the provisioning tokens of a school',
    may: ['schoolAdmin', 'otherSchoolAdmin'],
    query: '{ scimTokens { name } }',
  },
  {
    name: 'replaces a provisioning token',
    may: SCHOOL,
    query: 'mutation ($id: ID!) { rotateScimToken(id: $id) }',
    variables: ({ scimToken: id }) => ({ id }),
  },
  {
    name: 'lists the accounts that an identity system asked for',
    may: ['schoolAdmin', 'otherSchoolAdmin'],
    query: '{ scimMatches { rows { email } } }',
  },
  {
    name: 'reads the connection of a school to its system',
    may: ['schoolAdmin', 'otherSchoolAdmin'],
    query: '{ rosterConnection { address } }',
  },
  {
    // Neither school has a connection.
    name: 'requests the roster of a school',
    may: NONE,
    query: 'mutation { fetchRoster(fetches: all) }',
  },
  {
    name: 'reads the log of a webhook',
    may: SCHOOL,
    query: 'query ($id: ID!) { webhookLog(id: $id) { deliveries { data } } }',
    variables: ({ webhook: id }) => ({ id }),
  },
  {
    name: 'sends the events of a school to another address',
    may: SCHOOL,
    query: `mutation ($id: ID!) { updateWebhook(
      id: $id, url: "https://thief.example.org/hook", description: "", kinds: ["user.created"]) }`,
    variables: ({ webhook: id }) => ({ id }),
  },
  {
    name: 'replaces the secret of a webhook',
    may: SCHOOL,
    query: 'mutation ($id: ID!) { rotateWebhookSecret(id: $id) }',
    variables: ({ webhook: id }) => ({ id }),
  },
  {
    name: 'points a webhook at the network of the server',
    may: NONE,
    refused: ['INVALID_INPUT', 'FORBIDDEN'],
    query: `mutation { createWebhook(
      url: "https://169.254.169.254/latest/meta-data", description: "", kinds: ["user.created"]) { secret } }`,
  },
  {
    name: 'reads the log of a learning record store',
    may: SCHOOL,
    query: 'query ($id: ID!) { recordRequests(store: $id) { statements } }',
    variables: ({ recordStore: id }) => ({ id }),
  },
  {
    // The secret has to be entered again, so the former one is not sent to the new address either.
    name: 'sends the records of a school to another address',
    may: SCHOOL,
    query: `mutation ($id: ID!) { updateRecordStore(
      id: $id, standard: xapi, url: "https://thief.example.org/xapi", key: "k", secret: "s", actor: email,
      sendsResponses: true, topics: [marks]) }`,
    variables: ({ recordStore: id }) => ({ id }),
  },
  {
    name: 'connects another school to a store',
    may: NONE,
    refused: ['NOT_FOUND', 'FORBIDDEN'],
    query: `mutation ($school: ID) { createRecordStore(
      school: $school, standard: xapi, url: "https://thief.example.org/xapi", key: "k", secret: "s", actor: pseudonym,
      sendsResponses: false, topics: [marks]) }`,
    variables: ({ organisation: school }) => ({ school }),
  },
  {
    name: 'points a learning record store at the network of the server',
    may: NONE,
    refused: ['INVALID_INPUT', 'FORBIDDEN'],
    query: `mutation { createRecordStore(
      standard: xapi, url: "https://169.254.169.254/latest", key: "k", secret: "s", actor: pseudonym,
      sendsResponses: false, topics: [marks]) }`,
  },
  {
    name: 'reads the roster of a school',
    may: SCHOOL,
    query: 'query ($id: ID!) { rosterImport(id: $id) { fileName report } }',
    variables: ({ roster: id }) => ({ id }),
  },
  {
    name: 'reads the users of a roster',
    may: SCHOOL,
    query: 'query ($id: ID!) { rosterChanges(id: $id) { rows { title before after } } }',
    variables: ({ roster: id }) => ({ id }),
  },
  {
    name: 'downloads the report of a roster',
    may: SCHOOL,
    query: 'query ($id: ID!) { rosterReport(id: $id) }',
    variables: ({ roster: id }) => ({ id }),
  },
  {
    name: 'imports a file of somebody else as a roster',
    may: NONE,
    query: 'mutation ($upload: ID!) { startRoster(upload: $upload) }',
    variables: ({ upload }) => ({ upload }),
  },
  {
    name: 'applies a roster of which it has not seen the changes',
    may: NONE,
    refused: ['FORBIDDEN', 'NOT_FOUND', 'CHANGED_MEANWHILE'],
    query: 'mutation ($id: ID!) { confirmRoster(id: $id, base: "00", invites: false) { id } }',
    variables: ({ roster: id }) => ({ id }),
  },
  {
    name: 'undoes a roster that was not applied',
    may: NONE,
    query: 'mutation ($id: ID!) { undoRoster(id: $id) { id } }',
    variables: ({ roster: id }) => ({ id }),
  },
  {
    name: 'discards the preview of a roster',
    may: SCHOOL,
    query: 'mutation ($id: ID!) { cancelRoster(id: $id) { id } }',
    variables: ({ roster: id }) => ({ id }),
  },
  {
    name: 'reads a user of a school',
    may: SCHOOL,
    query: 'query ($id: ID!) { user(id: $id) { email } }',
    variables: ({ student: id }) => ({ id }),
  },
  {
    name: 'reads the setup of an identity provider',
    may: SCHOOL,
    query: 'query ($id: ID!) { signOnSetup(id: $id) { returnPath } }',
    variables: ({ signOn: id }) => ({ id }),
  },
  {
    name: 'reads the setup of a provider with SAML',
    may: SCHOOL,
    query: 'query ($id: ID!) { samlSetup(id: $id) { metadataPath } }',
    variables: ({ saml: id }) => ({ id }),
  },
  {
    name: 'replaces the secret of an identity provider',
    may: SCHOOL,
    query: 'mutation ($id: ID!) { saveSignOnSecret(id: $id, secret: "a secret") }',
    variables: ({ signOn: id }) => ({ id }),
  },
  {
    // Anyone who may manage the account learns that it has no second step; others do not.
    name: 'turns off the two-step verification of a teacher who has none',
    may: NONE,
    query: 'mutation ($id: ID!) { resetSecondFactor(id: $id) }',
    variables: ({ teacher: id }) => ({ id }),
  },
  {
    name: 'merges the accounts of a student and a teacher',
    may: NONE,
    query: 'mutation ($kept: ID!, $closed: ID!) { mergeAccounts(kept: $kept, closed: $closed) { moved { count } } }',
    variables: ({ student: kept, teacher: closed }) => ({ kept, closed }),
    // Who may manage both learns that they have different account types.
    refused: ['FORBIDDEN', 'NOT_FOUND', 'INVALID_INPUT'],
  },
  {
    name: 'turns off its own two-step verification without password and code',
    may: NONE,
    query: 'mutation { removeSecondFactor(password: "not my password", code: "123456") }',
    refused: ['WRONG_CREDENTIALS', 'WRONG_CODE'],
  },
  {
    name: 'completes a sign-in that it has not started',
    may: NONE,
    query: 'mutation { completeSignIn(code: "123456") { token } }',
    refused: ['SIGN_IN_ENDED'],
  },
  {
    name: 'adds a passkey without the password',
    may: NONE,
    query: 'mutation { startPasskey(password: "not my password") { challenge } }',
    refused: ['WRONG_CREDENTIALS'],
  },
  {
    name: 'adds a passkey that it has not started to add',
    may: NONE,
    query: 'mutation ($passkey: NewPasskeyInput!) { addPasskey(passkey: $passkey) }',
    variables: () => ({
      passkey: { name: 'Mine', id: 'AAAA', clientData: 'AAAA', attestation: 'AAAA', transports: [] },
    }),
    refused: ['PASSKEY_ENDED'],
  },
  {
    name: 'signs in with a passkey that it has not been asked for',
    may: NONE,
    query: 'mutation ($answer: PasskeyAnswerInput!) { signInWithPasskey(answer: $answer) { token } }',
    variables: () => ({
      answer: { id: 'AAAA', clientData: 'AAAA', authenticatorData: 'AAAA', signature: 'AAAA', userHandle: null },
    }),
    refused: ['PASSKEY_ENDED'],
  },
  {
    name: 'removes a passkey of a student',
    may: ['student'],
    query: 'mutation ($id: ID!) { removePasskey(id: $id) }',
    variables: ({ passkey: id }) => ({ id }),
  },
  {
    name: 'proves without the password who uses its session',
    may: NONE,
    query: 'mutation { verifySession(password: "not my password") }',
    refused: ['WRONG_CREDENTIALS'],
  },
  {
    name: 'views the product as a student',
    may: NONE,
    query: 'mutation ($id: ID!) { startSupport(id: $id, reason: "Just looking") }',
    variables: ({ student: id }) => ({ id }),
  },
  {
    name: 'gives itself the rights of an admin',
    may: NONE,
    query:
      'mutation { inviteUser(input: { name: "Me", email: "me@example.org", role: admin, school: null, roles: [] }) }',
  },
  {
    name: 'reads an order of a school',
    may: SCHOOL,
    query: 'query ($id: ID!) { order(id: $id) { status } }',
    variables: ({ order: id }) => ({ id }),
  },
  {
    name: 'gives money back',
    may: NONE,
    query: 'mutation ($refund: RefundInput!) { refund(refund: $refund) }',
    variables: () => ({
      refund: { operationId: randomUUID(), paymentId: randomUUID(), amount: 1, endsAccess: false, reason: 'For me' },
    }),
  },
  {
    name: 'says that an invoice was paid',
    may: NONE,
    query: 'mutation ($id: ID!) { markInvoicePaid(order: $id) }',
    variables: ({ order: id }) => ({ id }),
  },
  {
    name: 'gives a plan to itself',
    may: NONE,
    query: 'mutation ($grant: GrantInput!) { grantPlan(grant: $grant) }',
    variables: () => ({
      grant: { email: 'me@example.org', planId: 'standard', subjects: [], endsAt: '2090-01-01', reason: 'For me' },
    }),
  },
  {
    name: 'changes the settings of the product',
    may: NONE,
    query: 'mutation { saveAppSettings(state: "", values: {}) { __typename } }',
  },
  {
    name: 'reads the audit log',
    may: NONE,
    query: 'query { auditLog(filter: {}) { __typename } }',
  },
  {
    name: 'asks what the server runs on',
    may: NONE,
    query: '{ systemFacts { __typename } }',
  },
  {
    name: 'asks how the schema is made',
    may: NONE,
    query: '{ __schema { types { name } } }',
    refused: ['INVALID_INPUT', 'DOCUMENT_REFUSED'],
  },
];

let world: AbuseWorld;
beforeAll(async () => {
  world = await openAbuseWorld();
});
afterAll(() => world?.close());

const NO_PERMISSION: readonly ErrorCode[] = ['FORBIDDEN', 'NOT_FOUND', 'BEYOND_RIGHTS'];

describe.each(CASES)('who may $name', ({ may, query, variables, refused = NO_PERMISSION }) => {
  it.each(IDENTITIES)('as %s', async (identity) => {
    const reply = await world.call(identity, query, variables?.(world.ids) ?? {});
    if (may.includes(identity)) {
      expect([reply.code, reply.message]).toEqual([null, '']);
      return;
    }
    expect(refused, reply.text).toContain(reply.code);
    expect(reply.status).toBeLessThan(500);
    expect(reply.message, 'no more than a code').toMatch(/^\w+$|^GraphQL introspection/);
    expect(reply.text).not.toContain('own-school');
  });
});

describe('a provisioning token', () => {
  it('of another school sees and changes no user or class, and one that was revoked nothing at all', async () => {
    const create = 'mutation { createScimToken(name: "Abuse", days: 90) }';
    const { data } = await world.users.otherSchoolAdmin.call(create);
    const call = (path: string, method = 'GET', body?: object) =>
      world.fetch(null, `/scim/v2${path}`, {
        method,
        headers: { authorization: `Bearer ${data.createScimToken}`, 'content-type': 'application/scim+json' },
        ...(body && { body: JSON.stringify(body) }),
      });
    const deactivate = {
      schemas: ['urn:ietf:params:scim:api:messages:2.0:PatchOp'],
      Operations: [{ op: 'replace', path: 'active', value: false }],
    };
    for (const [type, id] of [
      ['Users', world.ids.student],
      ['Users', world.ids.schoolAdmin],
      ['Groups', world.ids.classroom],
    ] as const)
      for (const [method, body] of [['GET'], ['PATCH', deactivate], ['DELETE']] as const)
        expect((await call(`/${type}/${id}`, method, body)).status).toBe(404);
    const list = await (await call('/Users')).text();
    expect(JSON.parse(list).totalResults).toBe(0);
    const { rows } = await world.database.pool.query(
      'select 1 from users u, classrooms c where u.id = $1 and u.disabled_at is null and c.id = $2 and c.archived_at is null',
      [world.ids.student, world.ids.classroom],
    );
    expect(rows).toHaveLength(1);
    await world.database.pool.query(`delete from scim_tokens where name = 'Abuse'`);
    expect((await call('/Users')).status).toBe(401);
  });

  it.each(IDENTITIES)('is not the session of a user, as %s', async (identity) => {
    const response = await world.fetch(identity, '/scim/v2/Users');
    expect(response.status).toBe(401);
    expect(await response.text()).not.toContain('own-school');
  });
});

describe('the address of a file', () => {
  it.each(IDENTITIES)('for a student’s upload accepts nothing from another browser, as %s', async (identity) => {
    const { data } = await world.users.student.call(
      'mutation { offerAnswerFile(name: "a.pdf", mime: "application/pdf", bytes: 100) { url } }',
    );
    const response = await world.fetch(identity, data.offerAnswerFile.url, {
      method: 'PUT',
      headers: { 'content-type': 'application/pdf' },
      body: new Uint8Array(100),
    });
    // Its owner may upload, and these bytes are not a PDF.
    expect(response.status).toBe(identity === 'student' ? 422 : 404);
  });

  it.each(IDENTITIES)('of a student’s own data opens in no other browser, as %s', async (identity) => {
    await world.database.pool.query(`delete from attempt_counts where key like 'own-export-account%'`);
    const { data } = await world.users.student.call('mutation { ownDataAddress(language: en) }');
    const response = await world.fetch(identity, data.ownDataAddress);
    await response.arrayBuffer();
    expect(response.status).toBe(identity === 'student' ? 200 : 404);
  });
});
