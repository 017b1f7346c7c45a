import { LANGUAGES } from '#domain/platform/language.ts';
import { ownEntry } from '#domain/platform/own-entry.ts';
import { RESOURCES } from '#domain/platform/resources/registry.ts';
import { nextMigration } from '../sql/next-migration.ts';
import { checkedName } from './checked-name.ts';
import { FIELD_KINDS, type FieldKind } from './field-kinds.ts';
import { camelCase, sentenceCase, snakeCase } from './name-cases.ts';
import { inserted, type Plan, type PlannedFile, readSource, withEntry } from './plan.ts';
import { Refusal } from './refusal.ts';
import { liveTopicsWith } from './topic-field.sql.ts';
import { topicFieldTest } from './topic-field.test-file.ts';

const RESOURCE = 'src/domain/platform/resources/topic.resource.ts';
const SCHEMA = 'src/server/platform/db/schema/content/topics.ts';
const catalogueOf = (language: string): string => `src/texts/${language}/platform/admin/resources.json`;

/** A field of topics that admins edit, list and export; every layer has it, though no student sees it yet. */
export function topicFieldPlan(root: string, [given, kindName = 'text']: readonly string[]): Plan {
  const name = checkedName(given, 'exam-code');
  const kind = ownEntry<FieldKind>(FIELD_KINDS, kindName);
  if (kind === undefined) {
    throw new Refusal(`"${kindName}" is not a kind of field. Use one of ${Object.keys(FIELD_KINDS).join(', ')}.`);
  }
  const [field, column] = [camelCase(name), snakeCase(name)];
  const { columns, fields } = RESOURCES.topic;
  const read = (path: string): PlannedFile => ({ path, text: readSource(root, path) });
  const schema = read(SCHEMA);
  const topics = schema.text.slice(schema.text.indexOf("'topics'"));
  const names: readonly string[] = [...columns, ...fields].map((each) => each.name);
  if (names.includes(field) || topics.includes(`'${column}'`) || new RegExp(`\\b${field}:`).test(topics)) {
    throw new Refusal(`Topics already have a field "${field}".`);
  }
  const migration = nextMigration(root, `topic-${name}`);
  const labelled = LANGUAGES.map((language) => read(catalogueOf(language)));
  return {
    created: [
      {
        path: migration.path,
        text: `-- Why, in a sentence.
ALTER TABLE topics ADD COLUMN ${column} ${kind.sql};

${liveTopicsWith(root, column)}`,
      },
      { path: `tests/server/content/topic-${name}.test.ts`, text: topicFieldTest(field, kind) },
    ],
    changed: [
      migration.journal,
      inserted(schema, {
        after: "    free: boolean('free').notNull(),\n",
        lines: `    ${field}: ${kind.drizzle(column)},\n`,
      }),
      inResource(read(RESOURCE), field, kind),
      // A word that another resource has too is in the catalogues already.
      ...labelled.flatMap((file) =>
        file.text.includes(`\n    "${field}": "`)
          ? []
          : withEntry(file, 'labels', `"${field}": "${sentenceCase(name)}"`),
      ),
    ],
    next: [
      `Explain in ${migration.path} why the field is added.`,
      `Write its label in ${LANGUAGES.map(catalogueOf).join(' and ')}.`,
      'Run `npm run generate`, then `npm run types` and the new test.',
      `To show it to students, add it to PUBLIC_TOPIC_FIELDS in ${RESOURCE}, to the operation in src/api/documents/content, and to the view.`,
    ],
  };
}

function inResource(file: PlannedFile, field: string, { input, column, schema, initial }: FieldKind): PlannedFile {
  const listed = inserted(file, {
    before: "    { name: 'updatedAt', kind: 'instant' },",
    lines: `    { name: '${field}', kind: '${column}', unordered: true, hiddenAtFirst: true },\n`,
  });
  const edited = inserted(listed, {
    before: '  ],\n  schema:',
    lines: `    { name: '${field}', input: '${input}' },\n`,
  });
  const checked = inserted(edited, { before: '  }),\n  initial:', lines: `    ${field}: ${schema},\n` });
  return inserted(checked, { before: ' },\n} as const satisfies', lines: `, ${field}: ${initial}` });
}
