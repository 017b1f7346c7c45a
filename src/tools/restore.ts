/** `npm run -s restore -- FOLDER`: restores a backup into an empty data folder. */
import { restore } from '#server/platform/backup/backup.ts';
import { StartError } from '#server/platform/process/start-error.ts';
import { readSettings } from '#server/platform/settings/settings.ts';

try {
  const [folder] = process.argv.slice(2);
  if (folder === undefined || folder.startsWith('-')) throw new StartError('Usage: npm run -s restore -- FOLDER');
  const { dataDir } = readSettings(process.env);
  const { takenAt, holds } = await restore(folder, dataDir);
  console.log(
    `Restored ${dataDir} to the backup of ${takenAt}: ${holds.users} users, ${holds.attempts} attempts, ${holds.answers} answers and ${holds.files} files. Start Lectern as usual.`,
  );
} catch (error) {
  console.error(error instanceof StartError ? error.message : error);
  process.exitCode = 1;
}
