import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES } from '#domain/platform/language.ts';
import { checkedName } from './checked-name.ts';
import { emailCatalogue, emailFile, emailTest, emailTexts } from './email.files.ts';
import { camelCase } from './name-cases.ts';
import { inserted, type Plan, readSource, withImport } from './plan.ts';
import { Refusal } from './refusal.ts';

const SERVER = 'src/server';
const PREVIEWS = `${SERVER}/platform/mail/mail.previews.ts`;

/** An email in a folder of the server, with its texts and its preview. */
export function emailPlan(root: string, [given, folder]: readonly string[]): Plan {
  const name = checkedName(given, 'class-archived');
  if (folder === undefined) throw new Refusal('Give the folder of the server that sends it, such as classrooms.');
  const [subject = ''] = folder.split('/');
  const place = join(root, SERVER, folder);
  if (!/^[a-z-]+(\/[a-z-]+)*$/.test(folder) || !existsSync(place) || !statSync(place).isDirectory()) {
    throw new Refusal(`${SERVER}/${folder} is not a folder of the server. Give a folder such as classrooms.`);
  }
  if (!existsSync(join(root, 'src/texts/en', subject)))
    throw new Refusal(`src/texts/en/${subject} has no texts. Choose a folder of another subject.`);
  const path = `${SERVER}/${folder}/${name}.mail.ts`;
  const mail = `${camelCase(name)}Mail`;
  const previews = readSource(root, PREVIEWS);
  if (new RegExp(`\\b${mail}\\b`).test(previews)) throw new Refusal(`The email "${name}" already exists.`);
  const catalogueOf = (language: string): string => `src/texts/${language}/${subject}/${name}-mail.json`;
  const withPreview = inserted(
    { path: PREVIEWS, text: previews },
    { before: '  };\n  return Object.entries(mails)', lines: `    '${name.replaceAll('-', ' ')}': ${mail}(reader),\n` },
  );
  return {
    created: [
      { path, text: emailFile(name, '../'.repeat(folder.split('/').length)) },
      { path: `${SERVER}/${folder}/${name}.texts.ts`, text: emailTexts(name, subject) },
      ...LANGUAGES.map((language) => ({ path: catalogueOf(language), text: emailCatalogue(name) })),
      { path: `tests/server/${folder}/${name}.mail.test.ts`, text: emailTest(name, folder) },
    ],
    changed: [withImport(withPreview, `import { ${mail} } from '../../${folder}/${name}.mail.ts';`)],
    next: [
      `Write its subject and its text in ${LANGUAGES.map(catalogueOf).join(' and ')}.`,
      'Run `npm run generate`, then `npm run types`.',
      `Send it: \`mailer.send(${mail}(recipient))\`. Its preview is in the tests of every email, in every language.`,
    ],
  };
}
