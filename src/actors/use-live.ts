import { useMemo } from 'react';
import { createLive, type Live } from '#api/live.ts';
import { useApp } from './app.context.ts';

/** Follows subscriptions. Made by the screens that do, so that nobody else downloads it. */
export function useLive(): Live {
  const { config, store } = useApp();
  return useMemo(
    () =>
      createLive({
        url: new URL(config.apiUrl, window.location.href).href,
        store,
        document,
        fetch: (input, init) => window.fetch(input, init),
      }),
    [config, store],
  );
}
