import { Badge, Button, Heading } from '@radix-ui/themes';
import {
  type LiveHostPartsFragment,
  RemoveLivePlayerDocument,
  RenameLivePlayerDocument,
} from '#api/documents/classrooms/live-quiz.generated.ts';
import { useApi } from '#client/app.context.ts';
import { useDialog } from '#client/platform/dialog/use-dialog.ts';
import { hasScores, type LiveMode } from '#domain/classrooms/live-quiz/live-quiz.ts';
import { readNickname } from '#domain/classrooms/live-quiz/nickname.rule.ts';
import { liveQuizTexts } from '#texts/classrooms/live-quiz.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import { joinedLine } from '#texts/joined-line.ts';
import styles from './host.module.css';

type Player = LiveHostPartsFragment['players'][number];
type Props = {
  readonly quiz: string;
  readonly players: readonly Player[];
  readonly mode: LiveMode;
  /** Players can be renamed and removed. */
  readonly isOpen: boolean;
};

/** The players of a live quiz. */
export function Roster({ quiz, players, mode, isOpen }: Props) {
  const t = useTexts(liveQuizTexts);
  const change = usePlayerDialogs(quiz);
  return (
    <section className={styles.roster} aria-label={t.roster}>
      <Heading as="h2" size="4">
        {t.roster}
      </Heading>
      {players.length === 0 && <p className={styles.quiet}>{t.rosterEmpty}</p>}
      <ul>
        {players.map((player) => (
          <li key={player.id}>
            <span className={styles.player}>
              <bdi>{player.name}</bdi>
              <small>
                {joinedLine(
                  player.isGuest && t.guest,
                  player.team !== null && t.play.team({ number: player.team + 1 }),
                  hasScores(mode) && t.points({ points: player.points }),
                )}
              </small>
            </span>
            {player.hasAnswered && <Badge color="green">{t.hasAnswered}</Badge>}
            {isOpen && (
              <span className={styles.playerActions}>
                {player.isGuest && (
                  <Button
                    size="1"
                    variant="soft"
                    aria-label={t.renamePlayer({ name: player.name })}
                    onClick={() => void change.rename(player)}
                  >
                    {t.rename}
                  </Button>
                )}
                <Button
                  size="1"
                  variant="soft"
                  color="gray"
                  aria-label={t.removePlayer({ name: player.name })}
                  onClick={() => void change.remove(player)}
                >
                  {t.remove}
                </Button>
              </span>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function usePlayerDialogs(quiz: string) {
  const t = useTexts(liveQuizTexts);
  const api = useApi();
  const dialog = useDialog();
  return {
    remove: ({ id, name }: Player) =>
      dialog.open({
        title: t.removeTitle({ name }),
        text: t.removeText,
        confirmLabel: t.remove,
        work: async () => {
          await api(RemoveLivePlayerDocument, { id: quiz, player: id });
        },
      }),
    rename: ({ id, name }: Player) =>
      dialog.open({
        title: t.renameTitle,
        confirmLabel: t.save,
        input: {
          type: 'text',
          label: t.nickname,
          initial: name,
          validate: (value) => {
            const read = readNickname(String(value));
            return 'problem' in read ? read.problem : null;
          },
        },
        work: async (value) => {
          await api(RenameLivePlayerDocument, { id: quiz, player: id, nickname: String(value) });
        },
      }),
  };
}
