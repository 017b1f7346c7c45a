import * as z from 'zod/mini';

/*
 * Records of the REST binding of OneRoster 1.1 and 1.2 as rows of its CSV binding, which the reader of rosters reads:
 * both have the same data model. Values that a record lacks are empty cells; the reader reports them by row.
 */

export type OneRosterVersion = '1.1' | '1.2';

/** The version of a service, by its address: the standard puts it there. */
export const versionOf = (address: string): OneRosterVersion => (/\/v1p1(\/|$)/i.test(address) ? '1.1' : '1.2');

/** The scope of the tokens that may read rosters. */
export const scopeOf = (version: OneRosterVersion): string =>
  `https://purl.imsglobal.org/spec/or/${version === '1.1' ? 'v1p1' : 'v1p2'}/scope/roster.readonly`;

/** Text, or what systems send instead of it: numbers, booleans and null. */
const cell = z._default(
  z.pipe(
    z.union([z.string(), z.number(), z.boolean(), z.null()]),
    z.transform((value) => (value === null ? '' : String(value))),
  ),
  '',
);
const id = z._default(
  z.pipe(
    z.nullable(z.object({ sourcedId: cell })),
    z.transform((reference) => reference?.sourcedId ?? ''),
  ),
  '',
);
/** Several values in one cell are separated by commas, so no value can contain one. */
const list = <Item extends z.ZodMiniType<string, unknown>>(item: Item) =>
  z._default(
    z.pipe(
      z.nullable(z.array(item)),
      z.transform((items) => (items ?? []).map((text) => text.replaceAll(',', ' ')).join(',')),
    ),
    '',
  );
const base = { sourcedId: cell, status: cell, dateLastModified: cell };

const org = z.object({ ...base, name: cell, type: cell });
const session = z.object({ ...base, title: cell, endDate: cell });
const course = z.object({ ...base, title: cell, subjects: list(cell) });
const classroom = z.object({ ...base, title: cell, subjects: list(cell), course: id, school: id, terms: list(id) });
const enrolment = z.object({
  ...base,
  ...{ role: cell, user: id, class: id, school: id, beginDate: cell, endDate: cell },
});
const user = z.object({
  ...base,
  ...{ enabledUser: cell, username: cell, email: cell, givenName: cell, familyName: cell },
  ...{ preferredFirstName: cell, preferredLastName: cell, primaryOrg: id },
  // Version 1.1 has one role for all schools of a user, version 1.2 a role for each.
  ...{ role: cell, orgs: list(id) },
  roles: z._default(z.nullable(z.array(z.object({ role: cell, org: id, beginDate: cell, endDate: cell }))), null),
});

type Cells = readonly string[];
type Collection = {
  /** The name of the list in a response. */
  readonly key: string;
  readonly columns: Cells;
  /** The cells of a record; throws `z.core.$ZodError` for what is no record. */
  readonly cellsOf: (record: unknown) => Cells;
};
const COMMON = ['sourcedId', 'status', 'dateLastModified'];
const commonOf = (record: z.output<typeof org> | z.output<typeof user> | z.output<typeof course>): Cells => [
  record.sourcedId,
  record.status,
  record.dateLastModified,
];

/** The collections that are requested, by the names of their files, in the order in which they are written. */
export const COLLECTIONS = {
  orgs: {
    key: 'orgs',
    columns: [...COMMON, 'name', 'type'],
    cellsOf: (record) => {
      const read = org.parse(record);
      return [...commonOf(read), read.name, read.type];
    },
  },
  academicSessions: {
    key: 'academicSessions',
    columns: [...COMMON, 'title', 'endDate'],
    cellsOf: (record) => {
      const { sourcedId, status, dateLastModified, title, endDate } = session.parse(record);
      return [sourcedId, status, dateLastModified, title, endDate];
    },
  },
  courses: {
    key: 'courses',
    columns: [...COMMON, 'title', 'subjects'],
    cellsOf: (record) => {
      const read = course.parse(record);
      return [...commonOf(read), read.title, read.subjects];
    },
  },
  classes: {
    key: 'classes',
    columns: [...COMMON, 'title', 'courseSourcedId', 'schoolSourcedId', 'termSourcedIds', 'subjects'],
    cellsOf: (record) => {
      const read = classroom.parse(record);
      return [...commonOf(read), read.title, read.course, read.school, read.terms, read.subjects];
    },
  },
  enrollments: {
    key: 'enrollments',
    columns: [...COMMON, ...['classSourcedId', 'schoolSourcedId', 'userSourcedId', 'role', 'beginDate', 'endDate']],
    cellsOf: (record) => {
      const read = enrolment.parse(record);
      const { sourcedId, status, dateLastModified, role, beginDate, endDate } = read;
      return [sourcedId, status, dateLastModified, read.class, read.school, read.user, role, beginDate, endDate];
    },
  },
} as const satisfies Readonly<Record<string, Collection>>;
export type CollectionName = keyof typeof COLLECTIONS;

/** Users, whose roles are a column in version 1.1 and a file of their own in version 1.2. */
export const USER_COLUMNS = [
  ...COMMON,
  ...['enabledUser', 'username', 'email', 'givenName', 'familyName', 'preferredGivenName', 'preferredFamilyName'],
  ...['primaryOrgSourcedId', 'role', 'orgSourcedIds'],
];
export const ROLE_COLUMNS = ['sourcedId', 'userSourcedId', 'role', 'endDate', 'orgSourcedId'];

/** The cells of a user, and of each role without its id. A role that starts later is left out, as enrolments are. */
export function userCells(record: unknown, today: string): { readonly user: Cells; readonly roles: readonly Cells[] } {
  const read = user.parse(record);
  return {
    user: [
      ...commonOf(read),
      ...[read.enabledUser, read.username, read.email, read.givenName, read.familyName],
      ...[read.preferredFirstName, read.preferredLastName, read.primaryOrg, read.role, read.orgs],
    ],
    roles: (read.roles ?? [])
      .filter(({ beginDate }) => beginDate.slice(0, 10) <= today)
      .map(({ role, org: school, endDate }) => [read.sourcedId, role, endDate, school]),
  };
}

/** The list of a response. Null: it is not a response of the standard. */
export function recordsIn(key: string, text: string): readonly unknown[] | null {
  try {
    const read = z.record(z.string(), z.unknown()).safeParse(JSON.parse(text));
    const found = read.success ? read.data[key] : null;
    return Array.isArray(found) ? found : null;
  } catch {
    return null;
  }
}
