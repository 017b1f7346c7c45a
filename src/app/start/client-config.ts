import { type ClientConfig, configProblem, isClientConfig } from '#domain/platform/config/client-config.ts';
import { texts } from '#texts/compiled/en/platform/errors.generated.ts';

type StartTexts = typeof texts.start;

/** Why Lectern cannot start, as a message for its operator, in the current language. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
  readonly reason: (t: StartTexts) => string;

  constructor(reason: (t: StartTexts) => string, options?: ErrorOptions) {
    super(reason(texts.start), options);
    this.reason = reason;
  }
}

/** The configuration in the page; null if the page is not from the server, as in development. */
function written(): unknown {
  const text = document.getElementById('config')?.textContent ?? '';
  return text === '' ? null : JSON.parse(text);
}

/**
 * Reads and validates the configuration: from the page, or otherwise from `/config.json`.
 * @throws ConfigError that names what is wrong
 */
export async function readConfig(fetch: typeof globalThis.fetch): Promise<ClientConfig> {
  const value = written() ?? (await fetchConfig(fetch));
  if (isClientConfig(value)) return value;
  const problem = configProblem(value);
  throw new ConfigError((t) => t.setting({ name: problem?.name || t.allSettings, why: problem?.why ?? t.unreadable }));
}

async function fetchConfig(fetch: typeof globalThis.fetch): Promise<unknown> {
  const answer = await fetch('/config.json', { cache: 'no-cache' }).catch((cause: unknown) => {
    throw new ConfigError((t) => t.unreachable, { cause });
  });
  if (!answer.ok) throw new ConfigError((t) => t.status({ status: answer.status }));
  return await answer.json().catch((cause: unknown) => {
    throw new ConfigError((t) => t.notJson, { cause });
  });
}
