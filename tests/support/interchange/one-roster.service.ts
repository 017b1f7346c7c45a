import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { SampleRoster } from '../../../src/tools/bench/rosters/sample-roster.ts';

type Lists = Readonly<Record<string, readonly object[]>>;
/** Answers a request in its own way; false: it is answered as usual. */
type Special = (request: IncomingMessage, response: ServerResponse) => boolean;

const CLIENT = { clientId: 'lectern', clientSecret: 'a secret: 100 % & more' };
/** Systems are free to send fewer records than requested. */
const PAGE_ROWS = 3;

/** A student information system with the REST binding of OneRoster, on this machine. */
export async function startOneRosterService(version: '1.1' | '1.2' = '1.2') {
  let lists: Lists = {};
  let special: Special = () => false;
  let token = 1;
  const requests: string[] = [];
  const base = version === '1.2' ? '/ims/oneroster/rostering/v1p2' : '/ims/oneroster/v1p1';

  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://127.0.0.1');
    requests.push(`${request.method} ${decodeURIComponent(url.pathname + url.search).replaceAll('+', ' ')}`);
    if (special(request, response)) return;
    const json = (status: number, body: object, headers: Record<string, string> = {}) =>
      response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
    if (url.pathname === '/token') {
      const credentials = `${encodeURIComponent(CLIENT.clientId)}:${encodeURIComponent(CLIENT.clientSecret)}`;
      const isRight = request.headers.authorization === `Basic ${Buffer.from(credentials).toString('base64')}`;
      json(isRight ? 200 : 401, isRight ? { access_token: `token-${token}`, token_type: 'bearer' } : {});
      return;
    }
    const name = url.pathname.slice(base.length + 1);
    const rows = lists[name];
    if (request.headers.authorization !== `Bearer token-${token}`) return void json(401, {});
    if (!url.pathname.startsWith(`${base}/`) || rows === undefined) return void json(404, {});
    const offset = Number(url.searchParams.get('offset'));
    const since = /dateLastModified>='(.+)'/.exec(url.searchParams.get('filter') ?? '')?.[1];
    const found = rows.filter(
      (row) => since === undefined || !('dateLastModified' in row) || String(row.dateLastModified) >= since,
    );
    json(200, { [name]: found.slice(offset, offset + PAGE_ROWS) }, { 'x-total-count': String(found.length) });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    connection: { address: `${origin}${base}`, tokenAddress: `${origin}/token`, ...CLIENT },
    requests,
    /** What the system has from now on. */
    serve: (roster: SampleRoster) => {
      lists = listsOf(roster);
    },
    serveLists: (given: Lists) => {
      lists = given;
    },
    answer: (given: Special) => {
      special = given;
    },
    /** The tokens that it has given out end. */
    endTokens: () => {
      token += 1;
    },
    stop: () => new Promise<void>((done) => server.close(() => done())),
  };
}

const reference = (sourcedId: string | undefined, type: string) =>
  sourcedId === undefined ? null : { href: `https://sis.example/${sourcedId}`, sourcedId, type };
const references = (text: string | undefined, type: string) =>
  (text ?? '')
    .split(',')
    .filter((id) => id !== '')
    .map((id) => reference(id, type));

/** The rows of a roster as the standard sends them. */
function listsOf({
  version,
  orgs,
  academicSessions,
  courses,
  classes,
  users,
  roles,
  enrollments,
}: SampleRoster): Lists {
  return {
    ...{ orgs, academicSessions },
    courses: courses.map(({ orgSourcedId, ...course }) => ({ ...course, org: reference(orgSourcedId, 'org') })),
    classes: classes.map(({ courseSourcedId, schoolSourcedId, termSourcedIds, ...rest }) => ({
      ...rest,
      course: reference(courseSourcedId, 'course'),
      school: reference(schoolSourcedId, 'org'),
      terms: references(termSourcedIds, 'academicSession'),
      subjects: null,
    })),
    users: users.map(({ role, orgSourcedIds, primaryOrgSourcedId, enabledUser, ...rest }) => ({
      ...rest,
      enabledUser: version === '1.2' ? enabledUser === 'true' : enabledUser,
      ...(version === '1.1'
        ? { role, orgs: references(orgSourcedIds, 'org') }
        : {
            primaryOrg: reference(primaryOrgSourcedId, 'org'),
            roles: roles
              .filter(({ userSourcedId }) => userSourcedId === rest.sourcedId)
              .map((each) => ({ roleType: each.roleType, role: each.role, org: reference(each.orgSourcedId, 'org') })),
          }),
    })),
    enrollments: enrollments.map(({ classSourcedId, schoolSourcedId, userSourcedId, ...rest }) => ({
      ...rest,
      class: reference(classSourcedId, 'class'),
      school: reference(schoolSourcedId, 'org'),
      user: reference(userSourcedId, 'user'),
    })),
  };
}
