import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { readRoster } from '#domain/classrooms/roster.parser.ts';
import { readableTex } from '#domain/content/notation/readable-tex.rule.ts';
import { resourceQuerySchema } from '#domain/platform/resources/resource-query.schema.ts';
import { storable } from '#domain/platform/storable.ts';
import { QUESTION_TYPES } from '#domain/questions/types/registry.ts';
import { readResponse } from '#domain/questions/types/score-response.ts';
import { readUserRows } from '#domain/users/user-file.rule.ts';
import { plain } from '#machines/plain-data.ts';
import { mapTexts } from '#server/interchange/jsonl/question.line.ts';
import { type ForeignFormat, foundIn } from '#server/interchange/questions/foreign.reader.ts';
import { questionSchema } from '#server/interchange/questions/question.schema.ts';
import { readCsv } from '#server/interchange/tables/csv.reader.ts';
import { htmlToMarkdown } from '#server/interchange/text/html-to-markdown.ts';
import { withReferencesRead } from '#ui/rich-text/markdown/character-reference.ts';
import { TestBrowser, testApp } from '../../support/servers/test-api.ts';
import { openTestDatabase, type TestDatabase } from '../../support/servers/test-database.ts';

/** Names that every object has, and those through which a careless assignment changes all objects. */
const NAMES = ['__proto__', 'constructor', 'prototype', 'toString', 'valueOf', 'hasOwnProperty', '__defineGetter__'];
const name = fc.constantFrom(...NAMES, 'a', 'pairs', 'gaps');
/** As JSON.parse creates them: `__proto__` is an own property. */
const hostile = fc
  .letrec((tie) => ({
    value: fc.oneof(
      { depthSize: 'small', withCrossShrink: true },
      fc.constantFrom('polluted', 1, true, null),
      fc.array(tie('value'), { maxLength: 3 }),
      fc.array(fc.tuple(name, tie('value')), { maxLength: 4 }).map((entries) => {
        const object = Object.create(null) as Record<string, unknown>;
        for (const [key, value] of entries) object[key] = value;
        return object;
      }),
    ),
  }))
  .value.map((value): unknown => JSON.parse(JSON.stringify(value)));

const ORIGINAL = Reflect.ownKeys(Object.prototype);
afterEach(() => {
  expect(Reflect.ownKeys(Object.prototype)).toEqual(ORIGINAL);
  expect(Reflect.get({}, 'polluted')).toBeUndefined();
});

/** What is written if a function of `Object.prototype` is mistaken for an entry of a table. */
const NATIVE = /\[native code\]|function |\[object /;

describe('names of every object, as names in user input', () => {
  test('are copied as data like all others', () => {
    fc.assert(
      fc.property(hostile, (value) => {
        expect(JSON.stringify(storable(value))).toBe(JSON.stringify(value));
        expect(JSON.stringify(plain(value))).toBe(JSON.stringify(value));
        const draft = { stem: '', body: value, key: value, explanation: null, hints: [] };
        const mapped = mapTexts(draft as unknown as Parameters<typeof mapTexts>[0], (text) => text);
        expect(JSON.stringify(mapped.body)).toBe(JSON.stringify(value));
      }),
    );
  });

  test('match no schema through inherited properties', () => {
    fc.assert(
      fc.property(hostile, (value) => {
        for (const type of Object.values(QUESTION_TYPES)) {
          for (const schema of [type.body, type.key, type.response]) {
            const read = schema.safeParse(value);
            if (read.success) expect(Object.getPrototypeOf(read.data)).toBe(Object.prototype);
          }
        }
        questionSchema.safeParse(value);
        resourceQuerySchema.safeParse(value);
      }),
    );
  });

  test.each(NAMES)('%s is offered only by questions that offer it', (id) => {
    const offer = [
      { id: 'a', text: 'A' },
      { id: 'b', text: 'B' },
    ];
    const matching = { type: 'matching', body: { prompts: offer, choices: offer, keepOrder: true } } as const;
    expect(readResponse(matching, JSON.parse(`{"pairs": {"${id}": "a"}}`))).not.toMatchObject({ pairs: { [id]: 'a' } });
    expect(readResponse(matching, JSON.parse(`{"pairs": {"a": "${id}"}}`))).toBeNull();
  });

  test.each(NAMES)('%s is no column of a table, and no element, command or reference of a text', (id) => {
    const table = `${id},email,name\nx,a@example.org,Ann\n`;
    expect(readRoster(table).entries).toEqual([{ line: 2, name: 'Ann', email: 'a@example.org', group: '' }]);
    expect(readUserRows(readCsv(table)).users).toMatchObject([{ name: 'Ann', role: 'student' }]);
    for (const reported of [
      readableTex(`\\${id}{x}`),
      withReferencesRead(`&${id};`),
      htmlToMarkdown(`<${id} ${id}="x">words</${id}> &${id};`),
      htmlToMarkdown(`<math><${id}>x</${id}></math>`),
    ])
      expect(reported).not.toMatch(NATIVE);
  });
});

describe('a file to be imported', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'lectern-names-'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  const qti = (id: string): string =>
    `<assessmentItem xmlns="http://www.imsglobal.org/xsd/imsqti_v2p1" identifier="${id}" title="${id}"><responseDeclaration identifier="${id}"/><itemBody><${id}Interaction responseIdentifier="${id}"/><${id} class="x"/></itemBody></assessmentItem>`;
  const files = (id: string): readonly (readonly [ForeignFormat, string])[] => [
    ['csv', `question,${id},a,b,correct\nIs it?,x,yes,no,a\n`],
    ['csv', `question,a,b,correct,type\nIs it?,yes,no,${id},${id}\n`],
    ['gift', `$CATEGORY: ${id}/${id}\n\n// [id:${id}] [tag:${id}]\n::${id}::${id} {=${id} ~${id}}\n`],
    ['aiken', `${id}\nA. ${id}\nB. no\nANSWER: A\n`],
    [
      'moodle-xml',
      `<quiz><question type="${id}"><${id}>x</${id}></question><question type="shortanswer"><name><text>${id}</text></name><questiontext format="${id}"><text>${id}?</text></questiontext><answer fraction="100"><text>${id}</text></answer></question></quiz>`,
    ],
    ['qti', qti(id)],
  ];

  test.each(NAMES)('may name anything %s', async (id) => {
    for (const [format, content] of files(id)) {
      const file = join(folder, `${id}.${format}`);
      await writeFile(file, content);
      const found: unknown[] = [];
      for await (const each of foundIn(file, format)) found.push(each);
      expect(found.length, format).toBeGreaterThan(0);
      expect(JSON.stringify(found), format).not.toMatch(NATIVE);
    }
  });
});

describe('a request', () => {
  let database: TestDatabase;
  let app: FastifyInstance;
  beforeAll(async () => {
    database = await openTestDatabase();
    app = await testApp(database.pool);
  });
  afterAll(async () => {
    await app.close();
    await database.close();
  });

  const post = (payload: string) =>
    app.inject({ method: 'POST', url: '/graphql', headers: { 'content-type': 'application/json' }, payload });

  test.each([
    '{"query": "{ __typename }", "__proto__": {"polluted": true}}',
    '{"query": "{ __typename }", "variables": {"__proto__": {"polluted": true}}}',
    '{"query": "{ __typename }", "variables": {"constructor": {"prototype": {"polluted": true}}}}',
    '{"query": "{ __typename }", "variables": {"a": [{"\\u005f_proto__": {"polluted": true}}]}}',
  ])('is refused for %s', async (body) => {
    expect((await post(body)).statusCode).toBe(400);
  });

  test.each(NAMES)('may write %s anywhere in its document', async (id) => {
    const browser = new TestBrowser(app);
    for (const query of [
      `mutation { signIn(input: {${id}: {polluted: true}, email: "a@example.org", password: "x"}) { token } }`,
      `query { ${id} }`,
      `query ${id}($${id}: String) { __typename ${id}: __typename @include(if: true) }`,
      `mutation { saveAppSettings(state: "", values: {${id}: {polluted: true}}) }`,
    ]) {
      const { status, text } = await browser.call(query);
      expect([200, 400, 401], query).toContain(status);
      expect(text, query).not.toMatch(NATIVE);
    }
  });
});
