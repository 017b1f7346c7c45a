import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useAudioPlayer, usePlayerView } from '#client/content/player/use-player.ts';
import { useViewData, type ViewLoaderArgs } from '#client/view.context.ts';
import { MediaScreen } from './media.screen.tsx';
import { firstToPlay, loadTopicMedia } from './topic-media.loader.ts';

/** The topic and its audio lessons, after a check of the plan. */
export const loader = (args: ViewLoaderArgs) => loadTopicMedia(args, 'audio');

/** The audio lessons of a topic, with the player. */
export function Component() {
  const { topic, list } = useViewData<typeof loader>();
  const player = useAudioPlayer();
  const { actor } = player;
  const { context, isOn } = usePlayerView(player);
  const [params] = useSearchParams();
  const wished = params.get('play');
  // A user who has chosen another one meanwhile is not sent back to it.
  const [left, setLeft] = useState<string | null>(null);
  const requestedId = wished === left ? null : wished;
  const isHere = list.some(({ id }) => id === context.id);

  // Audio of another topic continues to play while this topic is shown.
  const first = firstToPlay(list, requestedId);
  const isRequested = requestedId !== null && first === requestedId && context.id !== first;
  const next = isRequested || (!isHere && !isOn) ? first : null;

  useEffect(() => {
    if (next !== null) actor.send({ type: 'media.chosen', id: next, from: null, plays: false });
  }, [actor, next]);

  return (
    <MediaScreen
      kind="audio"
      topic={topic}
      list={list}
      player={isHere || next !== null ? player : null}
      next={next}
      onChoose={(id) => {
        setLeft(wished);
        actor.send({ type: 'media.chosen', id, from: null, plays: true });
      }}
    />
  );
}
