import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { WINDOW_STATES } from '#domain/classrooms/assignments/window.rule.ts';
import { type HomeWork, studentsToTalkTo, type TalkFacts, teacherHome } from '#domain/classrooms/teacher-home.rule.ts';

const TODAY = '2027-03-08T08:00:00.000Z';
const LATER = '2027-03-12T08:00:00.000Z';
const isToday = (at: string): boolean => at === TODAY;
const work = (id: string, more: Partial<HomeWork> = {}): HomeWork => ({
  ...{ id, classroom: { id: 'c' }, state: 'open', opensAt: null, dueAt: LATER, unmarkedCount: 0, remarkRequests: 0 },
  ...more,
});
const ids = (list: readonly { readonly id: string }[]): string[] => list.map(({ id }) => id);

describe('a teacher’s home', () => {
  test('lists requests before marks before open work, each once', () => {
    const lists = teacherHome(
      [
        work('later'),
        work('soon', { dueAt: TODAY }),
        work('marks', { unmarkedCount: 3 }),
        work('request', { unmarkedCount: 1, remarkRequests: 1 }),
        work('draft', { state: 'draft' }),
        work('closed', { state: 'closed' }),
        work('no date', { dueAt: null }),
      ],
      [],
      isToday,
    );
    expect(ids(lists.remarkRequests)).toEqual(['request']);
    expect(ids(lists.toMark)).toEqual(['marks']);
    expect(ids(lists.due)).toEqual(['soon', 'later', 'no date']);
  });

  test('has the classes in which something opens or is due today, apart from the others; drafts don’t count', () => {
    const { today, otherClasses } = teacherHome(
      [
        work('due', { dueAt: TODAY }),
        work('opens', { classroom: { id: 'd' }, state: 'scheduled', opensAt: TODAY }),
        work('draft', { classroom: { id: 'e' }, state: 'draft', dueAt: TODAY }),
      ],
      [{ id: 'c' }, { id: 'd' }, { id: 'e' }],
      isToday,
    );
    expect([ids(today), ids(otherClasses)]).toEqual([['c', 'd'], ['e']]);
  });

  test('never lists an assignment or a class twice, and loses none that is open or waits', () => {
    const anyWork = fc.uniqueArray(
      fc.record({
        id: fc.uuid(),
        classroom: fc.record({ id: fc.constantFrom('c', 'd') }),
        state: fc.constantFrom(...WINDOW_STATES),
        opensAt: fc.constantFrom(null, TODAY),
        dueAt: fc.constantFrom(null, TODAY, LATER),
        unmarkedCount: fc.nat(2),
        remarkRequests: fc.nat(2),
      }),
      { selector: ({ id }) => id },
    );
    fc.assert(
      fc.property(anyWork, (all) => {
        const lists = teacherHome(all, [{ id: 'c' }, { id: 'd' }], isToday);
        const listed = ids([...lists.remarkRequests, ...lists.toMark, ...lists.due]);
        expect(new Set(listed).size).toBe(listed.length);
        const waits = ({ state, unmarkedCount, remarkRequests }: HomeWork) =>
          state === 'open' || state === 'late' || unmarkedCount + remarkRequests > 0;
        expect(listed.sort()).toEqual(ids(all.filter(waits)).sort());
        expect(ids([...lists.today, ...lists.otherClasses]).sort()).toEqual(['c', 'd']);
      }),
    );
  });
});

describe('students to talk to', () => {
  const facts = (id: string, more: Partial<TalkFacts> = {}): TalkFacts => ({
    ...{ student: { id, name: id }, classroom: { id: 'c', name: '10A' }, missing: 0, marks: 8, marksOutOf: 10 },
    ...more,
  });

  test('have missing work or low marks, those with both first; one missing piece is no reason', () => {
    const found = studentsToTalkTo([
      facts('fine'),
      facts('one missing', { missing: 1 }),
      facts('low', { marks: 3 }),
      facts('both', { missing: 2, marks: 1 }),
      facts('missing', { missing: 4, marks: 0, marksOutOf: 0 }),
    ]);
    expect(found.map(({ student, reasons }) => [student.id, reasons])).toEqual([
      ['both', ['missing', 'lowMarks']],
      ['missing', ['missing']],
      ['low', ['lowMarks']],
    ]);
  });

  test('are listed once each, in the class with most reasons, and only a few', () => {
    const twice = [
      facts('ada', { classroom: { id: 'd', name: '10B' }, missing: 2 }),
      facts('ada', { missing: 2, marks: 1 }),
    ];
    expect(studentsToTalkTo(twice)).toMatchObject([{ classroom: { id: 'c' } }]);
    expect(studentsToTalkTo(Array.from({ length: 9 }, (_, at) => facts(`s${at}`, { missing: 3 })))).toHaveLength(6);
  });
});
