import { describe, expect, test } from 'vitest';
import { csvLine } from '#domain/interchange/spreadsheet-text.rule.ts';
import { isResourceName, RESOURCES, type ResourceName, resourceOf } from '#domain/platform/resources/registry.ts';
import type { ResourceValues } from '#domain/platform/resources/resource.ts';
import { FIRST_PAGE, resourceQuerySchema } from '#domain/platform/resources/resource-query.schema.ts';
import { slugOf } from '#domain/platform/resources/slug.rule.ts';
import { problemsOf } from '../../../support/servers/schema-problems.ts';

/** Valid values for each form. */
const FILLED: Readonly<Record<ResourceName, ResourceValues>> = {
  subject: { title: 'Physics', slug: 'physics', summary: 'Matter', position: 1 },
  topic: { subject: 's', title: 'Forces', slug: '', summary: '', free: true, position: 0 },
  school: { name: 'North School' },
  'exam-focus': {
    topic: 't',
    title: 'Units',
    body: 'Write them.',
    weight: 5,
    note: null,
    noteHeading: '',
    quiz: null,
    subtopics: 'Units',
    position: null,
  },
  faq: { heading: 'Accounts', question: 'How?', answer: 'So.', published: true, position: null },
  testimonials: { name: 'Ada', description: 'Student', quote: 'Good.', published: false, position: 2 },
  'blog-category': { title: 'News', slug: 'news', position: null },
  'subject-pricing': { subject: 's', period: 'year', amount: 0, currency: 'EUR' },
  'coupon-code': {
    ...{ code: 'AUTUMN', percent: 20, off: null, currency: 'EUR', reach: 'all', plan: 'pro', subject: 's' },
    ...{ firstDay: '2026-10-01', lastDay: '2026-10-31', usesMax: 5, usesPerPerson: null, active: true },
  },
  platform: {
    ...{ name: 'Moodle', school: null, issuer: 'https://moodle.example.org', clientId: 'abc', deployments: '1\n2' },
    ...{ authorizationUrl: 'https://moodle.example.org/auth', tokenUrl: 'https://moodle.example.org/token' },
    ...{ keysUrl: 'https://moodle.example.org/certs', audience: '' },
  },
  'sign-on': {
    ...{ name: 'Entra ID', school: null, issuerUrl: 'https://login.example.org', clientId: 'abc' },
    ...{ scopes: 'openid email', domains: 'north.example\nsouth.example', accounts: 'invited', newRole: 'student' },
    ...{ teacherClaim: 'groups', teacherValues: 'staff', refusesPasswords: false },
  },
  saml: {
    ...{
      name: 'Shibboleth',
      school: null,
      entityId: 'https://idp.example.org/shibboleth',
      metadata: '<EntityDescriptor/>',
    },
    ...{ domains: 'north.example', accounts: 'invited', newRole: 'student' },
    ...{ teacherAttribute: 'eduPersonAffiliation', teacherValues: 'faculty', refusesPasswords: false },
  },
  notes: { topic: 't', kind: 'onePageSummary', position: 1, publishedAt: null },
  audio: { topic: 't', position: null, publishedAt: '2026-10-01T08:00:00.000Z' },
  video: { topic: 't', kind: 'short', position: 2, publishedAt: null },
  'flash-card-deck': { topic: 't', position: 3, publishedAt: null },
  'flash-card': { deck: 'd', section: '' },
  'blog-post': { category: 'c', author: 'Ada', publishedAt: null },
};
const problems = (name: ResourceName, more: ResourceValues = {}): readonly string[] => {
  return problemsOf(resourceOf(name).schema, { ...FILLED[name], ...more });
};
const line = (length: number): string => 'x'.repeat(length);

describe.each(Object.keys(FILLED) as ResourceName[])('the form of a %s', (name) => {
  test('is accepted as it is filled in', () => {
    expect(problems(name)).toEqual([]);
    const { initial, schema } = resourceOf(name);
    const read = schema.parse(FILLED[name]);
    // Fields that were added later are as in a new record, if a former tab does not send them.
    const others = Object.fromEntries(Object.keys(read).map((field) => [field, initial[field]]));
    expect(read).toEqual({ ...others, ...FILLED[name] });
  });

  test('belongs to the resource of that name, and requires another permission than its list', () => {
    const { name: own, read, write } = resourceOf(name);
    expect(own).toBe(name);
    expect([read.split('.')[1], write.split('.')[1]]).toEqual(['read', 'write']);
    expect(read.split('.')[0]).toBe(write.split('.')[0]);
  });

  test.skipIf(resourceOf(name).ownEditor)(
    'starts as a form that lacks required values, and has no other problem',
    () => {
      const { initial, schema } = resourceOf(name);
      const requested = problemsOf(schema, initial).map((problem) => problem.split(':')[0]);
      for (const field of requested)
        expect(initial[field ?? ''] === '' || initial[field ?? ''] === null, field).toBe(true);
      expect(requested.length).toBeGreaterThan(0);
    },
  );
});

test.each<[ResourceName, ResourceValues, string]>([
  ['subject', { title: ' ' }, 'title: valueMissing'],
  ['subject', { title: line(201) }, 'title: valueTooLong'],
  ['subject', { summary: line(501) }, 'summary: valueTooLong'],
  ['subject', { slug: 'Cell Biology' }, 'slug: slugInvalid'],
  ...['cell biology', 'cell-', '-cell', 'cell--biology', 'zellenlehre-ä'].map(
    (slug): [ResourceName, ResourceValues, string] => ['subject', { slug }, 'slug: slugInvalid'],
  ),
  ['subject', { slug: line(101) }, 'slug: valueTooLong'],
  ['subject', { position: -1 }, 'position: wholeNumberMissing'],
  ['subject', { position: 1.5 }, 'position: wholeNumberMissing'],
  ['subject', { position: 1_000_001 }, 'position: valueTooLarge'],
  ['topic', { subject: '' }, 'subject: optionMissing'],
  ['notes', { kind: 'poem' }, 'kind: optionMissing'],
  ['notes', { publishedAt: 'soon' }, 'publishedAt: dateMissing'],
  ['video', { kind: 'audio' }, 'kind: optionMissing'],
  ['flash-card', { deck: '' }, 'deck: optionMissing'],
  ['flash-card', { section: line(201) }, 'section: valueTooLong'],
  ['blog-post', { author: '' }, 'author: valueMissing'],
  ['school', { name: '' }, 'name: valueMissing'],
  ['school', { name: line(121) }, 'name: valueTooLong'],
  ['exam-focus', { weight: 0 }, 'weight: weightOutOfRange'],
  ['exam-focus', { weight: 6 }, 'weight: weightOutOfRange'],
  ['exam-focus', { weight: 1.5 }, 'weight: weightOutOfRange'],
  ['exam-focus', { body: line(100_001) }, 'body: valueTooLong'],
  ['testimonials', { quote: ' ' }, 'quote: valueMissing'],
  ['testimonials', { quote: line(501) }, 'quote: valueTooLong'],
  ['subject-pricing', { amount: null }, 'amount: amountMissing'],
  ['subject-pricing', { amount: -1 }, 'amount: amountMissing'],
  ['subject-pricing', { amount: 100_000_001 }, 'amount: valueTooLarge'],
  ['subject-pricing', { period: 'decade' }, 'period: optionMissing'],
  ['subject-pricing', { currency: 'eur' }, 'currency: currencyInvalid'],
  ['subject-pricing', { currency: 'EURO' }, 'currency: currencyInvalid'],
  ['coupon-code', { code: '' }, 'code: couponCodeMissing'],
  ['coupon-code', { percent: 101 }, 'percent: numberTooHigh'],
  ['coupon-code', { percent: null }, 'percent: discountMissing'],
  ['coupon-code', { off: 500 }, 'percent: discountMissing'],
  ['coupon-code', { currency: 'XEUR' }, 'currency: currencyInvalid'],
  ['coupon-code', { reach: 'never' }, 'reach: optionMissing'],
  ['coupon-code', { plan: 'gold' }, 'plan: optionMissing'],
  ['coupon-code', { firstDay: 'soon' }, 'firstDay: dateMissing'],
  ['coupon-code', { firstDay: '2026-13-01' }, 'firstDay: dateMissing'],
  ['coupon-code', { firstDay: '2026-02-30' }, 'firstDay: dateMissing'],
  ['coupon-code', { lastDay: 'on 2026-10-31' }, 'lastDay: dateMissing'],
  ['coupon-code', { lastDay: '2026-10-310' }, 'lastDay: dateMissing'],
  ['coupon-code', { lastDay: '2026-09-30' }, 'lastDay: endBeforeStart'],
  ['coupon-code', { usesMax: 0 }, 'usesMax: numberBelowOne'],
  ['coupon-code', { usesPerPerson: 1_000_001 }, 'usesPerPerson: numberTooHigh'],
])('a %s with %o is refused', (name, more, problem) => {
  expect(problems(name, more)).toContain(problem);
});

test.each<[ResourceName, ResourceValues]>([
  ['topic', { subject: line(101) }],
  ['topic', { free: 'yes' }],
  ['coupon-code', { subject: line(101) }],
])('a %s with %# is refused, too', (name, more) => {
  expect(problems(name, more)).toHaveLength(1);
});

test.each<ResourceValues>([
  { percent: null, off: 500 },
  { firstDay: '2026-10-31' },
  { firstDay: null },
  { lastDay: null },
  { plan: 'any', reach: 'first', usesMax: 1_000_000 },
])('a coupon code accepts %o', (more) => {
  expect(problems('coupon-code', more)).toEqual([]);
});

test('numbers are accepted up to the limit', () => {
  expect(problems('subject', { position: 1_000_000 })).toEqual([]);
  expect(problems('subject-pricing', { amount: 100_000_000 })).toEqual([]);
});

test('empty fields of a coupon code are null', () => {
  const read = RESOURCES['coupon-code'].schema.parse({
    ...FILLED['coupon-code'],
    ...{ subject: '', firstDay: '', lastDay: '' },
  } as never);
  expect(read).toMatchObject({ subject: null, firstDay: null, lastDay: null });
});

test('surrounding spaces are removed', () => {
  const read = RESOURCES.subject.schema.parse({ title: ' P ', slug: ' p ', summary: ' S ', position: null });
  expect(read).toEqual({ title: 'P', slug: 'p', summary: 'S', position: null });
  expect(RESOURCES['exam-focus'].schema.parse({ ...FILLED['exam-focus'], body: ' B ' } as never).body).toBe('B');
});

test('a name is that of a resource, and never that of an object’s prototype', () => {
  expect([isResourceName('topic'), isResourceName('toString'), isResourceName('')]).toEqual([true, false, false]);
});

test('a list request with invalid values is refused', () => {
  expect(resourceQuerySchema.parse(FIRST_PAGE)).toEqual(FIRST_PAGE);
  // All records in use, in the default order.
  expect(Object.entries(FIRST_PAGE).filter(([, value]) => value)).toEqual([['filters', {}]]);
  const query = { search: 'x', filters: { free: 'true' }, order: { column: 'title', direction: 'descending' } };
  const requested = { ...query, after: 'a', before: null, deleted: true };
  expect(resourceQuerySchema.parse({ ...requested, search: ' x ' })).toEqual(requested);
  for (const wrong of [
    { search: line(101) },
    { filters: { free: line(201) } },
    { order: { column: 'title', direction: 'up' } },
    { order: { column: 'title', direction: 'ascending', by: 'x' } },
    { after: line(2_001) },
    { limit: 5 },
  ])
    expect(problemsOf(resourceQuerySchema, { ...FIRST_PAGE, ...wrong }), JSON.stringify(wrong)).toHaveLength(1);
});

test('a line of an export quotes what needs it, and guards against formulas', () => {
  expect(csvLine(['a', 1, null, -2, 'b,c', 'say "x"', 'two\nlines', 'car\rriage'])).toBe(
    'a,1,,-2,"b,c","say ""x""","two\nlines","car\rriage"\r\n',
  );
  expect(csvLine(['=1', '+1', '-1', '@x', '\tx', 'a=1'])).toBe("'=1,'+1,'-1,'@x,\"'\tx\",a=1\r\n");
});

test('a slug transliterates, and has a maximum length', () => {
  expect(slugOf('Æsop’s Øre łąka đ ß')).toBe('aesop-s-ore-laka-d-ss');
  expect(slugOf(`--${'ab '.repeat(80)}`)).toHaveLength(79);
});

test('an empty instant is null, and one in any time zone is stored in UTC', () => {
  const read = (publishedAt: string) => resourceOf('audio').schema.parse({ ...FILLED.audio, publishedAt }).publishedAt;
  expect([read(''), read('2026-10-01T10:00:00+02:00')]).toEqual([null, '2026-10-01T08:00:00.000Z']);
});
