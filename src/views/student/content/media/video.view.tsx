import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useVideoPlayer } from '#client/content/player/use-player.ts';
import { useViewData, type ViewLoaderArgs } from '#client/view.context.ts';
import { MediaScreen } from './media.screen.tsx';
import { firstToPlay, loadTopicMedia } from './topic-media.loader.ts';

/** The topic and its videos, after a check of the plan. */
export const loader = (args: ViewLoaderArgs) => loadTopicMedia(args, 'video');

/** The videos of a topic, with the player. */
export function Component() {
  const { topic, list } = useViewData<typeof loader>();
  const player = useVideoPlayer();
  const [params] = useSearchParams();
  const first = firstToPlay(list, params.get('play'));
  const [selected, setSelected] = useState<string | null>(null);
  useEffect(() => {
    if (first === null || player === null) return;
    player.actor.send({ type: 'media.chosen', id: first, from: null, plays: false });
    setSelected(first);
  }, [player, first]);
  return (
    <MediaScreen
      kind="video"
      topic={topic}
      list={list}
      player={list.length === 0 ? null : player}
      next={selected === first ? null : first}
      onChoose={(id) => player?.actor.send({ type: 'media.chosen', id, from: null, plays: true })}
    />
  );
}
