import { expect, test } from 'vitest';
import { MEDIA_END_S, MEDIA_RENEW_AFTER_S } from '#domain/content/media/media.limits.ts';
import { playerMachine } from '#machines/player/player.machine.ts';
import type { PlayerEvent } from '#machines/player/player.types.ts';
import { script } from '../../support/machine-script.ts';

const SAVE_EVERY_MS = 10_000;
const SOUND = { rate: 1, volume: 1, isMuted: false };
const MEDIA = { id: 'a', kind: 'audio', title: 'Forces' };
const EMPTY = {
  ...{ id: null, media: null, url: null, duration: 0, position: 0, resumes: false, isPlayRequested: false },
  ...{ failedAt: null, problem: null },
};
const found = (savedPosition = 0) => ({ url: '/a', seconds: 60, savedPosition, media: MEDIA });
const assignChoice = (more: object = {}) =>
  ({ type: 'media.chosen', id: 'a', from: null, plays: true, ...more }) as Extract<
    PlayerEvent,
    { type: 'media.chosen' }
  >;
const stored = (position: number, isEnd = false) => ({ name: 'savePosition', params: { id: 'a', position, isEnd } });

const start = () => script(playerMachine, { saveInterval: SAVE_EVERY_MS }, SOUND);

async function loading(savedPosition = 0, more: object = {}) {
  const player = start();
  await player.send(assignChoice(more));
  await player.answer(found(savedPosition));
  return player;
}
async function loaded(savedPosition = 0, more: object = {}, ...events: readonly PlayerEvent[]) {
  const player = await loading(savedPosition, more);
  await player.send({ type: 'element.ready' }, ...events);
  player.orders();
  return player;
}
const playing = (savedPosition = 0) => loaded(savedPosition, {}, { type: 'element.playing' });
const paused = (savedPosition = 0) => loaded(savedPosition, { plays: false });

test('nothing is played before something is selected', () => {
  expect(start().state()).toMatchObject({ value: 'idle', context: { ...EMPTY, ...SOUND } });
});

test('selected media is found, loaded at the saved position, and played', async () => {
  const { state, send, requested, answer, orders } = start();
  await send(assignChoice());
  expect(state()).toMatchObject({
    value: { open: 'findingMedia' },
    context: { id: 'a', position: 0, resumes: true, isPlayRequested: true },
  });
  expect(state().hasTag('busy')).toBe(true);
  expect(requested()).toEqual([{ src: 'findMedia', input: { id: 'a' } }]);
  await answer(found(20));
  expect(state()).toMatchObject({
    value: { open: 'loadingMedia' },
    context: { media: MEDIA, url: '/a', duration: 60, position: 20, resumes: false },
  });
  expect(state().hasTag('busy')).toBe(true);
  expect(orders()).toMatchObject([
    { name: 'load', params: { id: 'a', url: '/a', position: 20 } },
    { name: 'applySound', params: SOUND },
  ]);
  await send({ type: 'element.ready' });
  expect(state().value).toEqual({ open: { loaded: 'buffering' } });
  expect(state().hasTag('busy')).toBe(true);
  expect(orders()).toMatchObject([{ name: 'play' }]);
  await send({ type: 'element.playing' });
  expect(state().value).toEqual({ open: { loaded: 'playing' } });
  expect(state().hasTag('busy')).toBe(false);
});

test('media that is selected without playing is paused when ready', async () => {
  const { state, send, orders } = await loading(20, { plays: false });
  orders();
  await send({ type: 'element.ready' });
  expect(state()).toMatchObject({ value: { open: { loaded: 'paused' } }, context: { isPlayRequested: false } });
  expect(orders()).toEqual([]);
});

test('a requested position takes precedence over the saved one, and is within the duration', async () => {
  expect((await loading(20, { from: 40 })).state().context).toMatchObject({ position: 40, resumes: false });
  expect((await loading(20, { from: 99 })).state().context.position).toBe(60);
});

test('a saved position at the end starts from the beginning; one just before it does not', async () => {
  expect((await loading(60 - MEDIA_END_S)).state().context.position).toBe(60 - MEDIA_END_S);
  expect((await loading(60 - MEDIA_END_S + 1)).state().context.position).toBe(0);
});

test.each(['findingMedia', 'loadingMedia'] as const)('while it is %s, playing can be cancelled', async (at) => {
  const { state, send } = at === 'loadingMedia' ? await loading() : start();
  if (at === 'findingMedia') await send(assignChoice());
  for (const [type, isPlayRequested] of [
    ['pause.requested', false],
    ['play.requested', true],
    ['other.played', false],
  ] as const) {
    await send({ type });
    expect(state().context.isPlayRequested).toBe(isPlayRequested);
  }
});

test('a position requested before it is found is the start position', async () => {
  const { state, send, answer } = start();
  await send(assignChoice(), { type: 'seek.requested', position: -5 });
  expect(state().context).toMatchObject({ position: 0, resumes: false });
  await send({ type: 'seek.requested', position: 33 });
  await answer(found(20));
  expect(state().context.position).toBe(33);
});

test.each(['loadingMedia', 'loaded'] as const)('a position requested while it is %s is sought', async (at) => {
  const { state, send, orders } = at === 'loadingMedia' ? await loading() : await paused();
  orders();
  await send({ type: 'seek.requested', position: 70 });
  expect(state().context.position).toBe(60);
  expect(orders()).toMatchObject([{ name: 'seek', params: { position: 60 } }]);
});

test('media that is not found shows the error, and can be retried', async () => {
  const { state, send, fail, requested } = start();
  await send(assignChoice());
  await fail('unreachable');
  expect(state()).toMatchObject({
    value: { open: 'failed' },
    context: { problem: 'unreachable', isPlayRequested: false },
  });
  await send({ type: 'retry.requested' });
  expect(state().context).toMatchObject({ problem: null, failedAt: null, isPlayRequested: true });
  expect(requested()).toEqual([{ src: 'findMedia', input: { id: 'a' } }]);
});

test('during playback, the position is followed and saved at intervals', async () => {
  const { state, send, wait, orders } = await playing();
  await send({ type: 'element.moved', position: 9 });
  expect(state().context.position).toBe(9);
  wait(SAVE_EVERY_MS - 1);
  expect(orders()).toEqual([]);
  wait(1);
  expect(orders()).toEqual([stored(9)]);
  expect(state().value).toEqual({ open: { loaded: 'playing' } });
});

test.each(['pause.requested', 'other.played'] as const)('%s: it pauses, and saves its position', async (type) => {
  const { state, send, orders } = await playing(20);
  await send({ type });
  expect(state()).toMatchObject({ value: { open: { loaded: 'paused' } }, context: { isPlayRequested: false } });
  expect(orders().toSorted((a, b) => a.name.localeCompare(b.name))).toMatchObject([{ name: 'pause' }, stored(20)]);
  await send({ type: 'play.requested' });
  expect(state()).toMatchObject({ value: { open: { loaded: 'buffering' } }, context: { isPlayRequested: true } });
  expect(orders()).toMatchObject([{ name: 'play' }]);
});

test.each([
  ['pause.requested', 'paused', [{ name: 'pause' }]],
  ['other.played', 'paused', [{ name: 'pause' }]],
  ['element.paused', 'paused', []],
  ['element.playing', 'playing', []],
  ['element.ended', 'ended', [stored(60, true)]],
] as const)('while it is buffering, %s results in: %s', async (type, to, orders) => {
  const player = await loaded();
  await player.send({ type });
  expect(player.state().value).toEqual({ open: { loaded: to } });
  expect(player.orders()).toMatchObject(orders);
});

test.each([
  ['element.paused', 'paused', [stored(0)]],
  ['element.waiting', 'buffering', [stored(0)]],
  ['element.ended', 'ended', [stored(0), stored(60, true)]],
] as const)('while it plays, %s results in: %s', async (type, to, orders) => {
  const player = await playing();
  await player.send({ type });
  expect(player.state().value).toEqual({ open: { loaded: to } });
  expect(player.orders()).toEqual(orders);
});

test('an element that is started by other means updates the machine', async () => {
  const { state, send } = await paused();
  await send({ type: 'element.playing' });
  expect(state()).toMatchObject({ value: { open: { loaded: 'playing' } }, context: { isPlayRequested: true } });
});

test('at its end it stops, and can restart or seek back', async () => {
  const { state, send, orders } = await loaded(0, {}, { type: 'element.playing' }, { type: 'element.ended' });
  expect(state().context).toMatchObject({ position: 60, isPlayRequested: false });
  await send({ type: 'play.requested' });
  expect(state()).toMatchObject({ value: { open: { loaded: 'buffering' } }, context: { position: 0 } });
  expect(orders()).toMatchObject([{ name: 'seek', params: { position: 0 } }, { name: 'play' }]);
  await send({ type: 'element.ended' });
  orders();
  await send({ type: 'seek.requested', position: 30 });
  expect(state()).toMatchObject({ value: { open: { loaded: 'paused' } }, context: { position: 30 } });
  expect(orders()).toMatchObject([{ name: 'seek', params: { position: 30 } }]);
});

test('a hidden page saves the position', async () => {
  const { send, orders } = await paused(20);
  await send({ type: 'page.hidden' });
  expect(orders()).toEqual([stored(20)]);
});

test('an expired address is renewed once, at the same position', async () => {
  const { state, send, answer, orders } = await playing(20);
  await send({ type: 'element.failed', problem: 'gone' });
  expect(state()).toMatchObject({ value: { open: 'findingMedia' }, context: { failedAt: 20, isPlayRequested: true } });
  expect(orders()).toEqual([stored(20), stored(20)]);
  await answer(found(0));
  expect(state().context.position).toBe(20);
  await send({ type: 'element.failed', problem: 'broken' });
  expect(state()).toMatchObject({ value: { open: 'failed' }, context: { problem: 'broken', isPlayRequested: false } });
});

test.each([
  [MEDIA_RENEW_AFTER_S - 1, 'failed'],
  [MEDIA_RENEW_AFTER_S, 'findingMedia'],
] as const)('%d seconds after a renewal, a failure results in: %s', async (seconds, to) => {
  const { state, send, answer } = await playing(20);
  await send({ type: 'element.failed', problem: 'gone' });
  await answer(found(0));
  await send({ type: 'element.ready' }, { type: 'element.moved', position: 20 + seconds });
  await send({ type: 'element.failed', problem: 'broken' });
  expect(state().value).toEqual({ open: to });
});

test('a file that fails while loading is requested again', async () => {
  const { state, send } = await loading(20);
  await send({ type: 'element.failed', problem: 'gone' });
  expect(state()).toMatchObject({ value: { open: 'findingMedia' }, context: { failedAt: 20 } });
});

test('other media replaces the first, without leftover state', async () => {
  const { state, send, orders } = await playing(20);
  await send(assignChoice({ id: 'b', from: 5, plays: false }));
  expect(state()).toMatchObject({
    value: { open: 'findingMedia' },
    context: { ...EMPTY, id: 'b', position: 5 },
  });
  expect(orders()).toMatchObject([stored(20), stored(20), { name: 'unload' }]);
});

test('closed media is stopped and cleared', async () => {
  const { state, send, orders } = await playing(20);
  await send({ type: 'player.closed' });
  expect(state()).toMatchObject({ value: 'idle', context: { ...EMPTY, ...SOUND } });
  expect(orders().at(-1)).toMatchObject({ name: 'unload' });
});

test('volume and speed can be changed at any time, and a volume unmutes', async () => {
  const { state, send, orders } = start();
  await send({ type: 'mute.toggled' });
  expect(orders()).toMatchObject([{ name: 'applySound', params: { isMuted: true } }]);
  await send({ type: 'volume.chosen', volume: 0.4 });
  expect(orders()).toMatchObject([{ name: 'applySound', params: { volume: 0.4, isMuted: false } }]);
  await send({ type: 'rate.chosen', rate: 1.5 });
  expect(orders()).toMatchObject([{ name: 'applySound', params: { rate: 1.5, volume: 0.4 } }]);
  await send({ type: 'volume.chosen', volume: 3 });
  expect(state().context.volume).toBe(1);
  await send({ type: 'volume.chosen', volume: -3 });
  expect(state().context.volume).toBe(0);
});
