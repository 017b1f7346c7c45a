import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { useAudioPlayer, usePlayerView } from '#actors/player/use-player.ts';
import { useViewData, type ViewLoaderArgs } from '#actors/view.context.ts';
import { MediaScreen } from './media.screen.tsx';
import { firstToPlay, loadTopicMedia } from './topic-media.loader.ts';

export const loader = (args: ViewLoaderArgs) => loadTopicMedia(args, 'audio');

export function Component() {
  const { topic, list } = useViewData<typeof loader>();
  const player = useAudioPlayer();
  const { actor } = player;
  const { context, isOn } = usePlayerView(player);
  const [params] = useSearchParams();
  const asked = params.get('play');
  const isHere = list.some(({ id }) => id === context.id);

  // What is heard from another topic is not taken away by looking at what there is here.
  useEffect(() => {
    const id = firstToPlay(list, asked);
    const isAsked = asked !== null && id === asked && context.id !== id;
    if (id !== null && (isAsked || (!isHere && !isOn)))
      actor.send({ type: 'media.chosen', id, from: null, plays: false });
  }, [actor, list, asked, isHere, isOn, context.id]);

  return (
    <MediaScreen
      kind="audio"
      topic={topic}
      list={list}
      player={isHere ? player : null}
      onChoose={(id) => actor.send({ type: 'media.chosen', id, from: null, plays: true })}
    />
  );
}
