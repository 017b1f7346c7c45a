import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { LivePlayerPartsFragment } from '#api/documents/classrooms/live-quiz.generated.ts';
import type { livePlayerMachine } from '#machines/live-player/live-player.machine.ts';

export type PlayProps = {
  readonly actor: Pick<ActorRefFrom<typeof livePlayerMachine>, 'send'>;
  readonly state: SnapshotFrom<typeof livePlayerMachine>;
  readonly player: LivePlayerPartsFragment;
  /** When the screen arrived, by `performance.now()`. */
  readonly at: number;
};
