import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { QUESTION_TYPE_NAMES } from '#domain/questions/question-type-names.ts';
import { camelCase, pascalCase } from '../new/name-cases.ts';
import type { GeneratedFile } from './documents.ts';

/** A layer's definitions of question types, each a named export of a file in one folder. */
type Layer = {
  readonly folder: string;
  readonly registry: string;
  /** The name of the export, and the file where a new type has it. */
  readonly exportOf: (type: string) => string;
  readonly fileOf: (type: string) => string;
  /** What is imported besides, and the rest of the module. */
  readonly head?: readonly string[];
  readonly body: (rows: readonly Row[]) => readonly string[];
};
type Row = { readonly type: string; readonly name: string };

const table = (constant: string, rows: readonly Row[], valueIn = ({ name }: Row): string => name): string[] => [
  `export const ${constant} = {`,
  ...rows.map((row) => `  '${row.type}': ${valueIn(row)},`),
  '} as const;',
];

export const QUESTION_TYPE_LAYERS = {
  definition: {
    folder: 'src/domain/questions/types',
    registry: 'definitions.generated.ts',
    exportOf: camelCase,
    fileOf: (type) => `${type}.question.ts`,
    body: (rows) => table('DEFINITIONS', rows),
  },
  interchange: {
    folder: 'src/server/interchange/questions/types',
    registry: 'interchange.generated.ts',
    exportOf: (type) => `${camelCase(type)}Interchange`,
    fileOf: (type) => `${type}.interchange.ts`,
    body: (rows) => [
      ...table('INTERCHANGE_TYPES', rows),
      '',
      `export const QUESTION_FORMS = [${rows.map(({ name }) => `${name}.form`).join(', ')}] as const;`,
    ],
  },
  view: {
    folder: 'src/views/shared/questions/types',
    registry: 'views.generated.ts',
    exportOf: (type) => `${camelCase(type)}View`,
    fileOf: (type) => `${type}.view.tsx`,
    body: (rows) => table('VIEWS', rows),
  },
  fields: {
    folder: 'src/views/shared/questions/authoring/fields',
    registry: 'fields.generated.ts',
    exportOf: (type) => `${pascalCase(type)}Fields`,
    fileOf: (type) => `${type}.fields.tsx`,
    head: ["import { defineFields } from './question-fields.ts';"],
    body: (rows) => table('FIELDS', rows, ({ type, name }) => `defineFields('${type}', ${name})`),
  },
} as const satisfies Record<string, Layer>;

/** The registries of question types in every layer. */
export const questionTypeRegistries = (
  names: readonly string[] = QUESTION_TYPE_NAMES,
  root = '.',
): readonly GeneratedFile[] =>
  Object.values<Layer>(QUESTION_TYPE_LAYERS).map((layer) => ({
    filename: join(layer.folder, layer.registry),
    content: registryOf(layer, names, root),
  }));

function registryOf({ folder, exportOf, fileOf, head = [], body }: Layer, names: readonly string[], root: string) {
  const sources = readdirSync(join(root, folder))
    .filter((file) => /\.tsx?$/.test(file) && !file.includes('.generated.'))
    .map((file) => ({ file, text: readFileSync(join(root, folder, file), 'utf8') }));
  const rows = names.map((type) => ({ type, name: exportOf(type) }));
  const imports = rows.map(({ type, name }) => {
    const declaration = new RegExp(`^export (?:const|function) ${name}\\b`, 'm');
    // A missing file is imported all the same, so that the compiler names it.
    const file = sources.find(({ text }) => declaration.test(text))?.file ?? fileOf(type);
    return `import { ${name} } from './${file}';`;
  });
  return [
    '// Written by `npm run generate` from src/domain/questions/question-type-names.ts: change that file.',
    ...[...head, ...imports].sort(),
    '',
    ...body(rows),
    '',
  ].join('\n');
}
