import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES } from '#domain/platform/language.ts';
import { checkedName } from './checked-name.ts';
import { dialogFile, dialogTest, dialogTexts } from './dialog.files.ts';
import { sentenceCase } from './name-cases.ts';
import type { Plan } from './plan.ts';
import { Refusal } from './refusal.ts';

const VIEWS = 'src/views';

/** A dialog in a folder of views: a hook that asks, and its texts. */
export function dialogPlan(root: string, [given, folder]: readonly string[]): Plan {
  const name = checkedName(given, 'rename-class');
  if (folder === undefined) {
    throw new Refusal('Give the folder of views that opens the dialog, such as teacher/classrooms.');
  }
  const [audience, subject] = folder.split('/');
  const isFolder = /^[a-z-]+(\/[a-z-]+)+$/.test(folder) && existsSync(join(root, VIEWS, folder));
  if (!isFolder || subject === undefined || !statSync(join(root, VIEWS, folder)).isDirectory()) {
    throw new Refusal(`${VIEWS}/${folder} is not a folder of views. Give a folder such as teacher/classrooms.`);
  }
  const textsFolder = join(root, 'src/texts/en', subject);
  if (!existsSync(textsFolder))
    throw new Refusal(`src/texts/en/${subject} has no texts. Choose a folder of another subject.`);
  const catalogueOf = (language: string): string => `src/texts/${language}/${subject}/${name}.json`;
  const set = `src/texts/${subject}/${name}.texts.ts`;
  const [, ...within] = folder.split('/');
  const view = `${VIEWS}/${folder}/${name}.dialog.ts`;
  const title = sentenceCase(name);
  const catalogue = JSON.stringify(
    { title: `${title}?`, text: 'Describe what happens next.', confirm: title },
    null,
    2,
  );
  return {
    created: [
      { path: view, text: dialogFile(name, subject) },
      ...LANGUAGES.map((language) => ({ path: catalogueOf(language), text: `${catalogue}\n` })),
      {
        path: set,
        text: dialogTexts(name, subject, audience === 'public' || audience === 'student' ? 'topic' : 'staff'),
      },
      {
        path: `tests/views/${folder}/${name}.test.tsx`,
        text: dialogTest(name, folder, '../'.repeat(within.length + 2), title),
      },
    ],
    changed: [],
    next: [
      `Write its title, text and button in ${LANGUAGES.map(catalogueOf).join(' and ')}.`,
      'Run `npm run generate`, then `npm run types`.',
      `Call the hook in ${view} from the component whose button opens the dialog, and pass what runs after confirmation; the test shows how.`,
    ],
  };
}
