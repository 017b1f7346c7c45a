import { type ClientConfig, clientConfigSchema } from '#domain/config/client-config.schema.ts';

/** Why Lectern cannot start, in a sentence for whoever set it up. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

/** Reads and checks what the server tells the browser. Throws a ConfigError that names what is wrong. */
export async function readConfig(fetch: typeof globalThis.fetch): Promise<ClientConfig> {
  const answer = await fetch('/config.json', { cache: 'no-cache' }).catch((cause: unknown) => {
    throw new ConfigError('Lectern cannot reach its server. Check the connection and load the page again.', { cause });
  });
  if (!answer.ok) throw new ConfigError(`Lectern cannot start: /config.json answered with status ${answer.status}.`);
  const value: unknown = await answer.json().catch((cause: unknown) => {
    throw new ConfigError('Lectern cannot start: /config.json is not JSON.', { cause });
  });
  const parsed = clientConfigSchema.safeParse(value);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const name = issue?.path.join('.') || 'the whole';
  throw new ConfigError(
    `Lectern cannot start: in /config.json, “${name}” is wrong: ${issue?.message ?? 'unreadable'}.`,
  );
}
