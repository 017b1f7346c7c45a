/** `npm run -s backup -- FOLDER`: backs up the data folder, with or without a running server, and verifies it by starting the copy. */
import { backUp } from '#server/backup/backup.ts';
import { readSettings } from '#server/settings.ts';
import { StartError } from '#server/start-error.ts';

try {
  const [into] = process.argv.slice(2);
  if (into === undefined)
    throw new StartError('Say where to: npm run -s backup -- FOLDER. The backup becomes a folder in it.');
  const settings = readSettings(process.env);
  if (settings.databaseUrl !== null)
    throw new StartError(
      'The database that DATABASE_URL names is backed up by its own means, such as pg_basebackup or pg_dump. Copy DATA_DIR/secrets and DATA_DIR/media with it.',
    );
  const { folder, description } = await backUp(settings.dataDir, into, new Date());
  const { users, attempts, answers, files } = description.holds;
  console.log(
    `${folder}\n${users} people, ${attempts} attempts, ${answers} answers and ${files} files, proved by starting it.`,
  );
  if (settings.s3Bucket !== null) console.log('Files in the bucket are not in it.');
} catch (error) {
  console.error(error instanceof StartError ? error.message : error);
  process.exitCode = 1;
}
