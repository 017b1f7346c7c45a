/**
 * `npm run -s backup -- FOLDER`: backs up the data folder, whether or not a server is running, and verifies the copy
 * by starting a database from it.
 */
import { backUp } from '#server/platform/backup/backup.ts';
import { StartError } from '#server/platform/process/start-error.ts';
import { readSettings } from '#server/platform/settings/settings.ts';

try {
  const [into] = process.argv.slice(2);
  if (into === undefined || into.startsWith('-'))
    throw new StartError('Usage: npm run -s backup -- FOLDER. The backup is created as a folder inside FOLDER.');
  const settings = readSettings(process.env);
  if (settings.databaseUrl !== null)
    throw new StartError(
      'This command doesn’t back up the database at DATABASE_URL. Use its own tools, such as pg_basebackup or pg_dump, and copy DATA_DIR/secrets and DATA_DIR/media as well.',
    );
  const { folder, description } = await backUp(settings.dataDir, into, new Date());
  const { users, attempts, answers, files } = description.holds;
  console.log(
    `${folder}\n${users} users, ${attempts} attempts, ${answers} answers and ${files} files, verified by starting the backup.`,
  );
  if (settings.s3Bucket !== null) console.log('Files in the S3 bucket are not included.');
} catch (error) {
  console.error(error instanceof StartError ? error.message : error);
  process.exitCode = 1;
}
