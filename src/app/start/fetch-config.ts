import { type ClientConfig, configProblem, isClientConfig } from '#domain/platform/config/client-config.ts';
import { ConfigError } from './config-error.ts';

/**
 * Downloads `/config.json`.
 * @throws ConfigError that names what is wrong
 */
export async function fetchConfig(fetch: typeof globalThis.fetch): Promise<ClientConfig> {
  const value = await download(fetch);
  if (isClientConfig(value)) return value;
  const problem = configProblem(value);
  throw new ConfigError((t) => t.setting({ name: problem?.name || t.allSettings, why: problem?.why ?? t.unreadable }));
}

async function download(fetch: typeof globalThis.fetch): Promise<unknown> {
  const answer = await fetch('/config.json', { cache: 'no-cache' }).catch((cause: unknown) => {
    throw new ConfigError((t) => t.unreachable, { cause });
  });
  if (!answer.ok) throw new ConfigError((t) => t.status({ status: answer.status }));
  return await answer.json().catch((cause: unknown) => {
    throw new ConfigError((t) => t.notJson, { cause });
  });
}
