import { randomBytes, randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { DEFAULT_NOTIFICATIONS } from '#domain/classrooms/notifications/notification.schema.ts';
import { saveNotificationSettings } from '#server/classrooms/notifications/notification-settings.commands.ts';
import { sendPushes } from '#server/classrooms/push/push.job.ts';
import { readPushKeys } from '#server/classrooms/push/push-keys.ts';
import { createOutboundFetch } from '#server/platform/outbound/outbound-fetch.ts';
import { type TestBank, testBank } from '../../../support/questions/test-bank.ts';
import { testServer } from '../../../support/servers/test-server.ts';
import { type TestUser, testClass } from '../../../support/users/test-class.ts';
import { openPushReceiver, vapidOf } from './push-receiver.ts';

/** That of the server under test, so that both have the same keys. */
const SECRET = randomBytes(32);
const { app, pool } = await testServer({ mediaKey: SECRET, webhooksToLoopback: true });
let bank: TestBank;
beforeAll(async () => {
  bank = await testBank(pool, { free: true });
});

const outboundFetch = createOutboundFetch({ loopback: true, privateNetwork: false }, { skipsBody: true });
const send = (now = Date.now()) =>
  sendPushes(pool, { secret: SECRET, origin: 'https://learn.example', outboundFetch }, now);

const SUBSCRIBE = `mutation ($endpoint: String!, $p256dh: String!, $auth: String!) {
  subscribeToPush(endpoint: $endpoint, p256dh: $p256dh, auth: $auth) }`;
const SETTINGS = '{ pushSettings { publicKey endpoint off } }';

async function subscribed() {
  const set = await testClass({ app, pool }, { quiz: bank.quiz, students: 2, showsMarks: 'release' });
  const [student, other] = set.students;
  if (student === undefined || other === undefined) throw new Error('The class has two students.');
  for (const { id } of [student, other, set.teacher])
    await saveNotificationSettings(pool, { userId: id } as never, {
      ...DEFAULT_NOTIFICATIONS,
      ...{ quietFrom: 0, quietUntil: 0 },
    });
  const device = await openPushReceiver();
  const subscribe = (user: TestUser, subscription: object = device.subscription) =>
    user.browser.call(SUBSCRIBE, subscription);
  expect((await subscribe(student)).code).toBeUndefined();
  const announce = (text = 'secret text'): Promise<unknown> =>
    pool.query('insert into announcements (id, classroom_id, author_id, text) values ($1, $2, $3, $4)', [
      ...[randomUUID(), set.classroom, set.teacher.id, text],
    ]);
  const endpoint = async (user: TestUser) => (await user.browser.call(SETTINGS)).data.pushSettings.endpoint;
  return { set, student, other, device, subscribe, announce, endpoint };
}

test('a device gets the title and the path, encrypted for it alone and signed by this installation', async () => {
  const { set, device, announce } = await subscribed();
  await announce();
  expect(await send()).toBe(1);
  expect(device.received).toHaveLength(1);
  const [push] = device.received;
  expect(push?.message).toEqual({
    title: 'Announcement in Class',
    path: `/classroom/${set.classroom}/detail`,
    tag: expect.stringMatching(/^[\da-f-]{36}$/),
  });
  expect(push?.raw.toString('latin1')).not.toContain('Announcement');
  expect(push?.headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '86400' });
  const { publicKey, claims } = vapidOf(push?.headers.authorization);
  expect(publicKey).toBe((await readPushKeys(pool, SECRET)).publicKey);
  expect(claims).toMatchObject({
    aud: new URL(device.subscription.endpoint).origin,
    sub: 'https://learn.example',
  });
});

test('three processes at once send each notification once', async () => {
  const { device, announce } = await subscribed();
  await announce();
  const sent = await Promise.all([send(), send(), send()]);
  expect(sent.reduce((sum, count) => sum + count, 0)).toBe(1);
  expect(device.received).toHaveLength(1);
  expect(await send()).toBe(0);
});

test('marks that were withdrawn, and what happens in a class that was left, are not sent', async () => {
  const { set, student, device, announce } = await subscribed();
  const attempt = await set.start(student);
  await set.submitAttempt(student, attempt);
  await pool.query('update assignments set marks_released_at = now() where id = $1', [set.assignment]);
  await pool.query('update assignments set marks_released_at = null where id = $1', [set.assignment]);
  expect(await send()).toBe(0);
  await announce();
  await pool.query('update classroom_members set left_at = now() where user_id = $1', [student.id]);
  expect(await send()).toBe(0);
  expect(device.received).toEqual([]);
});

test('released marks are sent without them', async () => {
  const { set, student, device } = await subscribed();
  await set.submitAttempt(student, await set.start(student));
  await pool.query('update assignments set marks_released_at = now() where id = $1', [set.assignment]);
  expect(await send()).toBe(1);
  expect(device.received.map(({ message }) => message)).toMatchObject([
    { title: 'Marks released: Assignment', path: `/assignment/${set.assignment}/detail` },
  ]);
});

test('what was read, what is off, and what happened before the device subscribed is not sent', async () => {
  const { student, other, device, subscribe, announce } = await subscribed();
  await announce();
  await pool.query('update notifications set read_at = now() where user_id = $1', [student.id]);
  expect(await send()).toBe(0);
  await student.browser.call('mutation { savePushKinds(off: [announcement, report]) }');
  await announce();
  expect(await send()).toBe(0);
  expect((await student.browser.call(SETTINGS)).data.pushSettings.off).toEqual(['announcement', 'report']);
  const second = await openPushReceiver();
  await subscribe(other, second.subscription);
  expect(await send()).toBe(0);
  await student.browser.call('mutation { savePushKinds(off: []) }');
  await announce();
  expect(await send()).toBe(2);
  expect([device.received.length, second.received.length]).toEqual([1, 1]);
});

test('in quiet hours nothing is sent; at their end, many wait as one message', async () => {
  const { student, device, announce } = await subscribed();
  await saveNotificationSettings(pool, { userId: student.id } as never, {
    ...DEFAULT_NOTIFICATIONS,
    ...{ quietFrom: 21 * 60, quietUntil: 7 * 60, timeZone: 'Europe/Berlin' },
  });
  for (let at = 0; at < 4; at += 1) await announce();
  expect(await send(Date.parse('2026-11-29T22:00:00Z'))).toBe(0);
  expect(await send(Date.parse('2026-11-30T05:59:00Z'))).toBe(0);
  expect(await send(Date.parse('2026-11-30T06:01:00Z'))).toBe(1);
  expect(device.received.map(({ message }) => message)).toEqual([
    { title: '4 new notifications', path: '/home', tag: 'summary' },
  ]);
});

test.each([404, 410])('a subscription that responds with %i is deleted', async (status) => {
  const { student, device, announce, endpoint } = await subscribed();
  device.respond(status);
  await announce();
  expect(await send()).toBe(0);
  expect(await endpoint(student)).toBeNull();
});

test('a push service that is overloaded is tried again, one that refuses is not', async () => {
  const { student, device, announce, endpoint } = await subscribed();
  await announce();
  device.respond(503);
  expect([await send(), device.received.length]).toEqual([0, 1]);
  device.respond(201);
  expect([await send(), device.received.length]).toEqual([1, 2]);
  await announce();
  device.respond(403);
  expect([await send(), await send(), device.received.length]).toEqual([0, 0, 3]);
  expect(await endpoint(student)).toBe(device.subscription.endpoint);
});

test('a redirect to a private address is not followed', async () => {
  const { device, announce } = await subscribed();
  const target = await openPushReceiver();
  device.respond(307, target.subscription.endpoint);
  await announce();
  expect(await send()).toBe(0);
  expect([device.received.length, target.received.length]).toEqual([1, 0]);
});

test.each([
  'https://10.0.0.1/push',
  'https://169.254.169.254/latest',
  'https://[fd00::1]/push',
  'http://push.example/x',
  'file:///etc/passwd',
  `https://push.example/${'x'.repeat(1_000)}`,
])('%s is not accepted as the address of a push service', async (endpoint) => {
  const { student, subscribe, device, endpoint: stored } = await subscribed();
  expect((await subscribe(student, { ...device.subscription, endpoint })).code).toBe('INVALID_INPUT');
  expect(await stored(student)).toBe(device.subscription.endpoint);
});

test.each([{ p256dh: 'short' }, { auth: 'AAAA' }, { p256dh: `B${'!'.repeat(86)}` }])(
  'keys such as %j are refused',
  async (part) => {
    const { other, subscribe, device } = await subscribed();
    expect((await subscribe(other, { ...device.subscription, ...part })).code).toBe('INVALID_INPUT');
  },
);

test('an address that has moved into a private network ends its subscription', async () => {
  const { student, announce, endpoint } = await subscribed();
  await pool.query("update push_subscriptions set endpoint = 'https://192.168.1.1/push' where user_id = $1", [
    student.id,
  ]);
  await announce();
  expect(await send()).toBe(0);
  expect(await endpoint(student)).toBeNull();
});

test('signing out ends the subscription of the device, and so does a new user in the same browser', async () => {
  const { student, other, device, subscribe, announce, endpoint } = await subscribed();
  await subscribe(other);
  expect([await endpoint(student), await endpoint(other)]).toEqual([null, device.subscription.endpoint]);
  await announce();
  expect(await send()).toBe(1);
  await pool.query('update sessions set revoked_at = now() where user_id = $1', [other.id]);
  const { rowCount } = await pool.query('select from push_subscriptions where endpoint = $1', [
    device.subscription.endpoint,
  ]);
  expect(rowCount).toBe(0);
  await announce();
  expect(await send()).toBe(0);
});

test('one session’s subscription is neither shown to nor ended by others', async () => {
  const { student, other, device, endpoint } = await subscribed();
  expect(await endpoint(other)).toBeNull();
  await other.browser.call('mutation { unsubscribeFromPush }');
  expect(await endpoint(student)).toBe(device.subscription.endpoint);
  await student.browser.call('mutation { unsubscribeFromPush }');
  expect(await endpoint(student)).toBeNull();
});

test('the keys are generated once, are encrypted, and are new after the secret was changed', async () => {
  await pool.query('delete from push_keys');
  const all = await Promise.all(Array.from({ length: 4 }, () => readPushKeys(pool, SECRET)));
  expect(new Set(all.map(({ publicKey, privateKey }) => `${publicKey} ${privateKey}`)).size).toBe(1);
  const { rows } = await pool.query<{ row: string }>('select push_keys::text as row from push_keys');
  expect(rows[0]?.row).not.toContain(Buffer.from(all[0]?.privateKey ?? '').toString('hex'));
  const { student, endpoint } = await subscribed();
  const changed = await readPushKeys(pool, randomBytes(32));
  expect(changed.publicKey).not.toBe(all[0]?.publicKey);
  expect(await endpoint(student)).toBeNull();
});
