import { RELOAD_GUARD_TTL_MS } from '#domain/platform/screen.limits.ts';
import type { Invariant, MachineGuide, MachineModel, Proof, ProofStep } from '../machine.proof.ts';
import type { reloadGuardMachine } from './reload-guard.machine.ts';

/** Never reloaded; just recently enough to prevent another reload at the start; just too long ago for that. */
const RELOADED_AT = [null, 1 - RELOAD_GUARD_TTL_MS, -RELOAD_GUARD_TTL_MS];

const model: MachineModel<typeof reloadGuardMachine> = {
  inputs: [...RELOADED_AT.map((reloadedAt) => ({ reloadedAt, buildId: 'older' })), { reloadedAt: null }],
  events: [
    { type: 'session.refused', at: 0, isWorkUnsaved: false },
    { type: 'session.refused', at: 0, isWorkUnsaved: true },
    { type: 'chunk.failed', at: 0 },
  ],
  answers: {
    readLatestBuild: [
      { output: 'newer' },
      { output: 'older' },
      { error: new Error('The server could not be reached.') },
    ],
    saveWork: [{ output: undefined }, { error: new Error('An answer is not saved.') }],
  },
  delays: {},
};

type Now = ProofStep<typeof reloadGuardMachine>;

const reloads = ({ effects }: Now): boolean => effects.some(({ name }) => name === 'reload');

const invariants: readonly Invariant<typeof reloadGuardMachine>[] = [
  {
    sentence: 'A page is reloaded at most once.',
    holds: (now, earlier) => [...earlier, now].filter(reloads).length <= 1,
  },
  {
    sentence: 'No two reloads follow each other within the guard’s time.',
    holds: (now) => {
      const { reloadedAt } = now.snapshot.context;
      return !reloads(now) || reloadedAt === null || now.at - reloadedAt >= RELOAD_GUARD_TTL_MS;
    },
  },
  {
    sentence: 'The page is in the reloading state exactly after the reload was requested.',
    holds: (now, earlier) => (now.snapshot.value === 'reloadingPage') === [...earlier, now].some(reloads),
  },
  {
    sentence: 'A refused session reloads the page, is ended or, once, reported; it is never ignored.',
    holds: ({ event, effects, snapshot }, earlier) => {
      const before = earlier.at(-1)?.snapshot.value;
      const isKnown = before === 'reloadingPage' || (before === 'unsavedWork' && snapshot.value === 'unsavedWork');
      return event !== 'session.refused' || effects.length === (isKnown ? 0 : 1);
    },
  },
  {
    sentence: 'While work is only in this page, a refused session neither reloads the page nor ends.',
    holds: (now) =>
      now.snapshot.value !== 'unsavedWork' || now.effects.every(({ name }) => name === 'reportUnsavedWork'),
  },
  {
    sentence: 'A missing chunk reloads the page only if the server has a newer build, and after work was saved.',
    holds: (now, earlier) =>
      !reloads(now) || now.event === 'session.refused' || earlier.at(-1)?.snapshot.value === 'savingWork',
  },
  {
    sentence: 'Work is saved for a reload only if the server has another build.',
    holds: (now, earlier) =>
      now.snapshot.value !== 'savingWork' ||
      earlier.at(-1)?.snapshot.value === 'savingWork' ||
      now.output !== now.snapshot.context.buildId,
  },
  {
    sentence: 'A missing chunk never ends a session.',
    holds: ({ event, effects }) => event === 'session.refused' || effects.every(({ name }) => name !== 'endSession'),
  },
];

const guide: MachineGuide<typeof reloadGuardMachine> = {
  purpose:
    'Reloads the page if that helps: after a refused session, or when a newer build has replaced a missing chunk. It neither reloads endlessly nor while that would lose work.',
  owner:
    '`startApp` creates and starts it with the application. It lives as long as the page; the time of its last reload is in the session storage.',
  startedIn: 'src/client/app.actors.ts',
  events: {
    'session.refused':
      'The server has refused the session, after the token could not be refreshed and unsaved work was stored. The event says whether some work is only in this page.',
    'chunk.failed': 'A chunk of the application could not be downloaded.',
  },
};

export const reloadGuardProof: Proof<typeof reloadGuardMachine> = { guide, model, invariants };
