import { globSync } from 'node:fs';
import { chmod, chown, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../support/servers/free-port.ts';
import { type Background, background, killWithChildren, missing, userFor } from './background.ts';
import { pathToPrimary } from './balancer.ts';

/** Two replicating PostgreSQL servers, managed by Patroni with etcd, behind HAProxy: the system's own programs. */
export type DatabasePair = {
  /** A proxy to the current primary. */
  readonly url: string;
  /** Kills the primary and its Patroni at once, like a failure of their machine. */
  readonly killPrimary: () => Promise<void>;
  /** Starts the killed one, and waits until both are in sync again. */
  readonly revive: () => Promise<void>;
  readonly remove: () => Promise<void>;
};

type Member = {
  readonly name: string;
  readonly port: number;
  readonly patroniPort: number;
  readonly data: string;
  readonly config: string;
  running: Background | null;
};

const PASSWORD = 'only-on-this-machine';
const READY_MS = 90_000;

/** The system programs that are missing; empty if a pair can be started. */
export const missingForPair = (): Promise<readonly string[]> => missing(['haproxy', 'patroni', 'etcd']);

const binaries = (): string => globSync('/usr/lib/postgresql/*/bin').sort().at(-1) ?? '';

/** As in `docs/deploy/patroni.yaml`, on one machine. */
const patroniConfig = ({ name, port, patroniPort, data }: Member, etcd: number): string => `
scope: lectern
name: ${name}
restapi: { listen: '127.0.0.1:${patroniPort}', connect_address: '127.0.0.1:${patroniPort}' }
etcd3: { hosts: '127.0.0.1:${etcd}' }
bootstrap:
  dcs:
    ttl: 20
    loop_wait: 5
    retry_timeout: 5
    maximum_lag_on_failover: 1048576
    synchronous_mode: true
    postgresql:
      use_pg_rewind: true
      parameters: { max_connections: 100, synchronous_commit: 'on', wal_level: replica, wal_log_hints: 'on' }
  initdb: [{ encoding: UTF8 }, data-checksums]
postgresql:
  listen: '127.0.0.1:${port}'
  connect_address: '127.0.0.1:${port}'
  data_dir: ${data}
  pgpass: ${data}.pgpass
  bin_dir: ${binaries()}
  parameters: { unix_socket_directories: '' }
  pg_hba:
    - host all all 127.0.0.1/32 scram-sha-256
    - host replication all 127.0.0.1/32 scram-sha-256
  authentication:
    superuser: { username: postgres, password: ${PASSWORD} }
    replication: { username: replicator, password: ${PASSWORD} }
    rewind: { username: rewind, password: ${PASSWORD} }
`;

async function patroniReports({ patroniPort }: Member, what: 'primary' | 'sync'): Promise<boolean> {
  const answer = await fetch(`http://127.0.0.1:${patroniPort}/${what}`).catch(() => null);
  return answer?.ok === true;
}

/** Throws if a program is missing or does not start. */
export async function startPair(): Promise<DatabasePair> {
  const folder = await mkdtemp(join(tmpdir(), 'lectern-two-'));
  const user = await userFor('postgres');
  const own = async (path: string): Promise<void> => {
    if (user !== undefined) await chown(path, user.uid, user.gid);
  };
  await own(folder);
  const [client, peer] = [await freePort(), await freePort()];
  const etcd = background('etcd', [
    ...['--data-dir', join(folder, 'etcd'), '--name', 'one', '--initial-cluster', `one=http://127.0.0.1:${peer}`],
    ...['--listen-client-urls', `http://127.0.0.1:${client}`, '--advertise-client-urls', `http://127.0.0.1:${client}`],
    ...['--listen-peer-urls', `http://127.0.0.1:${peer}`, '--initial-advertise-peer-urls', `http://127.0.0.1:${peer}`],
  ]);
  const start = (member: Member): void => {
    member.running = background('patroni', [member.config], user);
  };
  const members: Member[] = [];
  for (const name of ['one', 'two']) {
    const data = join(folder, name);
    const config = `${data}.yaml`;
    const member: Member = { name, port: await freePort(), patroniPort: await freePort(), data, config, running: null };
    await mkdir(data);
    await chmod(data, 0o700);
    await writeFile(config, patroniConfig(member, client));
    await own(data);
    members.push(member);
  }
  const way = await pathToPrimary(members);

  const kill = async (member: Member): Promise<void> => {
    await member.running?.kill();
    const pid = await readFile(join(member.data, 'postmaster.pid'), 'utf8').catch(() => '');
    if (pid !== '') await killWithChildren(Number(pid.split('\n', 1)[0]));
    member.running = null;
  };
  const inStep = async (): Promise<void> => {
    const until = Date.now() + READY_MS;
    while (Date.now() < until) {
      const [primaries, seconds] = await Promise.all([
        Promise.all(members.map((member) => patroniReports(member, 'primary'))),
        Promise.all(members.map((member) => patroniReports(member, 'sync'))),
      ]);
      if (primaries.includes(true) && seconds.includes(true)) return;
      await sleep(300);
    }
    throw new Error(`The pair did not come into step.\n${members.map(({ running }) => running?.output()).join('\n')}`);
  };
  const remove = async (): Promise<void> => {
    for (const member of members) await kill(member);
    await way.close();
    await etcd.kill();
    await rm(folder, { recursive: true, force: true });
  };
  try {
    for (const member of members) start(member);
    await inStep();
  } catch (error) {
    await remove();
    throw error;
  }
  return {
    url: `postgres://postgres:${PASSWORD}@127.0.0.1:${way.port}/postgres`,
    killPrimary: async () => {
      for (const member of members) if (await patroniReports(member, 'primary')) return kill(member);
      throw new Error('Neither of the pair is the primary.');
    },
    revive: async () => {
      for (const member of members) if (member.running === null) start(member);
      await inStep();
    },
    remove,
  };
}
