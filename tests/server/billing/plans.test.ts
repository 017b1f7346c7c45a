import { beforeAll, expect, test } from 'vitest';
import type { TestBrowser } from '../../support/servers/test-api.ts';
import { testServer } from '../../support/servers/test-server.ts';
import { signedInStaff } from '../../support/users/test-staff.ts';

const { app, database } = await testServer();
let admin: TestBrowser;

beforeAll(async () => {
  admin = await signedInStaff(app, database.pool, 'admin');
});

const READ = 'query ($id: String!) { editedPlan(id: $id) { state opens month year currency } }';
const SAVE = `mutation ($id: String!, $state: String!, $opens: [String!], $onSale: Boolean!, $month: Int!, $year: Int!, $currency: String!) {
  savePlan(id: $id, state: $state, opens: $opens, onSale: $onSale, month: $month, year: $year, currency: $currency) { state opens month } }`;
const PUBLIC = '{ plans { id opens prices { period amount } } }';
const CHANGE = { opens: ['quiz', 'audio'], onSale: true, month: 900, year: 8900, currency: 'EUR' };

const stateOf = async (id: string): Promise<string> => (await admin.call(READ, { id })).data.editedPlan.state;

test('a saved plan is what visitors see, is audited once, and a user with an older version gets a conflict', async () => {
  const id = 'standard';
  const state = await stateOf(id);
  const saved = await admin.call(SAVE, { id, state, ...CHANGE });
  expect(saved.errors).toBeUndefined();
  expect(saved.data.savePlan.opens).toEqual(['audio', 'quiz']);
  const plans = (await admin.call(PUBLIC)).data.plans as { id: string; opens: string[]; prices: object[] }[];
  const offer = plans.find((plan) => plan.id === id);
  expect(offer?.opens.toSorted()).toEqual(['audio', 'quiz']);
  expect(offer?.prices).toEqual([
    { period: 'month', amount: 900 },
    { period: 'year', amount: 8900 },
  ]);
  expect((await admin.call(SAVE, { id, state, ...CHANGE, month: 1 })).code).toBe('CHANGED_MEANWHILE');
  const again = await admin.call(SAVE, { id, state: saved.data.savePlan.state, ...CHANGE });
  expect(again.data.savePlan.state, 'nothing changed').toBe(saved.data.savePlan.state);
  const { rows } = await database.pool.query(`select after->'month' as month from audit_log where resource = 'plan'`);
  expect(rows).toEqual([{ month: 900 }]);
});

test('the access of the pro plan cannot be changed, and invalid values are refused', async () => {
  const state = await stateOf('pro');
  const saved = await admin.call(SAVE, { id: 'pro', state, ...CHANGE, opens: ['quiz'] });
  expect(saved.data.savePlan).toMatchObject({ opens: [], month: 900 });
  for (const wrong of [{ month: -1 }, { currency: 'euro' }, { opens: ['answers'] }, { id: 'gold' }]) {
    const { code } = await admin.call(SAVE, { id: 'standard', state, ...CHANGE, ...wrong });
    expect(code, JSON.stringify(wrong)).toBe('INVALID_INPUT');
  }
});

test.each(['student', 'teacher', 'schoolAdmin'] as const)('a %s neither reads nor changes plans here', async (role) => {
  const user = await signedInStaff(app, database.pool, role);
  expect((await user.call(READ, { id: 'pro' })).code).toBe('FORBIDDEN');
  expect((await user.call(SAVE, { id: 'pro', state: 'new', ...CHANGE })).code).toBe('FORBIDDEN');
});

test('a plan that is off sale has no price, and a deleted one is ignored', async () => {
  const id = 'standard';
  const saved = await admin.call(SAVE, { id, state: await stateOf(id), ...CHANGE, onSale: false });
  expect(saved.errors).toBeUndefined();
  const offers = async () =>
    (await admin.call(PUBLIC)).data.plans.find((plan: { id: string }) => plan.id === id).prices;
  expect(await offers()).toEqual([]);
  const student = await signedInStaff(app, database.pool, 'student');
  const QUOTE = 'query ($cart: CartInput!) { quote(cart: $cart) { quote { first { gross } } } }';
  const cart = { planId: id, period: 'month', subjects: [], seats: 1, coupon: null, country: 'DE' };
  expect((await student.call(QUOTE, { cart })).code).toBe('NOT_FOUND');
  await admin.call(SAVE, { id, state: await stateOf(id), ...CHANGE });
  expect(await offers()).toHaveLength(2);
  expect((await student.call(QUOTE, { cart })).errors).toBeUndefined();
});
