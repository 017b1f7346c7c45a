import type { ClientConfig } from '#domain/platform/config/client-config.ts';

/**
 * The configuration that the server wrote into the page, after checking it at its own start; null if the page is not
 * from the server, as in development.
 */
function written(): ClientConfig | null {
  const text = document.getElementById('config')?.textContent ?? '';
  return text === '' ? null : JSON.parse(text);
}

/**
 * Reads the configuration: from the page, or otherwise from `/config.json`, which is validated. Only the second needs
 * the code for it.
 * @throws ConfigError that names what is wrong
 */
export async function readConfig(fetch: typeof globalThis.fetch): Promise<ClientConfig> {
  return written() ?? (await import('./fetch-config.ts')).fetchConfig(fetch);
}
