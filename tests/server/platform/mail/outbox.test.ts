import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { outboxMailer, readOutbox } from '#server/platform/mail/outbox.mailer.ts';
import { addOutboxRoute } from '#server/platform/mail/outbox.route.ts';

let folder: string;
beforeEach(async () => {
  folder = join(await mkdtemp(join(tmpdir(), 'outbox-')), 'not there yet');
});
afterEach(() => rm(join(folder, '..'), { recursive: true }));

it('saves email as files, newest first, and shows it as text', async () => {
  const announced: string[] = [];
  const mailer = outboxMailer(folder, (path) => announced.push(path));
  expect(await readOutbox(folder, 10)).toEqual([]);
  await mailer.send({ to: 'a@example.org', subject: 'First', text: 'one' });
  await new Promise((resolve) => setTimeout(resolve, 5));
  await mailer.send({ to: 'b@example.org', subject: 'Second', text: '<script>alert(1)</script>' });
  expect((await readOutbox(folder, 10)).map(({ subject }) => subject)).toEqual(['Second', 'First']);
  expect(await readOutbox(folder, 1)).toHaveLength(1);
  for (const [at, subject] of ['First', 'Second'].entries()) {
    expect(JSON.parse(await readFile(announced[at] ?? '', 'utf8'))).toMatchObject({ subject });
    expect((await stat(announced[at] ?? '')).mode & 0o077).toBe(0);
  }

  const app = Fastify();
  addOutboxRoute(app, folder);
  const { body } = await app.inject('/_outbox');
  expect(body).toContain('&lt;script&gt;alert(1)');
  expect(body).not.toContain('<script>');
});
