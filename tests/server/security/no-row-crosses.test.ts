import { type GraphQLField, isRequiredArgument } from 'graphql';
import { beforeAll, describe, expect, test } from 'vitest';
import { hasAnyPermission } from '#domain/access/permission.ts';
import { CLOSED_SETS } from '#domain/platform/api/closed-sets.ts';
import { FIRST_PAGE } from '#domain/platform/resources/resource-query.schema.ts';
import { requiredPermissions } from '#server/graph/rules.ts';
import { graphSchema } from '#server/graph/schema.ts';
import { IS_FULL_LENGTH, sizeOf } from '../../support/full-length.ts';
import { type TestBank, testBank } from '../../support/questions/test-bank.ts';
import { callOf, idsWithin, type WordFor } from '../../support/servers/schema-calls.ts';
import { testServer } from '../../support/servers/test-server.ts';
import { type Ids, type WholeSchool, wholeSchool } from '../../support/users/whole-school.ts';

/*
 * Every query and mutation of the schema is called by the users of one school with the ids of another, in every
 * combination of own and foreign ids. Nothing of the other school may be returned, and no row that belongs to it or
 * refers to it may change. A new field is included automatically; an id under a name that this test does not know fails
 * it.
 */

type Field = GraphQLField<unknown, unknown>;
type Operation = 'query' | 'mutation';
type Who = keyof WholeSchool['users'];

/** By the name of an argument, the id that it needs. `id` and other general names are tried with every id there is. */
const ID_NAMES: Readonly<Record<string, string | 'any' | 'bank' | 'fresh'>> = {
  ...{
    id: 'any',
    ids: 'any',
    ref: 'any',
    noteId: 'any',
    of: 'any',
    from: 'any',
    to: 'any',
    batch: 'any',
    material: 'any',
  },
  // A student of each school.
  ...{ kept: 'student', closed: 'student' },
  ...{
    classroom: 'classroom',
    course: 'any',
    assignment: 'assignment',
    part: 'part',
    student: 'student',
    students: 'student',
  },
  ...{
    category: 'category',
    teacher: 'teacher',
    classrooms: 'classroom',
    group: 'group',
    groups: 'group',
    attempt: 'attempt',
    card: 'card',
    note: 'note',
  },
  ...{
    deck: 'ownDeck',
    order: 'order',
    player: 'livePlayer',
    session: 'studySession',
    school: 'school',
    exam: 'exam',
    version: 'version',
    after: 'any',
    newest: 'notification',
    endpoint: 'webhook',
    store: 'recordStore',
    delivery: 'delivery',
    item: 'ownItem',
    set: 'reportSet',
    upload: 'upload',
    scheme: 'scheme',
    week: 'schemeWeek',
    planned: 'planned',
    moderation: 'moderation',
  },
  ...{ items: 'ownItem', roles: 'any', quizOrPaper: 'any', paper: 'any', versions: 'version', user: 'student' },
  ...{ users: 'student', add: 'subject', remove: 'fresh' },
  ...{ topic: 'topic', topics: 'topic', subject: 'subject', subjects: 'subject', quiz: 'quiz', base: 'any' },
  ...{
    operationId: 'fresh',
    device: 'fresh',
    paymentId: 'fresh',
    consentId: 'fresh',
    missedIn: 'attempt',
    userId: 'student',
    orderId: 'order',
  },
};

/** Arguments that take a call further than the validation of its input. */
const VALUES: Readonly<Record<string, unknown>> = {
  ...{ role: 'student', kind: 'quiz', stage: 'draft', round: 1, position: 7, sequence: 9, revision: 1, zone: 'UTC' },
  ...{ resource: 'topic', level: 'university', language: 'en', confidence: 'sure', reason: 'other', list: 'blog-post' },
  ...{
    countedAttempt: 'best',
    behaviour: 'deferred',
    showsMarks: 'handIn',
    showsFeedback: 'handIn',
    blocksPractice: false,
    timeFactor: 1.5,
  },
  ...{ lateFloor: 0, lateDeduction: 0, penaltyWindowFactor: 1, seconds: 300, awards: [], after: null, olderThan: null },
  ...{
    filter: {},
    query: {},
    excused: false,
    tries: 3,
    lateIntervalSeconds: 3_600,
    waitingOnly: false,
    search: '',
    words: 'QUAGGA',
  },
};

/** By type: values that are read without a fault, so that the call gets as far as the rows. */
const TYPED_VALUES: Readonly<Record<string, unknown>> = {
  ...{ AuthoredFilter: {}, BankFilter: {}, AssessmentFilter: {}, ResourceQuery: FIRST_PAGE, ResourceValues: {} },
  ...{
    ImportOptions: {},
    RosterChoices: {},
    QuestionResponse: {},
    Awards: [],
    ContentDraft: {},
    CalendarDay: '2027-05-31',
  },
  SchoolDetails: { address: 'x', place: 'x', email: '', phone: '', website: '', dates: [] },
  SchemeWeekDraft: { title: 'x', note: '', topics: [], links: [], assignments: [] },
  CardNote: { kind: 'basic', front: 'Front', back: 'Back', typed: false },
};

/** A name of a closed set: the one that reaches furthest, or the first. */
function nameOf(set: readonly string[], name: string): string | undefined {
  const chosen = VALUES[name];
  return set.find((each) => each === chosen) ?? set[0];
}

/** Ends the caller's own session and uses no id; or returns the names of the schools, which are public. */
const LEFT_OUT = ['signOut', 'endSessions', 'deleteAccount', 'schools'];

const MARKER = 'QUAGGA';

/**
 * Mutations between two readings of the other school's rows: a reading takes longer than all calls of a mutation. The
 * full length names the mutation more precisely.
 */
const CHECKED_TOGETHER = sizeOf(50, 5);

let bank: TestBank;
let own: WholeSchool;
let other: WholeSchool;
/** Fields of school admins. */
let permissions: string[];

const { database, app } = await testServer();

beforeAll(async () => {
  bank = await testBank(database.pool, { free: true });
  own = await wholeSchool({ app, pool: database.pool }, { bank, marker: 'HERON' });
  other = await wholeSchool({ app, pool: database.pool }, { bank, marker: MARKER });
  permissions = (await own.users.schoolAdmin.call('{ session { permissions } }')).data.session.permissions;
}, 60_000);

const schema = graphSchema();
const fieldsOf = (operation: Operation): Field[] =>
  Object.values((operation === 'query' ? schema.getQueryType() : schema.getMutationType())?.getFields() ?? {}).filter(
    ({ name }) => !LEFT_OUT.includes(name),
  );

/** Which users of a school may call a field at all: for others its access rule refuses, which has its own test. */
function callers({ extensions }: Field): Who[] {
  const requested = requiredPermissions(extensions.rule) ?? [];
  if (requested.length > 0) return hasAnyPermission({ permissions }, requested) ? ['schoolAdmin'] : [];
  return extensions.rule === 'public' ? ['student'] : ['student', 'teacher', 'schoolAdmin'];
}

/** Every combination of foreign and own ids for a field that contains at least one foreign one. */
function* mixes(field: Field): Generator<{ readonly any: string; readonly foreign: ReadonlySet<string> }> {
  const names = [...new Set(field.args.flatMap(({ name, type }) => idsWithin(type, name)))].filter(
    (name) => !['fresh', 'topic', 'subject', 'quiz'].includes(ID_NAMES[name] ?? ''),
  );
  const wild = names.some((name) => ID_NAMES[name] === 'any');
  for (const any of wild ? Object.keys(other.ids) : ['classroom']) yield { any, foreign: new Set(names) };
  // Own ids among foreign ids: of a class or an assignment, together with another own id.
  for (const any of wild ? ['classroom', 'assignment'] : ['classroom']) {
    for (let bits = 1; bits < 2 ** names.length - 1; bits += 1) {
      yield { any, foreign: new Set(names.filter((_, at) => (bits & (1 << at)) !== 0)) };
    }
  }
}

function wordsFor({ any, foreign }: { readonly any: string; readonly foreign: ReadonlySet<string> }): WordFor {
  return ({ field, name, type }) => {
    if (type === 'ID') {
      // A browser makes the id of its choice itself.
      const kind = field === 'recordConsent' ? 'fresh' : ID_NAMES[name];
      if (kind === undefined)
        throw new Error(`${field} takes an id as “${name}”: say in ID_NAMES what it is the id of.`);
      const global: Record<string, string> = { topic: bank.topicId, subject: bank.subjectId, quiz: bank.quiz };
      if (kind === 'fresh') return crypto.randomUUID();
      const ids: Ids = foreign.has(name) ? other.ids : own.ids;
      return global[kind] ?? ids[kind === 'any' ? any : kind];
    }
    // A class of the other school among the choices of a promotion.
    if (type === 'PromotionChoices') return [{ id: other.ids.classroom, action: 'archive' }];
    if (type === 'SchemeDraft') return { title: 'x', subject: bank.subjectId, level: null, weeks: 3 };
    if (type in TYPED_VALUES) return TYPED_VALUES[type];
    const set = new Map<string, readonly string[]>(Object.entries(CLOSED_SETS)).get(type);
    if (set !== undefined) return nameOf(set, name);
    if (name in VALUES) return VALUES[name];
    if (type === 'Boolean') return true;
    if (type === 'Int' || type === 'Float') return 1;
    return type === 'Instant' ? new Date(Date.now() + 3_600_000).toISOString() : 'x';
  };
}

/** Useful argument lists: all arguments, only the required ones, and the required ones with each optional id. */
function argumentLists({ args }: Field): (typeof args)[] {
  const needed = args.filter(isRequiredArgument);
  const optional = args.filter((arg) => !isRequiredArgument(arg) && idsWithin(arg.type, arg.name).length > 0);
  const lists = [args, needed, ...optional.map((entry) => [...needed, entry])];
  return [...new Map(lists.map((list) => [list.map(({ name }) => name).join(), list])).values()];
}

/** Rows of the other school, and rows that refer to it: their number and content, by table. */
async function foreignRows(): Promise<Record<string, string>> {
  const { rows: tables } = await database.pool.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public' and tablename not in ('attempt_limits', 'sessions', 'access_tokens', 'refresh_tokens')`,
  );
  const requested = `(${[...Object.values(other.ids), MARKER].join('|')})`;
  const { rows } = await database.pool.query<{ name: string; reported: string }>(
    tables
      .map(
        ({ name }) =>
          `select '${name}' as name, count(*) || ' ' || coalesce(md5(string_agg(t::text, '' order by t::text)), '') as reported
           from "${name}" t where t::text ~* $1`,
      )
      .join(' union all '),
    [requested],
  );
  return Object.fromEntries(rows.map(({ name, reported }) => [name, reported]));
}

/** What a response reveals about the other school that the call did not contain itself. */
function reportOf(text: string, variables: object): string[] {
  const serialised = JSON.stringify(variables);
  const ids = Object.entries(other.ids).filter(([, id]) => text.includes(id) && !serialised.includes(id));
  return [...ids.map(([kind]) => kind), ...(text.includes(MARKER) ? [MARKER] : [])];
}

let turn = 0;
/** At full length, each call is made by each user; otherwise by one of them, in turn. */
function callersInTurn(field: Field): Who[] {
  const all = callers(field);
  turn += 1;
  return IS_FULL_LENGTH ? all : all.filter((_, at) => at === turn % all.length);
}

async function callAll(operation: Operation, field: Field): Promise<string[]> {
  const found: string[] = [];
  const seen = new Set<string>();
  if (callers(field).length === 0) return found;
  for (const mix of mixes(field)) {
    for (const given of argumentLists(field)) {
      const { document, variables } = callOf(operation, field, { given, wordFor: wordsFor(mix) });
      const key = document + JSON.stringify(variables);
      if (seen.has(key)) continue;
      seen.add(key);
      for (const who of callersInTurn(field)) {
        const { text } = await own.users[who].call(document, variables);
        const reported = reportOf(text, variables);
        if (reported.length > 0)
          found.push(`${who}: ${field.name} ${JSON.stringify(variables)} returns ${reported.join(', ')}`);
      }
    }
  }
  return found;
}

describe('with two schools', () => {
  test('no query reveals anything of one school to the users of the other', async () => {
    const found: string[] = [];
    for (const field of fieldsOf('query')) found.push(...(await callAll('query', field)));
    expect(found).toEqual([]);
  }, 600_000);

  test('no mutation by a user of one school changes a row of the other', async () => {
    const found: string[] = [];
    const fields = fieldsOf('mutation');
    let before = await foreignRows();
    for (let at = 0; at < fields.length; at += CHECKED_TOGETHER) {
      const group = fields.slice(at, at + CHECKED_TOGETHER);
      for (const field of group) found.push(...(await callAll('mutation', field)));
      const after = await foreignRows();
      for (const [table, reported] of Object.entries(after)) {
        if (reported === before[table]) continue;
        const names = group.map(({ name }) => name).join(', ');
        found.push(`one of ${names} changed ${table}: ${before[table]} to ${reported}`);
      }
      before = after;
    }
    expect(found).toEqual([]);
  }, 600_000);
});
