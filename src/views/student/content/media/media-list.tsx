import type { Player } from '#client/content/player/player.ts';
import { usePlayerView } from '#client/content/player/use-player.ts';
import { useTexts } from '#texts/current-language.ts';
import { joinedLine } from '#texts/joined-line.ts';
import { mediaTexts } from '#texts/study/media.texts.ts';
import { ProgressBar } from '#ui/progress/progress-bar.tsx';
import rows from '#ui/row-list/row-list.module.css';
import styles from './media.module.css';
import type { MediaRow } from './topic-media.loader.ts';

type Props = {
  readonly list: readonly MediaRow[];
  readonly player: Player | null;
  readonly onChoose: (id: string) => void;
};

/** All media of a kind in a topic, with duration and progress. Clicking one plays it. */
export function MediaList({ list, player, onChoose }: Props) {
  return (
    <ul className={rows.list}>
      {list.map((row) => (
        <li key={row.id}>
          {player === null ? (
            <Row row={row} position={row.position} isChosen={false} onChoose={onChoose} />
          ) : (
            <LiveRow row={row} player={player} onChoose={onChoose} />
          )}
        </li>
      ))}
    </ul>
  );
}

/** The player's own progress is more current than the list's. */
function LiveRow({ row, player, onChoose }: Omit<RowProps, 'position' | 'isChosen'> & { readonly player: Player }) {
  const { context } = usePlayerView(player);
  const isChosen = context.id === row.id;
  return (
    <Row
      row={row}
      position={isChosen && context.media !== null ? context.position : row.position}
      isChosen={isChosen}
      onChoose={onChoose}
    />
  );
}

type RowProps = {
  readonly row: MediaRow;
  readonly position: number;
  readonly isChosen: boolean;
  readonly onChoose: (id: string) => void;
};

function Row({ row, position, isChosen, onChoose }: RowProps) {
  const t = useTexts(mediaTexts);
  const { id, title, summary, seconds, doneAt } = row;
  const isStarted = position >= 1 && position < seconds;
  const statusText = isStarted ? t.left({ seconds: seconds - position }) : doneAt === null ? null : t.done;
  const action = isChosen ? t.chosen : isStarted ? t.continue : doneAt === null ? t.play : t.again;
  return (
    <button
      type="button"
      className={`${rows.row} ${styles.row}`}
      aria-current={isChosen || undefined}
      onClick={() => {
        if (!isChosen) onChoose(id);
      }}
    >
      <span className={rows.body}>
        <span className={rows.title}>{title}</span>
        {summary !== '' && <bdi className={rows.detail}>{summary}</bdi>}
        <span className={rows.detail}>{joinedLine(t.length({ seconds }), statusText)}</span>
        {isStarted && <ProgressBar value={Math.floor(position)} max={Math.ceil(seconds)} label={t.howFar({ title })} />}
      </span>
      <span className={rows.action}>{action}</span>
    </button>
  );
}
