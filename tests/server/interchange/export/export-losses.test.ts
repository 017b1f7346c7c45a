import { monitorEventLoopDelay } from 'node:perf_hooks';
import { beforeAll, expect, it } from 'vitest';
import type { ExportLosses } from '#server/interchange/export/export-losses.ts';
import { testBank } from '../../../support/questions/test-bank.ts';
import { testServer } from '../../../support/servers/test-server.ts';
import { signedInAs } from '../../../support/users/test-users.ts';

const LOSSES = `query ($format: String!, $filter: JSON!) {
  exportLosses(format: $format, filter: $filter) { exported count lost { item what } } }`;

const { app, database } = await testServer();
let topicId: string;

beforeAll(async () => {
  ({ topicId } = await testBank(database.pool, { free: true }));
  await database.pool.query(
    `with made as (
       insert into items (id, topic_id, external_id, type, version, in_bank)
       select gen_random_uuid(), $1, 'loss-' || n, 'numeric', 1, true from generate_series(1, 3000) n returning id, external_id)
     insert into item_versions (id, item_id, version, stem, body, key, source, figures, digest)
     select gen_random_uuid(), id, 1, 'How much is ' || external_id || '?', '{"unit": null}',
       '{"value": 3, "tolerance": null, "significantFigures": null}',
       '{"work": null, "author": null, "url": null, "licence": null}', '[]', sha256(external_id::bytea) from made`,
    [topicId],
  );
});

it('what a format does not support is reported without delaying other users', async () => {
  const admin = await signedInAs(app, database.pool, 'admin');
  const losses = (format: string) =>
    admin.call<{ exportLosses: ExportLosses }>(LOSSES, { format, filter: { topic: topicId } });
  const held = monitorEventLoopDelay({ resolution: 5 });
  held.enable();
  const [aiken, gift] = await Promise.all([losses('aiken'), losses('gift')]);
  held.disable();
  expect(aiken.data.exportLosses.count).toBeGreaterThanOrEqual(3_000);
  expect(aiken.data.exportLosses.lost).toHaveLength(100);
  expect(aiken.data.exportLosses.lost.map(({ what }) => what)).toContainEqual({
    code: 'typeNotWritten',
    type: 'numeric',
  });
  expect(gift.data.exportLosses.exported).toBeGreaterThanOrEqual(3_000);
  expect((await losses('word')).code).toBe('INVALID_INPUT');
  // Generous, since other work runs during a test: three thousand questions without a pause would take longer.
  expect(held.max / 1e6).toBeLessThan(500);

  const student = await signedInAs(app, database.pool, 'student', 'nobody@example.org');
  expect((await student.call(LOSSES, { format: 'gift', filter: {} })).code).toBe('FORBIDDEN');
});
