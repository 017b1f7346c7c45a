import { expect, test } from 'vitest';
import { nodesOf, programsUnder, textOf } from './syntax.ts';

/** The only file that names the columns of answer keys, and the demo, which writes the questions it answers itself. */
const NAMES_KEYS = ['src/server/questions/answer-keys/key-columns.sql.ts'];
/** Files whose `key` is a column of other tables: attempt counts, and the name of a stored file. */
const OTHER_KEYS = ['src/server/access/backoff-limit.ts', 'src/server/platform/media/deletion-queue.ts'];
const PASSED_OVER = [...NAMES_KEYS, ...OTHER_KEYS];
const isDemo = (path: string): boolean => path.startsWith('src/server/demo/');

/** `v.key`, `k.explanation`, `v.hints`, `v.template`: columns of a version by an alias. The number of opened hints is in a step. */
const COLUMN = /(?<![\w$])(?!st\.|item_steps\.|excluded\.|t\.key)(\w+)\.(key|explanation|hints|template)\b(?!\()/;
const IS_SQL = /\b(select|from|json_build_object|coalesce|where|join)\b/i;

const sqlNaming = (text: string): boolean => IS_SQL.test(text) && COLUMN.test(text);

test('no statement but those of the key columns reads an answer key', () => {
  const programs = programsUnder('src/server').filter(({ path }) => !PASSED_OVER.includes(path) && !isDemo(path));
  const found = programs.flatMap(({ path, program }) =>
    nodesOf(program).flatMap(([node]) => {
      const text = textOf(node);
      return text !== null && sqlNaming(text) ? [`${path}: ${COLUMN.exec(text)?.[0]}`] : [];
    }),
  );
  expect(found).toEqual([]);
});

test('the check finds such a statement', () => {
  expect(sqlNaming('select v.key, i.type from item_versions v')).toBe(true);
  expect(sqlNaming("json_build_object('why', k.explanation)")).toBe(true);
  expect(sqlNaming('select v.template from item_versions v')).toBe(true);
  expect(sqlNaming('select st.hints from item_steps st')).toBe(false);
});

test('a sealed key is opened for a purpose only by a computation', () => {
  const found = programsUnder('src/server').flatMap(({ path, program }) =>
    nodesOf(program).flatMap(([node]) =>
      node.type === 'MemberExpression' &&
      typeof node.property === 'object' &&
      node.property !== null &&
      'name' in node.property &&
      node.property.name === 'openFor'
        ? [path]
        : [],
    ),
  );
  expect([...new Set(found)].sort()).toEqual([
    'src/server/attempts/attempt.submit.ts',
    'src/server/attempts/marking/agreement.sql.ts',
    'src/server/attempts/marking/re-mark.commands.ts',
    'src/server/attempts/marking/teacher-mark.commands.ts',
    'src/server/attempts/moderation/moderation.commands.ts',
    'src/server/attempts/results/regrade.commands.ts',
    'src/server/classrooms/live-quiz/answer-quiz.commands.ts',
    'src/server/interchange/export/bank-export.ts',
    'src/server/questions/answer-keys/marks-available.ts',
    'src/server/questions/question-stage.commands.ts',
    'src/server/study/diagnostic/diagnostic-questions.queries.ts',
    'src/server/study/practice/question.check.ts',
    'src/server/study/practice/self-marking.commands.ts',
  ]);
});
