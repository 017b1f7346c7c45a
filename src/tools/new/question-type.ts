import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES } from '#domain/platform/language.ts';
import { QUESTION_TYPE_NAMES } from '#domain/questions/question-type-names.ts';
import { QUESTION_TYPE_LAYERS } from '../generate/question-types.ts';
import { checkedName } from './checked-name.ts';
import { sentenceCase } from './name-cases.ts';
import { inserted, type Plan, readSource, withEntry } from './plan.ts';
import { fieldsFile, interchangeFile, questionFile, viewFile } from './question-type.files.ts';
import { interchangeTest, questionTest, viewTest } from './question-type.tests.ts';
import { Refusal } from './refusal.ts';

const NAMES = 'src/domain/questions/question-type-names.ts';
const catalogueOf = (language: string): string => `src/texts/${language}/questions/question-types.json`;

/** A question type that compares a short text, to start from. */
export function questionTypePlan(root: string, [given]: readonly string[]): Plan {
  const name = checkedName(given, 'yes-no');
  const taken: readonly string[] = QUESTION_TYPE_NAMES;
  if (taken.includes(name)) throw new Refusal(`The question type "${name}" already exists.`);
  // The names of its files and constants would be those of the modules that define what a type is.
  if (name === 'question' || name === 'question-type')
    throw new Refusal(`"${name}" would be true of every type. Choose a more specific name.`);
  const { definition, interchange, view, fields } = QUESTION_TYPE_LAYERS;
  const names = { path: NAMES, text: readSource(root, NAMES) };
  const tests = `tests/domain/questions/types/${name}.test.ts`;
  if (existsSync(join(root, tests))) throw new Refusal(`${tests} already exists.`);
  return {
    created: [
      { path: `${definition.folder}/${definition.fileOf(name)}`, text: questionFile(name) },
      { path: `${interchange.folder}/${interchange.fileOf(name)}`, text: interchangeFile(name) },
      { path: `${view.folder}/${view.fileOf(name)}`, text: viewFile(name) },
      { path: `${fields.folder}/${fields.fileOf(name)}`, text: fieldsFile(name) },
      { path: tests, text: questionTest(name) },
      { path: `tests/server/interchange/questions/types/${name}.test.ts`, text: interchangeTest(name) },
      { path: `tests/views/shared/questions/types/${name}.test.tsx`, text: viewTest(name) },
    ],
    changed: [
      inserted(names, { before: '] as const;', lines: `  '${name}',\n` }),
      ...LANGUAGES.map((language) => {
        const path = catalogueOf(language);
        const texts = `{ "name": "${sentenceCase(name)}", "instruction": "${sentenceCase(name)}?" }`;
        return withEntry({ path, text: readSource(root, path) }, 'type', `"${name}": ${texts}`);
      }),
    ],
    next: [
      `Write its name and instruction in ${LANGUAGES.map(catalogueOf).join(' and ')}.`,
      'Run `npm run generate`, which registers it in every layer, then `npm run types`.',
      `Change what it asks and how it is marked in ${definition.folder}/${definition.fileOf(name)}, then its view, its fields, its file format, and their tests.`,
      `If another program has such questions, name the formats in \`writtenIn\`: the compiler then shows the writers that need a case.`,
    ],
  };
}
