import { expect, test } from 'vitest';
import type { ListedNotification } from '#domain/classrooms/notifications/notification-centre.ts';
import { notificationCentreMachine } from '#machines/notification-centre/notification-centre.machine.ts';
import { script } from '../../support/machine-script.ts';

const item = (id: string, isRead = false): ListedNotification => ({
  ...{ id, isRead, kind: 'announcement', happenedAt: '2026-01-01T10:00:00.000Z' },
  ...{ classroom: { id: 'c', name: '10B' }, assignment: null, author: null, excerpt: null, count: null },
});

async function shown(items = [item('b'), item('a')], hasMore = true) {
  const run = script(notificationCentreMachine, {});
  await run.answer({ items, hasMore });
  expect(run.state().value).toBe('showingList');
  const ids = () => run.state().context.items.map(({ id, isRead }) => `${id}${isRead ? ' read' : ''}`);
  return { ...run, ids };
}

test('a list that can’t be read can be requested again', async () => {
  const run = script(notificationCentreMachine, {});
  await run.fail('no network');
  expect(run.state()).toMatchObject({ value: 'readingFailed', context: { problem: 'no network' } });
  await run.send({ type: 'list.requested' });
  await run.answer({ items: [], hasMore: false });
  expect(run.state()).toMatchObject({ value: 'showingList', context: { problem: null } });
});

test('the next page follows the last notification, and lists none twice', async () => {
  const { send, answer, requested, ids, state } = await shown();
  await send({ type: 'more.requested' });
  expect(requested()).toMatchObject([{ src: 'readPage', input: { after: 'a' } }]);
  await answer({ items: [item('b'), item('z', true)], hasMore: false });
  expect(ids()).toEqual(['b', 'a', 'z read']);
  await send({ type: 'more.requested' });
  expect(state().value).toBe('showingList');
});

test('an opened notification is marked as read once', async () => {
  const { send, orders, ids } = await shown();
  await send({ type: 'notification.opened', id: 'a' }, { type: 'notification.opened', id: 'a' });
  expect(ids()).toEqual(['b', 'a read']);
  expect(orders()).toEqual([{ name: 'markRead', params: { id: 'a' } }]);
});

test('all are shown as read only after the server has marked them', async () => {
  const { send, fail, answer, requested, ids, state } = await shown();
  await send({ type: 'all.read' });
  expect(requested()).toMatchObject([{ src: 'markAllRead', input: { newest: 'b' } }]);
  await fail('no network');
  expect([ids(), state().context.problem]).toEqual([['b', 'a'], 'no network']);
  await send({ type: 'all.read' });
  await answer();
  expect([ids(), state().context.problem]).toEqual([['b read', 'a read'], null]);
});

test('after a change the first page is read again, and the list stays until then', async () => {
  const { send, answer, fail, ids } = await shown();
  await send({ type: 'list.changed' });
  expect(ids()).toEqual(['b', 'a']);
  await answer({ items: [item('c'), item('b', true)], hasMore: true });
  expect(ids()).toEqual(['c', 'b read']);
  await send({ type: 'list.changed' });
  await fail('no network');
  expect(ids()).toEqual(['c', 'b read']);
});
