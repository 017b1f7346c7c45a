import { useMemo } from 'react';
import { createLive, type Live } from '#api/live.ts';
import { useApp } from './app.context.ts';

/** Follows subscriptions. Created by the screens that use it, so that others don't download it. */
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
