import type { Draft } from '../draft.ts';
import type { Happening } from './happening.ts';

const elapses = (delay: string, name: string): Happening => ({
  name,
  area: 'connection',
  when: (now) => now.timer('connection', delay) !== undefined,
  happens: (draft) => draft.elapse('connection', delay),
});

const isSending = (now: Draft): boolean =>
  now.runs('connection', 'sendPendingWork') !== undefined && now.world.refusal === 'none';

/** The connection machine: what the browser reports of the network, and the outcomes of its requests. */
export const NETWORK_HAPPENINGS: readonly Happening[] = [
  {
    name: 'the browser reports that it is offline',
    area: 'connection',
    when: ({ world }) => !world.isReachable && world.isConnected,
    happens: (draft) => draft.respond(false),
  },
  {
    name: 'the browser reports that it is online',
    area: 'connection',
    when: ({ connection }) => connection.matches('offline'),
    happens: (draft) => draft.send('browser', 'connection', { type: 'network.returned' }),
  },
  elapses('probeDelay', 'the server is probed again'),
  elapses('retryDelay', 'left work is sent again'),
  elapses('messageDuration', 'the message about sent work ends'),
  {
    name: 'the probe ends',
    area: 'connection',
    when: (now) => now.runs('connection', 'probeServer') !== undefined,
    happens: (draft) => {
      if (draft.world.isReachable) draft.succeed('connection', 'probeServer', undefined);
      else draft.fail('connection', 'probeServer');
    },
  },
  {
    name: 'pending work is sent',
    area: 'connection',
    when: isSending,
    happens: (draft) => {
      const { world, auth } = draft;
      if (auth.context.user === null) return draft.succeed('connection', 'sendPendingWork', 0);
      if (!world.isReachable) {
        draft.loseRequest();
        return draft.fail('connection', 'sendPendingWork');
      }
      if (!world.isSessionValid) return draft.refuse('ofWork');
      draft.respond(true);
      draft.succeed('connection', 'sendPendingWork', 0);
    },
  },
  {
    name: 'pending work is sent in part',
    area: 'connection',
    when: (now) =>
      isSending(now) && now.world.isReachable && now.world.isSessionValid && now.auth.context.user !== null,
    happens: (draft) => {
      draft.respond(true);
      draft.succeed('connection', 'sendPendingWork', 2);
    },
  },
];
