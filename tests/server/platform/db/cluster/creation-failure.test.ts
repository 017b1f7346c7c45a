import { expect, it } from 'vitest';
import { creationFailure } from '#server/platform/db/cluster/cluster-folder.ts';

it('says that the disk is full, and what to do', () => {
  const output =
    'creating configuration files ... ok\ninitdb: error: could not write file "/data/postgres.making/x": No space left on device\ninitdb: removing contents of data directory "/data/postgres.making"\n';
  expect(creationFailure('/data', output).message).toBe(
    'The disk that holds /data is full. A new database needs about 100 MB: make room, or set DATA_DIR to a folder on another disk, then start again.',
  );
});

it('names the error, not the clean-up after it', () => {
  const output =
    'fixing permissions ... ok\ninitdb: error: could not create directory "/data/x": Permission denied\ninitdb: removing data directory "/data"\n';
  expect(creationFailure('/data', output).message).toContain(
    'could not create directory "/data/x": Permission denied. Check that the folder may be written',
  );
});
