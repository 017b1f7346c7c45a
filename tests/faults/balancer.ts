import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../support/servers/free-port.ts';
import { background } from './background.ts';
import type { Reach } from './proxies.ts';

const BEGINNING = `
global
  maxconn 2000
defaults
  timeout connect 2s
  timeout client 400s
  timeout server 400s
  option redispatch
  retries 2
`;

/** HAProxy with these sections after the usual ones, as in `docs/deploy/haproxy.cfg`. */
async function haproxy(sections: string): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'lectern-haproxy-'));
  const file = join(folder, 'haproxy.cfg');
  await writeFile(file, BEGINNING + sections);
  const running = background('haproxy', ['-db', '-f', file]);
  return async () => {
    await running.kill();
    await rm(folder, { recursive: true, force: true });
  };
}

/** Several servers at one address: unavailable ones are skipped, and checked again every second. */
export async function balancer(...ports: readonly number[]): Promise<Reach> {
  const port = await freePort();
  const close = await haproxy(`
frontend people
  mode http
  bind 127.0.0.1:${port}
  default_backend lectern
backend lectern
  mode http
  balance roundrobin
  option httpchk GET /readyz
  default-server check inter 1s fall 2 rise 1 on-marked-down shutdown-sessions
  retry-on conn-failure empty-response 503
${ports.map((entry) => `  server lectern-${entry} 127.0.0.1:${entry}`).join('\n')}
`);
  return { url: `http://127.0.0.1:${port}`, close };
}

type Member = {
  /** PostgreSQL's port, and that of its Patroni, which reports whether it is the primary. */
  readonly port: number;
  readonly patroniPort: number;
};

/** A proxy to the current primary of a pair. `port`: its own port. */
export async function pathToPrimary(members: readonly Member[]): Promise<{ port: number; close: () => Promise<void> }> {
  const port = await freePort();
  const close = await haproxy(`
listen postgres-primary
  mode tcp
  bind 127.0.0.1:${port}
  option httpchk GET /primary
  http-check expect status 200
  default-server check inter 1s fall 2 rise 1 on-marked-down shutdown-sessions
${members.map((member) => `  server pg-${member.port} 127.0.0.1:${member.port} port ${member.patroniPort}`).join('\n')}
`);
  return { port, close };
}
