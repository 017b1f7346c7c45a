import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { useVideoPlayer } from '#actors/player/use-player.ts';
import { useViewData, type ViewLoaderArgs } from '#actors/view.context.ts';
import { MediaScreen } from './media.screen.tsx';
import { firstToPlay, loadTopicMedia } from './topic-media.loader.ts';

export const loader = (args: ViewLoaderArgs) => loadTopicMedia(args, 'video');

export function Component() {
  const { topic, list } = useViewData<typeof loader>();
  const player = useVideoPlayer();
  const [params] = useSearchParams();
  const asked = params.get('play');
  useEffect(() => {
    const id = firstToPlay(list, asked);
    if (id !== null) player?.actor.send({ type: 'media.chosen', id, from: null, plays: false });
  }, [player, list, asked]);
  return (
    <MediaScreen
      kind="video"
      topic={topic}
      list={list}
      player={list.length === 0 ? null : player}
      onChoose={(id) => player?.actor.send({ type: 'media.chosen', id, from: null, plays: true })}
    />
  );
}
