import * as z from 'zod/mini';
import { RELOAD_GUARD_TTL_MS } from '#domain/limits.ts';

const RELOADED_AT = 'build.reloadedAt';

const latestBuildSchema = z.object({ id: z.string() });

type Parts = {
  /** The build this page was started with. */
  readonly buildId: string;
  readonly fetch: typeof globalThis.fetch;
  readonly reload: () => void;
  /** Remembers the last such reload over itself. */
  readonly storage: Pick<Storage, 'getItem' | 'setItem'>;
  /** Milliseconds since 1970. */
  readonly now: () => number;
};

const isChunkError = (error: unknown): boolean => error instanceof Error && error.name === 'ChunkLoadError';

/**
 * Wraps the download of a part of the application. Where it fails because a newer build has replaced the files, the
 * page is loaded again, though not twice in a row; any other failure is thrown on.
 */
export function downloader({ buildId, fetch, reload, storage, now }: Parts) {
  const hasJustReloaded = (): boolean =>
    now() - Number(storage.getItem(RELOADED_AT) ?? -Infinity) < RELOAD_GUARD_TTL_MS;

  async function isOutdated(): Promise<boolean> {
    const answer = await fetch(`/builds/latest.json?t=${now()}`, { cache: 'no-store' });
    const latest = latestBuildSchema.safeParse(await answer.json());
    return latest.success && latest.data.id !== buildId;
  }
  return async <Module>(download: () => Promise<Module>): Promise<Module> => {
    try {
      return await download();
    } catch (error) {
      // A check that fails itself says nothing about the build; the first error is the one to tell.
      if (!isChunkError(error) || hasJustReloaded() || !(await isOutdated().catch(() => false))) throw error;
      storage.setItem(RELOADED_AT, String(now()));
      reload();
      return new Promise(() => {});
    }
  };
}
