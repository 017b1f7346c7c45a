import type { TreeCopy } from './tree-copy.ts';

/** Something new in a closed set, and the files that the compiler has to name until they know it. */
type Addition = {
  readonly what: string;
  readonly edit: readonly [path: string, before: string, after: string];
  readonly named: readonly string[];
};

const ADDITIONS: readonly Addition[] = [
  {
    what: 'a permission',
    edit: ['src/domain/access/permission.ts', "  'platforms.write',", "  'platforms.write',\n  'reports.read',"],
    named: ['src/views/admin/access/matrix.tsx'],
  },
  {
    what: 'an error',
    edit: ['src/domain/platform/error-codes.ts', "  'CLASSROOM_FULL',", "  'CLASSROOM_FULL',\n  'TOO_WARM',"],
    named: ['src/texts/platform/problems.texts.ts'],
  },
  {
    what: 'a language',
    edit: ['src/domain/platform/language.ts', "['en', 'de']", "['en', 'de', 'fr']"],
    named: [
      'src/texts/language.ts',
      'src/texts/wording/formats.ts',
      'src/texts/questions/question-types.texts.ts',
      'src/server/platform/mail/mail.texts.ts',
      'src/server/platform/pages/page-head.elements.ts',
    ],
  },
  {
    what: 'a machine',
    edit: ['machines/index.ts', '  update: updateMachine,', '  update: updateMachine,\n  kettle: updateMachine,'],
    named: ['machines/proofs.ts'],
  },
  {
    what: 'a route',
    edit: ['src/routes/added.routes.ts', "view: 'myPayments'", "view: 'ourPayments'"],
    named: ['src/views/index.ts'],
  },
  {
    what: 'a field of a resource',
    edit: [
      'src/domain/platform/resources/subject.resource.ts',
      "    { name: 'slug', input: 'text' },",
      "    { name: 'slug', input: 'text' },\n    { name: 'motto', input: 'text' },",
    ],
    named: ['src/server/platform/resources/tables.ts', 'src/views/admin/platform/resource/resource-form.tsx'],
  },
  {
    what: 'a format of a question type',
    edit: [
      'src/server/interchange/questions/types/yes-no.interchange.ts',
      'writtenIn: []',
      "writtenIn: ['gift', 'moodle-xml', 'qti', 'table']",
    ],
    named: [
      'src/server/interchange/gift/gift.writer.ts',
      'src/server/interchange/moodle/moodle.writer.ts',
      'src/server/interchange/qti/qti-body.writer.ts',
      'src/server/interchange/tables/table.writer.ts',
    ],
  },
];

export function add(tree: TreeCopy): void {
  for (const { edit } of ADDITIONS) tree.edit(...edit);
}

/** What the compiler did not name, of its output after the additions. */
export const unnamed = (output: string): readonly string[] =>
  ADDITIONS.flatMap(({ what, named }) =>
    named.filter((path) => !output.includes(`${path}(`)).map((path) => `${what}: ${path} compiles without it`),
  );
