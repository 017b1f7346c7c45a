import { expect, test } from 'vitest';
import { readMarksFile } from '#domain/classrooms/gradebook/marks-file.parser.ts';

const STUDENTS = [
  { id: 'amina', name: 'Amina Ali', email: 'amina@example.org' },
  { id: 'ben', name: 'Ben Baker', email: 'ben@example.org' },
  { id: 'ben2', name: 'Ben  baker', email: 'ben.b@example.org' },
  { id: 'zoe', name: 'Zoë Zahn', email: 'zoe@example.org' },
];
const read = (...lines: string[]) =>
  readMarksFile(lines.join('\r\n'), { students: STUDENTS, title: 'Cells: test 1', marksOutOf: 20 });
const results = (...lines: string[]) =>
  read(...lines).map(({ student, marks, problem }) => (problem === null ? [student, marks] : problem));

test('matches by email first, else by name, in any order of the columns', () => {
  expect(results('Marks,Email,Name', '7.5,ben@example.org,Ben Baker', '12,,amina  ALI')).toEqual([
    ['ben', 7.5],
    ['amina', 12],
  ]);
});

test('reads decimal commas in files with semicolons, tabs and quotes', () => {
  expect(results('Name;Punkte', 'Zoë Zahn;17,5')).toEqual([['zoe', 17.5]]);
  expect(results('Name\tPoints', 'Zoe\u0308 Zahn\t17,5')).toEqual([['zoe', 17.5]]);
  expect(results('Name,Marks', '"Ali, Amina","17,5"')).toEqual([['amina', 17.5]]);
});

test('names a decimal comma that was split into two columns', () => {
  expect(results('Name,Marks', 'Amina Ali,17,5')).toEqual(['columns']);
});

test('names unknown students, duplicate names, repeated students and impossible marks by line', () => {
  expect(
    read(
      'Name,Marks',
      'Nobody Known,5',
      'Ben Baker,5',
      'Amina Ali,21',
      'Amina Ali,5',
      'zoe@example.org,',
      '',
      'Zoë Zahn,-1',
    ).map(({ line, problem }) => [line, problem]),
  ).toEqual([
    [2, 'unknownStudent'],
    [3, 'sameName'],
    [4, 'tooHigh'],
    [5, 'repeated'],
    [6, null],
    [8, 'repeated'],
  ]);
});

test('without a header, the first column is the student and the last one the marks', () => {
  expect(results('amina@example.org,anything,4', 'Zoë Zahn,x')).toEqual([['amina', 4], 'unreadable']);
});

test('reads its own guarded cells, and stops at an unclosed quote', () => {
  expect(results('Name,Marks', "'=Amina Ali,4", '"Zoë Zahn,5')).toEqual(['unknownStudent', 'quotes']);
});

test('reads the column that has the name of the assignment, as in an exported gradebook', () => {
  const head = 'Student,Group,Average (%),Cells: homework (of 6),Cells: Test 1 (of 20),Practical';
  expect(results(head, 'Amina Ali,,71.5,5,12,9', 'Zoë Zahn,,80,6,,18')).toEqual([
    ['amina', 12],
    ['zoe', null],
  ]);
  expect(results('Cells: test 1,Email,Marks', '12,amina@example.org,7')).toEqual([['amina', 12]]);
});

test('takes the only other column as the marks, and asks for a title where several could be meant', () => {
  expect(results('Name;Email;Practical', 'Amina Ali;;7,5')).toEqual([['amina', 7.5]]);
  expect(read('Name;Practical;Mystery test', 'Amina Ali;7,5;1', 'Zoë Zahn;3;2')).toEqual([
    { line: 1, written: 'Name;Practical;Mystery test', student: null, marks: null, problem: 'severalColumns' },
  ]);
  expect(results('Name,Email', 'Amina Ali,amina@example.org')).toEqual(['noColumn']);
});
