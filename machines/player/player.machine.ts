import { assign, fromPromise, setup } from 'xstate';
import { MEDIA_END_S, MEDIA_RENEW_AFTER_S } from '#domain/content/media/media.limits.ts';
import { unprovidedIn } from '../unprovided.ts';
import type { Found, PlayerContext, PlayerEvent, PlayerInput } from './player.types.ts';

const unprovided = unprovidedIn('player');

const INITIAL = {
  id: null,
  media: null,
  url: null,
  duration: 0,
  position: 0,
  resumes: false,
  isPlayRequested: false,
  failedAt: null,
  problem: null,
} satisfies Partial<PlayerContext>;

const within = (position: number, duration: number): number => Math.min(Math.max(0, position), duration);

/** At the end, playback starts from the beginning. */
const resumedAt = ({ savedPosition, seconds }: Found): number =>
  savedPosition > seconds - MEDIA_END_S ? 0 : savedPosition;

/** Plays one audio, video or short at a time: finds its address, and controls the page's media element. */
export const playerMachine = setup({
  types: { context: {} as PlayerContext, events: {} as PlayerEvent, input: {} as PlayerInput, tags: {} as 'busy' },
  actors: {
    /** Requests an address, which expires after some hours, and the saved position. */
    findMedia: fromPromise<Found, { id: string }>(unprovided('findMedia')),
  },
  actions: {
    /** Sets the element's address and start position. */
    load: (_, _params: { id: string | null; url: string | null; position: number }) => unprovided('load')(),
    unload: unprovided('unload'),
    play: unprovided('play'),
    pause: unprovided('pause'),
    seek: (_, _params: { position: number }) => unprovided('seek')(),
    applySound: (_, _params: { rate: number; volume: number; isMuted: boolean }) => unprovided('applySound')(),
    /** Saves the user's position on the server. */
    savePosition: (_, _params: { id: string | null; position: number; isEnd: boolean }) => unprovided('savePosition')(),
    assignChoice: assign((_, { id, from, plays }: { id: string; from: number | null; plays: boolean }) => ({
      ...INITIAL,
      id,
      position: from ?? 0,
      resumes: from === null,
      isPlayRequested: plays,
    })),
    assignMedia: assign(({ context }, { found }: { found: Found }) => ({
      media: found.media,
      url: found.url,
      duration: found.seconds,
      position: within(context.resumes ? resumedAt(found) : context.position, found.seconds),
      resumes: false,
    })),
    requestPlay: assign({ isPlayRequested: true }),
    requestPause: assign({ isPlayRequested: false }),
    move: assign(({ context }, { position }: { position: number }) => ({
      position: within(position, context.duration),
    })),
    moveToStart: assign({ position: 0 }),
    moveToEnd: assign(({ context }) => ({ position: context.duration, isPlayRequested: false })),
    assignStart: assign((_, { position }: { position: number }) => ({
      position: Math.max(0, position),
      resumes: false,
    })),
    setRate: assign((_, { rate }: { rate: number }) => ({ rate })),
    setVolume: assign((_, { volume }: { volume: number }) => ({ volume: within(volume, 1), isMuted: false })),
    toggleMute: assign(({ context }) => ({ isMuted: !context.isMuted })),
    assignFailure: assign(({ context }) => ({ failedAt: context.position })),
    clearFailure: assign({ failedAt: null, problem: null }),
    assignProblem: assign((_, { problem }: { problem: unknown }) => ({ problem, isPlayRequested: false })),
    reset: assign(INITIAL),
  },
  guards: {
    isPlayRequested: ({ context }) => context.isPlayRequested,
    /** Playback has not failed at this position before: the address may have expired, and a new one may help. */
    isFirstFailureHere: ({ context: { failedAt, position } }) =>
      failedAt === null || Math.abs(position - failedAt) >= MEDIA_RENEW_AFTER_S,
  },
  delays: {
    /** Interval at which the position is saved during playback. */
    saveInterval: unprovided('saveInterval'),
  },
}).createMachine({
  id: 'player',
  description: 'Plays one audio, video or short, and continues across screens.',
  context: ({ input }) => ({ ...INITIAL, ...input }),
  initial: 'idle',
  on: {
    'rate.chosen': {
      actions: [
        { type: 'setRate', params: ({ event }) => event },
        { type: 'applySound', params: ({ context }) => context },
      ],
    },
    'volume.chosen': {
      actions: [
        { type: 'setVolume', params: ({ event }) => event },
        { type: 'applySound', params: ({ context }) => context },
      ],
    },
    'mute.toggled': {
      actions: ['toggleMute', { type: 'applySound', params: ({ context }) => context }],
    },
  },
  states: {
    idle: {
      description: 'Nothing is selected.',
      on: {
        'media.chosen': { target: 'open', actions: { type: 'assignChoice', params: ({ event }) => event } },
      },
    },
    open: {
      description: 'Something is selected.',
      initial: 'findingMedia',
      on: {
        'media.chosen': {
          target: '.findingMedia',
          actions: ['unload', { type: 'assignChoice', params: ({ event }) => event }],
        },
        'player.closed': { target: 'idle', actions: ['unload', 'reset'] },
      },
      states: {
        findingMedia: {
          description: 'Requesting an address and the saved position.',
          tags: 'busy',
          invoke: {
            src: 'findMedia',
            input: ({ context }) => ({ id: context.id ?? '' }),
            onDone: {
              target: 'loadingMedia',
              actions: { type: 'assignMedia', params: ({ event }) => ({ found: event.output }) },
            },
            onError: {
              target: 'failed',
              actions: { type: 'assignProblem', params: ({ event }) => ({ problem: event.error }) },
            },
          },
          on: {
            'play.requested': { actions: 'requestPlay' },
            'pause.requested': { actions: 'requestPause' },
            'other.played': { actions: 'requestPause' },
            'seek.requested': { actions: { type: 'assignStart', params: ({ event }) => event } },
          },
        },
        loadingMedia: {
          description: 'The media element loads the start of the file.',
          tags: 'busy',
          entry: [
            { type: 'load', params: ({ context: { id, url, position } }) => ({ id, url, position }) },
            { type: 'applySound', params: ({ context }) => context },
          ],
          on: {
            'play.requested': { actions: 'requestPlay' },
            'pause.requested': { actions: 'requestPause' },
            'other.played': { actions: 'requestPause' },
            'seek.requested': {
              actions: [
                { type: 'move', params: ({ event }) => event },
                { type: 'seek', params: ({ context }) => ({ position: context.position }) },
              ],
            },
            'element.ready': [
              { guard: 'isPlayRequested', target: 'loaded.buffering', actions: 'play' },
              { target: 'loaded.paused' },
            ],
            'element.failed': [
              { guard: 'isFirstFailureHere', target: 'findingMedia', actions: 'assignFailure' },
              { target: 'failed', actions: { type: 'assignProblem', params: ({ event }) => event } },
            ],
          },
        },
        loaded: {
          description: 'The media element can play it.',
          initial: 'paused',
          exit: {
            type: 'savePosition',
            params: ({ context }) => ({ id: context.id, position: context.position, isEnd: false }),
          },
          on: {
            'seek.requested': {
              actions: [
                { type: 'move', params: ({ event }) => event },
                { type: 'seek', params: ({ context }) => ({ position: context.position }) },
              ],
            },
            'element.failed': [
              { guard: 'isFirstFailureHere', target: 'findingMedia', actions: 'assignFailure' },
              { target: 'failed', actions: { type: 'assignProblem', params: ({ event }) => event } },
            ],
            'element.moved': { actions: { type: 'move', params: ({ event }) => event } },
            'page.hidden': {
              actions: {
                type: 'savePosition',
                params: ({ context }) => ({ id: context.id, position: context.position, isEnd: false }),
              },
            },
          },
          states: {
            paused: {
              description: 'Playback is paused.',
              entry: 'requestPause',
              on: {
                'play.requested': { target: 'buffering', actions: 'play' },
                'element.playing': { target: 'playing' },
              },
            },
            buffering: {
              description: 'Playback is requested. The media element is buffering.',
              tags: 'busy',
              entry: 'requestPlay',
              on: {
                'element.playing': { target: 'playing' },
                'element.paused': { target: 'paused' },
                'element.ended': { target: 'ended' },
                'pause.requested': { target: 'paused', actions: 'pause' },
                'other.played': { target: 'paused', actions: 'pause' },
              },
            },
            playing: {
              description: 'Playback is running.',
              entry: 'requestPlay',
              exit: {
                type: 'savePosition',
                params: ({ context }) => ({ id: context.id, position: context.position, isEnd: false }),
              },
              after: { saveInterval: { target: 'playing', reenter: true } },
              on: {
                'element.paused': { target: 'paused' },
                'element.waiting': { target: 'buffering' },
                'element.ended': { target: 'ended' },
                'pause.requested': { target: 'paused', actions: 'pause' },
                'other.played': { target: 'paused', actions: 'pause' },
              },
            },
            ended: {
              description: 'Playback has reached the end.',
              entry: [
                'moveToEnd',
                {
                  type: 'savePosition',
                  params: ({ context }) => ({ id: context.id, position: context.position, isEnd: true }),
                },
              ],
              on: {
                'play.requested': {
                  target: 'buffering',
                  actions: ['moveToStart', { type: 'seek', params: { position: 0 } }, 'play'],
                },
                'seek.requested': {
                  target: 'paused',
                  actions: [
                    { type: 'move', params: ({ event }) => event },
                    { type: 'seek', params: ({ context }) => ({ position: context.position }) },
                  ],
                },
              },
            },
          },
        },
        failed: {
          description: 'It cannot be played: the file is damaged or missing, or the server could not be reached.',
          on: { 'retry.requested': { target: 'findingMedia', actions: ['clearFailure', 'requestPlay'] } },
        },
      },
    },
  },
});
