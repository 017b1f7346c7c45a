/**
 * `npm run library:load [SUBJECT …]`: adds the library, or some of its subjects, to the installation that the settings
 * name (`DATABASE_URL`, otherwise the embedded database). Without names, those in English. What is already there, by its id or title, stays as it is.
 * Servers can keep running.
 */
import { join } from 'node:path';
import { readLibrary } from '#server/content/library/library.reader.ts';
import { loadLibrary } from '#server/content/library/load-library.ts';
import { openDatabase } from '#server/platform/db/open-database.ts';
import { openStorage } from '#server/platform/media/storage.ts';
import { readSettings } from '#server/platform/settings/settings.ts';

const { subjects, problems } = await readLibrary(join(import.meta.dirname, '../../library'));
const names = process.argv.slice(2);
const unknown = names.filter((name) => subjects.every(({ slug }) => slug !== name));
const [problem] = problems;
if (unknown.length > 0) {
  console.error(`There is no subject ${unknown.join(', ')}. Subjects: ${subjects.map(({ slug }) => slug).join(', ')}.`);
  process.exitCode = 2;
} else if (problem !== undefined) {
  console.error(`The library can’t be loaded: ${problem.file}:${problem.line ?? 1}: ${problem.reason}`);
  process.exitCode = 1;
} else {
  const settings = readSettings(process.env);
  const database = await openDatabase(settings, { role: 'tool' });
  const storage = await openStorage(settings);
  try {
    const chosen = subjects.filter(({ slug, language }) =>
      names.length === 0 ? language === 'en' : names.includes(slug),
    );
    await loadLibrary(database.direct, chosen, storage);
    for (const { title, topics } of chosen) console.log(`${title}: ${topics.length} topics are there.`);
  } finally {
    await database.close();
  }
}
