import { useSelector } from '@xstate/react';
import { useEffect, useMemo, useState } from 'react';
import { FollowLiveQuizHostDocument, LiveQuizHostDocument } from '#api/documents/classrooms/live-quiz.generated.ts';
import { useApp } from '#client/app.context.ts';
import { deviceId } from '#client/attempts/device-id.ts';
import { createLiveHostActor } from '#client/classrooms/live-host.actor.ts';
import { useLiveData } from '#client/classrooms/use-live-data.ts';
import { useShownActor } from '#client/use-shown-actor.ts';

/** A screen that hosts a live quiz, while it is shown. */
export function useLiveHost(quiz: string) {
  const app = useApp();
  const [device] = useState(() => deviceId(window));
  const [actor] = useState(() => createLiveHostActor(app.api, { quiz, device }));
  useShownActor(actor);
  const state = useSelector(actor, (snapshot) => snapshot);
  const source = useMemo(() => {
    const variables = { id: quiz, device };
    return { read: () => app.api(LiveQuizHostDocument, variables), stream: FollowLiveQuizHostDocument, variables };
  }, [app, quiz, device]);
  const { latest, problem } = useLiveData(source);
  useEffect(() => {
    if (latest === null) return;
    const { host, screen } = latest.data.liveQuizHost;
    actor.send(screen.state === 'finished' ? { type: 'quiz.finished' } : { type: 'host.reported', host });
  }, [actor, latest]);
  return { actor, state, latest, problem };
}
