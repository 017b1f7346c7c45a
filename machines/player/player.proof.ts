import { MEDIA_POSITION_EVERY_MS, MEDIA_RENEW_AFTER_S } from '#domain/content/media/media.limits.ts';
import type { PlayedMedia } from '#domain/content/media/played-media.ts';
import type { Invariant, MachineGuide, MachineModel, Proof, ProofStep } from '../machine.proof.ts';
import type { playerMachine } from './player.machine.ts';
import type { Found } from './player.types.ts';

const media: PlayedMedia = {
  id: 'a',
  kind: 'audio',
  title: 'Forces',
  subject: { slug: 'physics', title: 'Physics' },
  topic: { slug: 'forces', title: 'Forces' },
  isSilent: false,
  poster: null,
  tracks: [],
  work: null,
  author: null,
  sourceUrl: null,
  licence: null,
};

const found = (index: number): { output: Found } => ({
  output: { url: '/media/files/a', seconds: 60, savedPosition: index, media },
});

const model: MachineModel<typeof playerMachine> = {
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
    findMedia: [found(20), found(58), { error: new Error('The server could not be reached.') }],
  },
  delays: { saveInterval: MEDIA_POSITION_EVERY_MS },
  key: ({ id, isPlayRequested, failedAt, position, isMuted }) => ({
    id,
    isPlayRequested,
    isMuted,
    failure: failedAt === null ? null : Math.abs(position - failedAt) < 5,
  }),
};

type Now = ProofStep<typeof playerMachine>;
type SavedPosition = { readonly id: string | null; readonly position: number; readonly isEnd: boolean };

const ordered = ({ effects }: Now, name: string): boolean => effects.some((effect) => effect.name === name);
const savedPositions = ({ effects }: Now): readonly SavedPosition[] =>
  effects.filter(({ name }) => name === 'savePosition').map(({ params }) => params as SavedPosition);
const plays = ({ snapshot }: Now): boolean => snapshot.matches({ open: { loaded: 'playing' } });

const invariants: readonly Invariant<typeof playerMachine>[] = [
  {
    sentence: 'Media is selected exactly while the player is open; loaded media has an address.',
    holds: ({ snapshot }) =>
      (snapshot.context.id !== null) === snapshot.matches('open') &&
      (!(snapshot.matches({ open: 'loadingMedia' }) || snapshot.matches({ open: 'loaded' })) ||
        snapshot.context.url !== null),
  },
  {
    sentence: 'Position and volume are within their limits.',
    holds: ({ snapshot: { context } }) =>
      context.position >= 0 &&
      (context.url === null || context.resumes || context.position <= context.duration) &&
      context.volume >= 0 &&
      context.volume <= 1,
  },
  {
    sentence: 'The media element plays only if it can, and only on request.',
    holds: (now) =>
      !ordered(now, 'play') ||
      (now.snapshot.matches({ open: { loaded: 'buffering' } }) && now.snapshot.context.isPlayRequested),
  },
  {
    sentence: 'When playback stops, the position of that media is saved.',
    holds: (now, earlier) => {
      const before = earlier.at(-1);
      if (before === undefined || !plays(before) || plays(now)) return true;
      return savedPositions(now).some(({ id }) => id === before.snapshot.context.id);
    },
  },
  {
    sentence: 'When loaded media is left, its position is saved, also after seeking only.',
    holds: (now, earlier) => {
      const before = earlier.at(-1)?.snapshot;
      if (before?.matches({ open: 'loaded' }) !== true || now.snapshot.matches({ open: 'loaded' })) return true;
      return savedPositions(now).some(({ id }) => id === before.context.id);
    },
  },
  {
    sentence: 'During playback, the saved position is never older than the save interval.',
    holds: (now, earlier) => {
      if (!plays(now)) return true;
      const since = [...earlier, now].findLast((step) => savedPositions(step).length > 0 || !plays(step));
      return now.at - (since?.at ?? now.at) <= MEDIA_POSITION_EVERY_MS;
    },
  },
  {
    sentence: 'Only media that was played to its end counts as completed.',
    holds: (now) => savedPositions(now).every(({ isEnd }) => !isEnd || now.event === 'element.ended'),
  },
  {
    sentence: 'Positions are saved for the selected media only.',
    holds: (now) => savedPositions(now).every(({ id }) => id !== null),
  },
  {
    sentence: 'When another player starts, this one pauses until playback is requested.',
    holds: ({ event, snapshot }) =>
      event !== 'other.played' || !snapshot.matches('open') || snapshot.matches({ open: 'failed' })
        ? true
        : !snapshot.context.isPlayRequested || snapshot.matches({ open: { loaded: 'ended' } }),
  },
  {
    sentence: 'A failure requests a new address once per position; the second failure is shown.',
    holds: ({ event, snapshot }, earlier) => {
      const before = earlier.at(-1)?.snapshot;
      if (event !== 'element.failed' || before === undefined || !before.matches('open')) return true;
      if (before.matches({ open: 'findingMedia' }) || before.matches({ open: 'failed' })) return true;
      const { failedAt, position } = before.context;
      const isRetry = failedAt !== null && Math.abs(position - failedAt) < MEDIA_RENEW_AFTER_S;
      return snapshot.matches({ open: isRetry ? 'failed' : 'findingMedia' });
    },
  },
  {
    sentence: 'A new address changes neither position nor playback.',
    holds: ({ event, snapshot }, earlier) => {
      const before = earlier.at(-1)?.snapshot;
      if (event !== 'element.failed' || before === undefined || !snapshot.matches({ open: 'findingMedia' }))
        return true;
      return (
        snapshot.context.position === before.context.position &&
        snapshot.context.isPlayRequested === before.context.isPlayRequested
      );
    },
  },
];

const guide: MachineGuide<typeof playerMachine> = {
  purpose: 'Plays one audio, video or short, and continues across screens.',
  owner:
    'The first screen with media creates it. It lives as long as the page; the bar at the bottom controls it on other screens.',
  startedIn: 'src/client/content/player/player.actor.ts',
  events: {
    'media.chosen': 'The user opens or plays something.',
    'play.requested': 'The user presses Play.',
    'pause.requested': 'The user presses Pause.',
    'seek.requested': 'The user chooses another position.',
    'rate.chosen': 'The user chooses another speed.',
    'volume.chosen': 'The user chooses another volume.',
    'mute.toggled': 'The user turns the sound off or on.',
    'retry.requested': 'The user tries again after a failure.',
    'player.closed': 'The user closes the player.',
    'page.hidden': 'The page is hidden or left, so the position is saved.',
    'other.played': 'Another media element of the page plays with sound.',
    'element.ready': 'The media element knows the duration and can seek.',
    'element.playing': 'The media element plays.',
    'element.paused': 'The media element has stopped playing, maybe by a key of the keyboard or a headset.',
    'element.waiting': 'The media element waits for data.',
    'element.moved': 'The position of the media element has changed.',
    'element.ended': 'The media element has reached the end.',
    'element.failed': 'The media element cannot play the file.',
  },
};

export const playerProof: Proof<typeof playerMachine> = { guide, model, invariants };
