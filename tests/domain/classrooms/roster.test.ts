import { describe, expect, it, test } from 'vitest';
import { ROSTER_LINES_MAX } from '#domain/classrooms/classroom.limits.ts';
import { classroomSchema, groupSchema, invitationSchema, joinSchema } from '#domain/classrooms/classroom.schema.ts';
import { readRoster } from '#domain/classrooms/roster.parser.ts';
import { NAME_MAX_CHARS } from '#domain/users/user.limits.ts';
import { problemsOf } from '../../support/servers/schema-problems.ts';

const entry = (line: number, name: string, email: string, group = '') => ({ line, name, email, group });
const read = (...lines: readonly string[]) => readRoster(lines.join('\n'));
const faults = (...lines: readonly string[]) =>
  read(...lines).problems.map(({ line, problem }) => `${line} ${problem}`);

describe('a class list', () => {
  it('has a name, an email and an optional group on each line', () => {
    expect(read('Ada Lovelace, ada@example.org, Blue', '', 'Emmy Noether,emmy@example.org')).toEqual({
      entries: [entry(1, 'Ada Lovelace', 'ada@example.org', 'Blue'), entry(3, 'Emmy Noether', 'emmy@example.org')],
      problems: [],
    });
  });

  it.each(['E-Mail;Gruppe;Schüler', 'mail;group;student', 'EMAIL;Group;NAME'])('uses its first line: %s', (head) => {
    expect(read(head, 'ada@example.org;Blue;Lovelace, Ada').entries).toEqual([
      entry(2, 'Lovelace, Ada', 'ada@example.org', 'Blue'),
    ]);
  });

  it('has no groups if its header has none', () => {
    expect(read('name,e-mail', 'Ada,ada@example.org,x').entries).toEqual([entry(2, 'Ada', 'ada@example.org')]);
  });

  it('is read with any line endings, and after a byte order mark', () => {
    expect(readRoster('\uFEFFemail,name\r\na@example.org,A\rb@example.org,B\nc@example.org,C').entries).toEqual([
      entry(2, 'A', 'a@example.org'),
      entry(3, 'B', 'b@example.org'),
      entry(4, 'C', 'c@example.org'),
    ]);
  });

  it('may quote its fields', () => {
    expect(read(' "Ada ""Countess"" Lovelace, Lady" , ada@example.org').entries).toEqual([
      entry(1, 'Ada "Countess" Lovelace, Lady', 'ada@example.org'),
    ]);
    expect(read('Ada "the" Countess,ada@example.org').entries[0]?.name).toBe('Ada "the" Countess');
  });

  it('loses the apostrophe that guards against formulas, and no other', () => {
    const names = ["'=Ada", "'+Ada", "'-Ada", "'@Ada", "'Ada", "O'=A"];
    expect(read(...names.map((name, at) => `${name},a${at}@example.org`)).entries.map(({ name }) => name)).toEqual([
      ...['=Ada', '+Ada', '-Ada', '@Ada', "'Ada", "O'=A"],
    ]);
  });

  it('reports what each broken line lacks, and keeps the others', () => {
    const long = 'x'.repeat(NAME_MAX_CHARS + 1);
    expect(
      faults(
        'Ada,nobody',
        ',ada@example.org',
        `${long},ada@example.org`,
        `Ada,ada@example.org,${long}`,
        '"Ada,ada@example.org',
        'Ada,ada@example.org',
        'Ada again,ADA@example.org',
        'Emmy',
      ),
    ).toEqual(['1 noEmail', '2 noName', '3 tooLong', '4 tooLong', '5 quotes', '7 repeated', '8 noEmail']);
    expect(read(`${'x'.repeat(NAME_MAX_CHARS)},ada@example.org,${'y'.repeat(NAME_MAX_CHARS)}`).problems).toEqual([]);
  });

  it('has a maximum length', () => {
    const lines = Array.from({ length: ROSTER_LINES_MAX + 2 }, (_, at) => `S,s${at}@example.org`);
    const { entries, problems } = read(...lines);
    expect(entries).toHaveLength(ROSTER_LINES_MAX);
    expect(problems).toEqual([
      { line: ROSTER_LINES_MAX + 1, problem: 'tooMany' },
      { line: ROSTER_LINES_MAX + 2, problem: 'tooMany' },
    ]);
  });

  it('may be empty', () => {
    expect(readRoster('')).toEqual({ entries: [], problems: [] });
    expect(read('name,email')).toEqual({ entries: [], problems: [] });
  });
});

test('a class and a group need a name; a class need not have a subject', () => {
  expect(classroomSchema.parse({ name: ' 10b ', subject: null })).toEqual({ name: '10b', subject: null });
  expect(problemsOf(classroomSchema, { name: ' ', subject: null })).toEqual(['name: classNameMissing']);
  expect(problemsOf(classroomSchema, { subject: null })).toEqual(['name: classNameMissing']);
  expect(problemsOf(classroomSchema, { name: 'x'.repeat(NAME_MAX_CHARS + 1), subject: null })).toEqual([
    'name: nameTooLong',
  ]);
  expect(problemsOf(classroomSchema, { name: '10b', subject: 'physics' })).toHaveLength(1);
  expect(problemsOf(groupSchema, { name: '' })).toEqual(['name: groupNameMissing']);
  expect(groupSchema.parse({ name: 'Blue' })).toEqual({ name: 'Blue' });
});

test('only students and teachers are invited by email', () => {
  for (const role of ['student', 'teacher'])
    expect(problemsOf(invitationSchema, { email: 'a@example.org', role })).toEqual([]);
  expect(problemsOf(invitationSchema, { email: 'a@example.org', role: 'admin' })).toHaveLength(1);
  expect(problemsOf(invitationSchema, { email: 'nobody', role: 'student' })).toHaveLength(1);
});

test('a code is required', () => {
  expect(joinSchema.parse({ code: ' ABCD-EFGH ' })).toEqual({ code: 'ABCD-EFGH' });
  expect(problemsOf(joinSchema, { code: ' ' })).toEqual(['code: codeMissing']);
});
