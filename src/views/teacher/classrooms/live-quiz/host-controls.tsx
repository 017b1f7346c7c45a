import { Button } from '@radix-ui/themes';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { LiveScreenPartsFragment } from '#api/documents/classrooms/live-quiz.generated.ts';
import { useDialog } from '#client/platform/dialog/use-dialog.ts';
import { hasScores, type LiveCommand } from '#domain/classrooms/live-quiz/live-quiz.ts';
import type { liveHostMachine } from '#machines/live-host/live-host.machine.ts';
import { liveQuizTexts } from '#texts/classrooms/live-quiz.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import styles from './host.module.css';

type Props = {
  readonly screen: LiveScreenPartsFragment;
  readonly actor: Pick<ActorRefFrom<typeof liveHostMachine>, 'send'>;
  readonly state: SnapshotFrom<typeof liveHostMachine>;
};

/** What the host may do now, the usual next step first. The server decides again. */
export function commandsIn({ state, vote, mode }: LiveScreenPartsFragment): readonly LiveCommand[] {
  switch (state) {
    case 'lobby':
      return ['start'];
    case 'answering':
      return ['lock'];
    case 'locked':
      return vote === 1 ? ['reveal', 'discuss'] : ['reveal'];
    case 'discussing':
      return ['voteAgain'];
    case 'revealed':
      return hasScores(mode) ? ['next', 'showScores'] : ['next'];
    case 'scoreboard':
      return ['next'];
    case 'finished':
      return [];
  }
}

/** The buttons of the host. */
export function HostControls({ screen, actor, state }: Props) {
  const t = useTexts(liveQuizTexts);
  const dialog = useDialog();
  const isHosting = state.matches('hosting');
  const order = state.context.order;
  const give = (command: LiveCommand): void =>
    actor.send({ type: 'command.given', command, revision: screen.revision });
  const end = async (): Promise<void> => {
    const { reason } = await dialog.open({ title: t.endTitle, text: t.endText, confirmLabel: t.commands.end });
    if (reason === 'confirm') give('end');
  };
  const isLast = screen.position === screen.count;
  return (
    <div className={styles.controls}>
      {commandsIn(screen).map((command, at) => (
        <Button
          key={command}
          size="4"
          variant={at === 0 ? 'solid' : 'soft'}
          disabled={!isHosting}
          loading={order?.command === command}
          onClick={() => give(command)}
        >
          {command === 'next' && isLast ? t.commands.finish : t.commands[command]}
        </Button>
      ))}
      <Button size="4" variant="ghost" color="gray" disabled={!isHosting} onClick={() => void end()}>
        {t.commands.end}
      </Button>
    </div>
  );
}
