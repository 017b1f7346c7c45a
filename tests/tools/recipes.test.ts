import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { planWords } from '../../src/tools/new/plan-words.ts';
import { EXERCISES, FIELD_MIGRATION, perform } from './recipes/exercises.ts';
import { addedLines, copyTree, difference, type Snapshot, type TreeCopy } from './recipes/tree-copy.ts';
import { ROOT } from './tool.ts';

/* `npm run test:recipes` also checks the types of every project and runs the tests that were written. */

let tree: TreeCopy;
let before: Snapshot;
beforeAll(() => {
  tree = copyTree();
  before = tree.snapshot();
});
afterAll(() => tree?.remove());

const create = (...words: readonly string[]) => tree.tool('new/new.ts', ...words);

describe('npm run new refuses, and writes nothing, for', () => {
  it.each([
    ['no kind', [], /^Give the kind, one of question-type, dialog, machine, topic-field, email, error/],
    ['an unknown kind', ['screen', 'home'], /^Give the kind/],
    ['no name', ['question-type'], /^Give a name, such as yes-no\.$/],
    ['capitals', ['question-type', 'YesNo'], /^"YesNo" is not a name in kebab-case/],
    ['a path', ['question-type', '../yes-no'], /^"\.\.\/yes-no" is not a name in kebab-case/],
    ['an option', ['topic-field', '--force'], /^"--force" is not a name in kebab-case/],
    ['a name in two words', ['question-type', 'yes', 'no'], /^"no" is not expected/],
    ['a long name', ['question-type', 'a'.repeat(31)], /has 31 characters; at most 30 are allowed/],
    ['a reserved word of JavaScript', ['question-type', 'class'], /^"class" is a reserved word/],
    ['a name that is too general', ['dialog', 'class-utils', 'teacher/classrooms'], /^"class-utils" is too general/],
    ['an existing question type', ['question-type', 'true-false'], /^The question type "true-false" already exists/],
    ['the name of every type', ['question-type', 'question'], /^"question" would be true of every type/],
    ['a dialog without a folder', ['dialog', 'archive-class'], /^Give the folder of views/],
    ['a dialog in an unknown folder', ['dialog', 'archive-class', 'teacher/pets'], /^src\/views\/teacher\/pets is not/],
    ['a dialog outside of the views', ['dialog', 'archive-class', '../server'], /is not a folder of views/],
    ['an existing field of topics', ['topic-field', 'summary'], /^Topics already have a field "summary"/],
    ['an existing column of topics', ['topic-field', 'created-at'], /^Topics already have a field "createdAt"/],
    ['a column of every table', ['topic-field', 'revision'], /^The table topics already has a column "revision"/],
    ['a reserved word of SQL', ['topic-field', 'order'], /^"order" is a reserved word of SQL/],
    ['an existing machine', ['machine', 'toast', 'platform'], /^The machine "toast" already exists/],
    ['a machine without a folder', ['machine', 'egg-timer'], /^Give the folder of src\/client/],
    ['a machine in an unknown folder', ['machine', 'egg-timer', 'pets'], /^src\/client\/pets is not a folder/],
    ['a machine outside of the client', ['machine', 'egg-timer', '../server'], /is not a folder of the client/],
    ['an existing email', ['email', 'invitation', 'classrooms'], /^The email "invitation" already exists/],
    ['an email without a folder', ['email', 'class-archived'], /^Give the folder of the server/],
    ['an email in an unknown folder', ['email', 'class-archived', 'pets'], /^src\/server\/pets is not a folder/],
    ['an existing error', ['error', 'classroom-full', 'classrooms'], /^The error CLASSROOM_FULL already exists/],
    ['an error without a subject', ['error', 'class-archived'], /^Give the subject whose messages have it/],
    ['an error of an unknown subject', ['error', 'class-archived', 'pets'], /problems\.json was not found/],
    ['an unknown kind of field', ['topic-field', 'exam-code', 'toString'], /^"toString" is not a kind of field/],
  ])('%s', (_, words, says) => {
    expect(() => planWords(ROOT, words)).toThrow(says);
  });

  it('an invalid name, in one line and with a status', async () => {
    const { status, out, err } = await create('question-type', 'YesNo');
    expect(err).toMatch(/^"YesNo" is not a name in kebab-case.*\n$/);
    expect([status, out]).toEqual([1, '']);
    expect(tree.snapshot()).toEqual(before);
  });

  it.each([
    ['a file that already exists', 'src/views/shared/questions/types/yes-no.view.tsx', /already exists/],
    [
      'a file where a folder should be',
      'tests/server/interchange/questions/types',
      /^Nothing was written: (EEXIST|ENOTDIR)/,
    ],
  ])('%s', async (_, path, says) => {
    const obstacle = join(tree.folder, path);
    mkdirSync(dirname(obstacle), { recursive: true });
    writeFileSync(obstacle, '');
    try {
      const broken = tree.snapshot();
      const { status, err } = await create('question-type', 'yes-no');
      expect(err).toMatch(says);
      expect(status).toBe(1);
      expect(tree.snapshot()).toEqual(broken);
    } finally {
      rmSync(obstacle);
    }
  });
});

describe('docs/recipes.md', () => {
  const text = readFileSync(join(ROOT, 'docs/recipes.md'), 'utf8');

  it.each(Object.values(EXERCISES))('has the command that is performed: $command', ({ command }) => {
    expect(text).toContain(`npm run new -- ${command.join(' ')}`);
  });

  it('names files and folders that exist', () => {
    const paths = [...text.matchAll(/`((?:src|tests|machines|docs)\/[\w./-]+)`/g)].map(([, path = '']) => path);
    const real = paths.filter((path) => !/NAME|LANGUAGE/.test(path));
    expect(real.length).toBeGreaterThan(10);
    expect(real.filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
  });
});

describe('by its recipe', () => {
  it('a question type takes a file in each layer, and a line in three files', async () => {
    const taken = await perform(tree, EXERCISES.questionType);
    expect(taken).toEqual({
      generated: [],
      removed: [],
      created: [
        'src/domain/questions/types/yes-no.question.ts',
        'src/server/interchange/questions/types/yes-no.interchange.ts',
        'src/views/shared/questions/authoring/fields/yes-no.fields.tsx',
        'src/views/shared/questions/types/yes-no.view.tsx',
      ],
      tests: [
        'tests/domain/questions/types/yes-no.test.ts',
        'tests/server/interchange/questions/types/yes-no.test.ts',
        'tests/views/shared/questions/types/yes-no.test.tsx',
      ],
      changed: [
        'src/domain/questions/question-type-names.ts',
        'src/texts/de/questions/question-types.json',
        'src/texts/en/questions/question-types.json',
      ],
    });
    for (const path of taken.changed) {
      expect(addedLines(tree, path).filter((line) => line.includes('yes-no'))).toHaveLength(1);
    }
    expect((await create('question-type', 'yes-no')).err).toBe('The question type "yes-no" already exists.\n');
  });

  it('a dialog takes one file and its texts', async () => {
    expect(await perform(tree, EXERCISES.dialog)).toEqual({
      generated: [],
      removed: [],
      created: [
        'src/texts/classrooms/archive-class.texts.ts',
        'src/texts/de/classrooms/archive-class.json',
        'src/texts/en/classrooms/archive-class.json',
        'src/views/teacher/classrooms/archive-class.dialog.ts',
      ],
      tests: ['tests/views/teacher/classrooms/archive-class.test.tsx'],
      changed: [],
    });
  });

  it('a machine takes its proof, its effects, and a line and an import in two lists', async () => {
    const performed = await perform(tree, EXERCISES.machine);
    expect(performed).toEqual({
      generated: [],
      removed: [],
      created: [
        'machines/egg-timer/egg-timer.machine.ts',
        'machines/egg-timer/egg-timer.proof.ts',
        'src/client/study/egg-timer.actor.ts',
      ],
      tests: ['tests/machines/egg-timer/egg-timer.machine.test.ts'],
      changed: ['machines/index.ts', 'machines/proofs.ts'],
    });
    for (const path of performed.changed) expect(addedLines(tree, path)).toHaveLength(2);
  });

  it('a field of topics takes five files, and two more for students', async () => {
    const { created, changed, tests } = await perform(tree, EXERCISES.topicField);
    expect([...created, ...changed]).toEqual([
      FIELD_MIGRATION,
      'src/api/documents/content/topic.graphql',
      'src/domain/platform/resources/topic.resource.ts',
      'src/server/platform/db/schema/content/topics.ts',
      'src/texts/de/platform/admin/resources.json',
      'src/texts/en/platform/admin/resources.json',
      'src/views/student/content/topic.view.tsx',
    ]);
    expect(tests).toEqual(['tests/server/content/topic-exam-code.test.ts']);
  });

  it('an email takes two files and its texts, and its preview', async () => {
    const { created, changed, tests } = await perform(tree, EXERCISES.email);
    expect([created, tests]).toEqual([
      [
        'src/server/classrooms/class-archived.mail.ts',
        'src/server/classrooms/class-archived.texts.ts',
        'src/texts/de/classrooms/class-archived-mail.json',
        'src/texts/en/classrooms/class-archived-mail.json',
      ],
      ['tests/server/classrooms/class-archived.mail.test.ts'],
    ]);
    expect(changed).toEqual(['src/server/platform/mail/mail.previews.ts']);
  });

  it('an error takes a line in each of three files', async () => {
    const { created, changed, tests } = await perform(tree, EXERCISES.error);
    expect([created, tests]).toEqual([[], []]);
    expect(changed).toEqual([
      'src/domain/platform/error-codes.ts',
      'src/texts/de/classrooms/problems.json',
      'src/texts/en/classrooms/problems.json',
    ]);
    for (const path of changed) {
      expect(addedLines(tree, path).filter((line) => line.includes('CLASS_ARCHIVED'))).toHaveLength(1);
    }
  });

  it('npm run generate changes only what is generated, and the rules compile', async () => {
    const performed = tree.snapshot();
    const generated = await tree.tool('generate.ts');
    expect([generated.status, generated.err]).toEqual([0, '']);
    const { generated: written, ...others } = difference(performed, tree.snapshot());
    expect(others).toEqual({ created: [], tests: [], changed: [], removed: [] });
    expect(written).toContain('src/views/shared/questions/types/views.generated.ts');
    const { out, status } = await tree.program('tsc', '-p', 'src/domain');
    expect(out).toBe('');
    expect(status).toBe(0);
  });
});
