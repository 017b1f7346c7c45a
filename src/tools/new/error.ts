import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES } from '#domain/platform/language.ts';
import { checkedName } from './checked-name.ts';
import { sentenceCase, snakeCase } from './name-cases.ts';
import { inserted, type Plan, type PlannedFile, readSource } from './plan.ts';
import { Refusal } from './refusal.ts';

const CODES = 'src/domain/platform/error-codes.ts';

/** A refusal that is shown where it happens, with its message in each language. */
export function errorPlan(root: string, [given, subject]: readonly string[]): Plan {
  const name = checkedName(given, 'class-archived');
  const code = snakeCase(name).toUpperCase();
  const codes = readSource(root, CODES);
  if (new RegExp(`\\b${code}\\b`).test(codes)) throw new Refusal(`The error ${code} already exists.`);
  if (subject === undefined) throw new Refusal('Give the subject whose messages have it, such as classrooms.');
  const catalogueOf = (language: string): string => `src/texts/${language}/${subject}/problems.json`;
  if (!/^[a-z-]+$/.test(subject) || !existsSync(join(root, catalogueOf('en')))) {
    throw new Refusal(`${catalogueOf('en')} was not found. Give a subject that has messages, such as classrooms.`);
  }
  return {
    created: [],
    changed: [
      inserted({ path: CODES, text: codes }, { before: '] as const;\ntype QuietCode', lines: `  '${code}',\n` }),
      ...LANGUAGES.map((language) =>
        withMessage({ path: catalogueOf(language), text: readSource(root, catalogueOf(language)) }, code, name),
      ),
    ],
    next: [
      `Write what happened and what to do in ${LANGUAGES.map(catalogueOf).join(' and ')}.`,
      'Run `npm run generate`, then `npm run types`.',
      `Throw it: \`throw new ProductError('${code}')\`. If it concerns the whole response, or the browser has to react, move it to ERRORS in ${CODES}.`,
    ],
  };
}

/** A catalogue of messages with one more, at the end. */
const withMessage = ({ path, text }: PlannedFile, code: string, name: string): PlannedFile => ({
  path,
  text: text.replace(/"\n\}\n$/, `",\n  "${code}": "${sentenceCase(name)}."\n}\n`),
});
