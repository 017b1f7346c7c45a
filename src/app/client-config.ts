import { type ClientConfig, clientConfigSchema } from '#domain/config/client-config.schema.ts';

/** Why Lectern cannot start, in a sentence for whoever set it up. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

/** What the server has written into the page; null where the page came from elsewhere, as in development. */
function written(): unknown {
  const text = document.getElementById('config')?.textContent ?? '';
  return text === '' ? null : JSON.parse(text);
}

/**
 * Reads and checks what the server tells the browser: out of the page, or else from `/config.json`.
 * @throws ConfigError that names what is wrong
 */
export async function readConfig(fetch: typeof globalThis.fetch): Promise<ClientConfig> {
  const value = written() ?? (await asked(fetch));
  const parsed = clientConfigSchema.safeParse(value);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const name = issue?.path.join('.') || 'the whole';
  throw new ConfigError(
    `Lectern cannot start: in its settings, “${name}” is wrong: ${issue?.message ?? 'unreadable'}.`,
  );
}

async function asked(fetch: typeof globalThis.fetch): Promise<unknown> {
  const answer = await fetch('/config.json', { cache: 'no-cache' }).catch((cause: unknown) => {
    throw new ConfigError('Lectern cannot reach its server. Check the connection and load the page again.', { cause });
  });
  if (!answer.ok) throw new ConfigError(`Lectern cannot start: /config.json answered with status ${answer.status}.`);
  return await answer.json().catch((cause: unknown) => {
    throw new ConfigError('Lectern cannot start: /config.json is not JSON.', { cause });
  });
}
