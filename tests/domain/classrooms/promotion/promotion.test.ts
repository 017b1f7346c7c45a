import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PromotionChoice } from '#domain/classrooms/promotion/promotion.schema.ts';
import type { PromotableClass, PromotableUser } from '#domain/classrooms/promotion/promotion.ts';
import { planPromotion } from '#domain/classrooms/promotion/promotion-plan.rule.ts';
import {
  memberKey,
  type PromotedClass,
  recordPromotion,
  undoPromotion,
} from '#domain/classrooms/promotion/promotion-record.rule.ts';

const user = (id: string, more: Partial<PromotableUser> = {}): PromotableUser => ({
  ...{ id, name: `User ${id}`, barrier: null, leftAt: null, ...more },
});
const classOf = (id: string, name: string, more: Partial<PromotableClass> = {}): PromotableClass => ({
  ...{ id, name, archivedAt: null, isPromoted: false, students: [], teachers: [], invitationCount: 0, ...more },
});
const promote = (id: string, name: string, includesTeachers = true): PromotionChoice => ({
  ...{ id, action: 'promote', name, includesTeachers },
});
const join = (id: string, target: string, includesTeachers = true): PromotionChoice => ({
  ...{ id, action: 'join', target, includesTeachers },
});
const problems = (school: readonly PromotableClass[], choices: readonly PromotionChoice[]) =>
  planPromotion(school, choices).classes.map(({ problem }) => problem);

describe('the plan', () => {
  it('names students who are not added, and teachers by choice', () => {
    const students = [user('1'), user('2', { barrier: 'deactivated' }), user('3', { leftAt: 'before' })];
    const school = [classOf('a', '10A', { students, teachers: [user('t')], invitationCount: 2 })];
    expect(planPromotion(school, [promote('a', '11A')])).toMatchObject({
      classes: [
        {
          ...{ action: 'create', target: { id: null, name: '11A' }, problem: null, invitationCount: 2 },
          students: [{ note: null }, { note: 'deactivated' }],
          teachers: [{ id: 't', note: null }],
        },
      ],
      counts: { created: 1, joined: 0, archived: 0, students: 1, leftOut: 1, problems: 0 },
    });
    expect(planPromotion(school, [promote('a', '11A', false)]).classes[0]?.teachers).toEqual([]);
  });

  it('lets a class take the name of one that leaves, but not of one that stays', () => {
    const school = [classOf('a', 'Year 10'), classOf('b', 'year  11')];
    expect(problems(school, [promote('a', 'Year 11')])).toEqual(['nameTaken']);
    expect(problems(school, [promote('a', 'Year 11'), promote('b', 'Year 12')])).toEqual([null, null]);
    expect(problems(school, [promote('a', 'Year 11'), { id: 'b', action: 'archive' }])).toEqual([null, null]);
    expect(problems([...school, classOf('c', 'Old', { archivedAt: 'then' })], [promote('a', 'Old')])).toEqual([null]);
  });

  it('names two new classes with one name, and classes that were promoted or archived meanwhile', () => {
    const school = [classOf('a', '10A'), classOf('b', '10B'), classOf('c', '10C', { archivedAt: 'then' })];
    expect(problems(school, [promote('a', '11'), promote('b', '11')])).toEqual(['nameRepeated', 'nameRepeated']);
    expect(problems(school, [promote('c', '11C')])).toEqual(['archived']);
    expect(problems([classOf('d', '10D', { archivedAt: 'then', isPromoted: true })], [promote('d', '11D')])).toEqual([
      'promoted',
    ]);
  });

  it('adds two classes to one that exists, each student once', () => {
    const school = [
      classOf('a', '10A', { students: [user('1'), user('2')], teachers: [user('t')] }),
      classOf('b', '10B', { students: [user('2'), user('3')], teachers: [user('t')] }),
      classOf('x', '11', { students: [user('1'), user('3', { leftAt: 'before' })] }),
    ];
    const plan = planPromotion(school, [join('a', 'x'), join('b', 'x')]);
    expect(plan.classes.map(({ students }) => students.map(({ note }) => note))).toEqual([
      ['alreadyMember', null],
      ['alreadyMember', null],
    ]);
    expect(plan.counts).toMatchObject({ joined: 2, students: 2, problems: 0 });
    expect(recordPromotion(plan, school, () => 'new').map(({ added }) => added.map(memberKey))).toEqual([
      ['student 2', 'teacher t'],
      ['student 3'],
    ]);
    expect(recordPromotion(plan, school, () => 'new')[1]?.added[0]?.leftAt).toBe('before');
    const old = classOf('old', '11', { archivedAt: 'then' });
    expect(problems([...school, old], [join('a', 'old')])).toEqual(['targetArchived']);
    expect(problems(school, [join('a', 'b'), promote('b', '12')])).toEqual(['targetLeaves', null]);
    expect(problems(school, [join('a', 'a')])).toEqual(['targetLeaves']);
  });

  it('refuses to fill a class beyond its limit', () => {
    const many = (prefix: string) => Array.from({ length: 600 }, (_, at) => user(`${prefix}${at}`));
    const school = [classOf('a', '10', { students: many('a') }), classOf('x', '11', { students: many('x') })];
    expect(problems(school, [join('a', 'x')])).toEqual(['targetFull']);
  });
});

/** A school whose rows are changed as the server changes them. */
type Model = Map<string, PromotableClass>;

function apply(school: Model, promoted: readonly PromotedClass[], at: string): Model {
  const next = new Map(school);
  for (const { sourceId, action, target, added } of promoted) {
    if (target !== null) {
      const before = next.get(target.id) ?? classOf(target.id, target.name);
      const ids = new Set(added.filter(({ role }) => role === 'student').map(({ userId }) => userId));
      next.set(target.id, {
        ...before,
        students: [
          ...before.students.filter(({ id }) => !ids.has(id)),
          ...[...ids]
            .map((id) => before.students.find((each) => each.id === id) ?? user(id))
            .map((each) => ({ ...each, leftAt: null })),
        ],
        teachers: [
          ...before.teachers,
          ...added.flatMap(({ role, userId }) => (role === 'teacher' ? [user(userId)] : [])),
        ],
      });
      expect(action).not.toBe('archive');
    }
    const source = next.get(sourceId);
    if (source !== undefined) next.set(sourceId, { ...source, archivedAt: at, isPromoted: true });
  }
  return next;
}

function undo(school: Model, promoted: readonly PromotedClass[], at: string, workIn: ReadonlySet<string> = new Set()) {
  const next = new Map(school);
  const result = undoPromotion(promoted, ({ sourceId, target }) => {
    const now = next.get(target?.id ?? '');
    const keys = [
      ...(now?.students ?? [])
        .filter(({ leftAt }) => leftAt === null)
        .map(({ id }) => memberKey({ role: 'student', userId: id })),
      ...(now?.teachers ?? []).map(({ id }) => memberKey({ role: 'teacher', userId: id })),
    ];
    return {
      isArchivedByIt: next.get(sourceId)?.archivedAt === at,
      isActive: next.get(sourceId)?.archivedAt === null,
      hasWork: workIn.has(target?.id ?? ''),
      working: new Set<string>(),
      present: new Set(keys),
    };
  });
  for (const id of result.removed) next.delete(id);
  for (const { classroomId, userId, role, leftAt } of result.ended) {
    const before = next.get(classroomId);
    if (before === undefined) continue;
    next.set(classroomId, {
      ...before,
      students:
        role === 'teacher'
          ? before.students
          : before.students.flatMap((each) =>
              each.id !== userId ? [each] : leftAt === null ? [] : [{ ...each, leftAt }],
            ),
      teachers: role === 'teacher' ? before.teachers.filter(({ id }) => id !== userId) : before.teachers,
    });
  }
  for (const id of result.restored) {
    const before = next.get(id);
    if (before !== undefined) next.set(id, { ...before, archivedAt: null, isPromoted: false });
  }
  return { school: next, result };
}

const sorted = (school: Model) =>
  [...school.values()]
    .map((each) => ({
      ...each,
      students: each.students.map(({ id, leftAt }) => `${id} ${leftAt}`).sort(),
      teachers: each.teachers.map(({ id }) => id).sort(),
    }))
    .sort((a, b) => a.id.localeCompare(b.id));

const userIds = fc.uniqueArray(fc.integer({ min: 0, max: 9 }), { maxLength: 6 });
const schoolArb = fc
  .array(fc.record({ students: userIds, left: userIds, teachers: userIds }), { minLength: 1, maxLength: 6 })
  .map((classes): readonly PromotableClass[] =>
    classes.map(({ students, left, teachers }, at) =>
      classOf(`c${at}`, `1${at}A`, {
        students: students.map((id) => user(`${id}`, left.includes(id) ? { leftAt: 'before' } : {})),
        teachers: teachers.map((id) => user(`t${id}`)),
      }),
    ),
  );
const choiceArb = fc.record({
  ...{
    kind: fc.constantFrom('stay', 'archive', 'promote', 'join'),
    to: fc.integer({ min: 0, max: 7 }),
    includes: fc.boolean(),
  },
});

describe('promoting and undoing', () => {
  it('restores every class and membership', () => {
    fc.assert(
      fc.property(schoolArb, fc.array(choiceArb, { minLength: 6, maxLength: 6 }), (school, kinds) => {
        const choices = school.flatMap(({ id }, at): PromotionChoice[] => {
          const { kind, to, includes } = kinds[at] ?? { kind: 'stay', to: 0, includes: false };
          if (kind === 'stay') return [];
          if (kind === 'archive') return [{ id, action: 'archive' }];
          if (kind === 'join') return to < school.length ? [join(id, `c${to}`, includes)] : [];
          return [promote(id, `2${at}A`, includes)];
        });
        const plan = planPromotion(school, choices);
        const fine = new Set(plan.classes.filter(({ problem }) => problem === null).map(({ id }) => id));
        const accepted = planPromotion(
          school,
          choices.filter(({ id }) => fine.has(id)),
        );
        fc.pre(accepted.counts.problems === 0);
        let created = 0;
        const promoted = recordPromotion(accepted, school, () => {
          created += 1;
          return `new${created}`;
        });
        const before: Model = new Map(school.map((each) => [each.id, each]));
        const after = apply(before, promoted, 'now');
        expect(
          planPromotion(
            [...after.values()],
            choices.filter(({ id }) => fine.has(id)),
          ).counts.problems,
        ).toBe(fine.size);
        const { school: restored, result } = undo(after, promoted, 'now');
        expect(result.retained).toEqual([]);
        expect(sorted(restored)).toEqual(sorted(before));
      }),
    );
  });

  it('keeps a new class with work or with other members, and names it', () => {
    const school = [classOf('a', '10A', { students: [user('1')] }), classOf('b', '10B')];
    const plan = planPromotion(school, [promote('a', '11A'), promote('b', '11B')]);
    const ids = ['n1', 'n2'];
    const promoted = recordPromotion(plan, school, () => ids.shift() ?? '');
    const after = apply(new Map(school.map((each) => [each.id, each])), promoted, 'now');
    after.set('n2', { ...classOf('n2', '11B'), students: [user('9')] });
    const { school: restored, result } = undo(after, promoted, 'now', new Set(['n1']));
    expect(result.retained).toEqual([
      { name: '11A', reason: 'work', count: 0 },
      { name: '11B', reason: 'members', count: 0 },
    ]);
    expect(restored.get('a')?.archivedAt).toBeNull();
    expect([...restored.keys()].sort()).toEqual(['a', 'b', 'n1', 'n2']);
  });

  it('leaves a class that somebody has archived again', () => {
    const school = [classOf('a', '10A')];
    const promoted = recordPromotion(planPromotion(school, [{ id: 'a', action: 'archive' }]), school, () => '');
    const after: Model = new Map([['a', classOf('a', '10A', { archivedAt: 'later' })]]);
    expect(undo(after, promoted, 'now').result).toMatchObject({
      ...{ restored: [], retained: [{ name: '10A', reason: 'changed', count: 0 }] },
    });
  });
});
