import { MEDIA_POSITION_EVERY_MS } from '#domain/content/media/media.limits.ts';
import type { PlayedMedia } from '#domain/content/media/played-media.ts';
import type { MachineModel } from '../machine.proof.ts';
import type { playerMachine } from './player.machine.ts';
import type { Found } from './player.types.ts';

const media: PlayedMedia = {
  id: 'a',
  kind: 'audio',
  title: 'Forces',
  subject: { slug: 'physics', title: 'Physics' },
  topic: { slug: 'forces', title: 'Forces' },
  poster: null,
  tracks: [],
  work: null,
  author: null,
  sourceUrl: null,
  licence: null,
};

const found = (index: number): { output: Found } => ({
  output: { url: '/media/files/a', seconds: 60, place: index, media },
});

export const playerModel: MachineModel<typeof playerMachine> = {
  inputs: [{ rate: 1, volume: 1, isMuted: false }],
  events: [
    { type: 'media.chosen', id: 'a', from: null, plays: true },
    { type: 'media.chosen', id: 'b', from: 40, plays: false },
    { type: 'play.requested' },
    { type: 'pause.requested' },
    { type: 'seek.requested', position: 40 },
    { type: 'seek.requested', position: -5 },
    { type: 'rate.chosen', rate: 1.5 },
    { type: 'volume.chosen', volume: 0.4 },
    { type: 'mute.toggled' },
    { type: 'retry.requested' },
    { type: 'player.closed' },
    { type: 'page.hidden' },
    { type: 'other.played' },
    { type: 'element.ready' },
    { type: 'element.playing' },
    { type: 'element.paused' },
    { type: 'element.waiting' },
    { type: 'element.moved', position: 42 },
    { type: 'element.moved', position: 61 },
    { type: 'element.ended' },
    { type: 'element.failed', problem: new Error('The file cannot be read.') },
  ],
  answers: {
    find: [found(20), found(58), { error: new Error('The server could not be reached.') }],
  },
  delays: { keepEvery: MEDIA_POSITION_EVERY_MS },
  key: ({ id, wantsPlay, failedAt, position, isMuted }) => ({
    id,
    wantsPlay,
    isMuted,
    failure: failedAt === null ? null : Math.abs(position - failedAt) < 5,
  }),
};
