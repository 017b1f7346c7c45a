import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { gzipSync } from 'node:zlib';
import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { listeningPort } from '#server/platform/http/listening-port.ts';
import { readCosts } from '../../../src/tools/capacity/costs.ts';
import { exchange, inClosedLoop } from '../../../src/tools/capacity/measure/closed-loop.ts';
import { rowBytes } from '../../../src/tools/capacity/measure/fill-answer-log.ts';
import { meterOf, tableSizes } from '../../../src/tools/capacity/measure/meter.ts';
import {
  postgresMs,
  postmasterOf,
  privateBytes,
  processorMs,
  residentBytes,
} from '../../../src/tools/capacity/measure/processor-time.ts';
import { testDatabase } from '../../support/servers/test-server.ts';

const database = await testDatabase();

describe('processor time', () => {
  it('of a process grows while it computes, and hardly while it waits', async () => {
    const program = `process.stdin.once('data', () => { const end = Date.now() + 300; while (Date.now() < end); console.log('done'); })`;
    const child = spawn(process.execPath, ['-e', `${program}; console.log('ready')`], {
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    try {
      await once(child.stdout, 'data');
      const pid = child.pid ?? 0;
      const before = processorMs(pid);
      child.stdin.write('go');
      await once(child.stdout, 'data');
      const used = processorMs(pid) - before;
      // Other programs may take the processor away, but not add to this process.
      expect(used).toBeGreaterThanOrEqual(20);
      expect(used).toBeLessThan(600);
      expect(privateBytes(pid)).toBeGreaterThan(1_000_000);
      expect(privateBytes(pid)).toBeLessThan(residentBytes(pid) + 1);
    } finally {
      child.kill();
    }
  });

  it('of PostgreSQL counts backends that have ended as well', async () => {
    const postmaster = await postmasterOf(database.pool);
    const before = postgresMs(postmaster);
    const client = new pg.Client({ connectionString: database.url });
    await client.connect();
    await client.query('select sum(sqrt(n)) from generate_series(1, 1000000) n');
    await client.end();
    const after = postgresMs(postmaster);
    expect(after - before).toBeGreaterThanOrEqual(20);
  });
});

describe('a meter', () => {
  it('divides what work has written and exchanged by the number of operations', async () => {
    const { pool } = database;
    await pool.query('create table measured (id int primary key, text text)');
    const meter = meterOf(pool, { server: process.pid, postmaster: await postmasterOf(pool) });
    const sizes = await tableSizes(pool);
    const measured = await meter.measure(100, async (count) => {
      await pool.query(`insert into measured select n, repeat('x', 1000) from generate_series(1, 100) n`);
      for (let at = 0; at < 100; at += 1) count({ text: '', sentBytes: 10, receivedBytes: 20 });
    });
    // Another test file may write to the same cluster meanwhile.
    expect(measured.walBytes).toBeGreaterThan(1_000);
    expect(measured).toMatchObject({ sentBytes: 10, receivedBytes: 20 });
    expect((await tableSizes(pool)).get('measured')).toBeGreaterThan((sizes.get('measured') ?? 0) + 100_000);
    const { table, indexes } = await rowBytes(pool, 'measured');
    expect(table).toBeGreaterThan(1_000);
    expect(table).toBeLessThan(1_700);
    expect(indexes).toBeGreaterThan(16);
  });
});

describe('a closed loop', () => {
  it('runs each value once, and never more at a time than stated', async () => {
    const seen: number[] = [];
    let [running, most] = [0, 0];
    await inClosedLoop([1, 2, 3, 4, 5, 6, 7], 3, async (value) => {
      running += 1;
      most = Math.max(most, running);
      await Promise.resolve();
      seen.push(value);
      running -= 1;
    });
    expect(seen.toSorted()).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(most).toBe(3);
  });

  it('counts the compressed size of a response, and rejects a refusal', async () => {
    const text = 'long '.repeat(1_000);
    const server = createServer((request, response) => {
      response.statusCode = request.url === '/no' ? 503 : 200;
      response.setHeader('content-encoding', 'gzip');
      response.end(gzipSync(text));
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const url = `http://127.0.0.1:${listeningPort(server)}`;
    try {
      const done = await exchange({ url, method: 'GET', headers: {} });
      expect(done.text).toBe(text);
      expect(done.receivedBytes).toBeLessThan(text.length / 5);
      await expect(exchange({ url: `${url}/no`, headers: {}, body: '{}' })).rejects.toThrow('503');
    } finally {
      server.closeAllConnections();
      server.close();
    }
  });
});

describe('the committed costs', () => {
  it('are complete, and plausible for their kind', () => {
    const { operations, rows, notifications, idleFactor } = readCosts();
    expect(operations.signIn.appMs).toBeGreaterThan(5 * operations.saveAnswer.appMs);
    expect(operations.submitAttempt.databaseMs).toBeGreaterThan(operations.saveAnswer.databaseMs);
    expect(operations.loadApplication.databaseMs).toBeLessThan(0.5);
    expect(rows.answer.table + rows.answer.indexes).toBeGreaterThan(100);
    expect(notifications.commitsPerSecond).toBeLessThan(notifications.plainCommitsPerSecond);
    expect(Math.min(idleFactor.app, idleFactor.database)).toBeGreaterThanOrEqual(1);
  });
});
