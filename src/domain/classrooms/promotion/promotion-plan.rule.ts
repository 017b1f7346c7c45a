import { CLASSROOM_MEMBERS_MAX } from '../classroom.limits.ts';
import type { PromotionChoice } from './promotion.schema.ts';
import type {
  PlannedClass,
  PlannedUser,
  PromotableClass,
  PromotableUser,
  PromotionPlan,
  PromotionProblem,
} from './promotion.ts';

/** Names of classes are the same if they differ in spaces and capitals only. */
const plain = (name: string): string => name.trim().replace(/\s+/g, ' ').toLowerCase();

/**
 * What a promotion would change: an entry for each choice, in the order of the choices, with the problems that prevent
 * it. Choices of classes that the school doesn't have are left out.
 * @param school its classes, active and archived ones
 */
export function planPromotion(school: readonly PromotableClass[], choices: readonly PromotionChoice[]): PromotionPlan {
  const byId = new Map(school.map((each) => [each.id, each]));
  const chosen = [...new Map(choices.map((choice) => [choice.id, choice])).values()];
  const leaving = new Set(chosen.map(({ id }) => id));
  // A class that leaves makes its name available.
  const staying = school.filter(({ id, archivedAt }) => archivedAt === null && !leaving.has(id));
  const names: Names = { active: new Set(staying.map(({ name }) => plain(name))), uses: countNames(chosen) };
  /** Members of classes that others join, as the entries before have changed them. */
  const members = new Map<string, Set<string>>();

  const classes = chosen.flatMap((choice): PlannedClass[] => {
    const source = byId.get(choice.id);
    if (source === undefined) return [];
    const { id, name, invitationCount } = source;
    const shared = { id, name, invitationCount };
    if (choice.action === 'archive') {
      const students = source.students.filter(isCurrent).map((user) => ({ ...named(user), note: null }));
      return [{ ...shared, action: 'archive', target: null, students, teachers: [], problem: stateProblem(source) }];
    }
    if (choice.action === 'promote') {
      const carried = carriedOver(source, null, choice.includesTeachers, members);
      const problem = stateProblem(source) ?? nameProblem(choice.name, names);
      return [{ ...shared, ...carried, action: 'create', target: { id: null, name: choice.name }, problem }];
    }
    const target = byId.get(choice.target);
    if (target === undefined) return [];
    const carried = carriedOver(source, target, choice.includesTeachers, members);
    const problem = stateProblem(source) ?? joinProblem(target, leaving.has(target.id), members);
    return [{ ...shared, ...carried, action: 'join', target: { id: target.id, name: target.name }, problem }];
  });
  return { classes, counts: countsOf(classes) };
}

type Names = {
  /** Of active classes that are not part of the promotion. */
  readonly active: ReadonlySet<string>;
  /** How many new classes would get a name. */
  readonly uses: ReadonlyMap<string, number>;
};

const isCurrent = ({ leftAt }: PromotableUser): boolean => leftAt === null;
const named = ({ id, name }: PromotableUser) => ({ id, name });

const stateProblem = ({ isPromoted, archivedAt }: PromotableClass): PromotionProblem | null =>
  isPromoted ? 'promoted' : archivedAt === null ? null : 'archived';

function countNames(choices: readonly PromotionChoice[]): ReadonlyMap<string, number> {
  const uses = new Map<string, number>();
  for (const choice of choices) {
    if (choice.action !== 'promote') continue;
    uses.set(plain(choice.name), (uses.get(plain(choice.name)) ?? 0) + 1);
  }
  return uses;
}

function nameProblem(name: string, { active, uses }: Names): PromotionProblem | null {
  if (active.has(plain(name))) return 'nameTaken';
  return (uses.get(plain(name)) ?? 0) > 1 ? 'nameRepeated' : null;
}

function joinProblem(
  { id, archivedAt }: PromotableClass,
  isLeaving: boolean,
  members: ReadonlyMap<string, ReadonlySet<string>>,
): PromotionProblem | null {
  if (isLeaving) return 'targetLeaves';
  if (archivedAt !== null) return 'targetArchived';
  return (members.get(id)?.size ?? 0) > CLASSROOM_MEMBERS_MAX ? 'targetFull' : null;
}

/** The students and teachers of a class, and who of them is not added to the next one. */
function carriedOver(
  source: PromotableClass,
  joined: PromotableClass | null,
  includesTeachers: boolean,
  members: Map<string, Set<string>>,
): { readonly students: readonly PlannedUser[]; readonly teachers: readonly PlannedUser[] } {
  const present = members.get(joined?.id ?? '') ?? new Set(joined?.students.filter(isCurrent).map(({ id }) => id));
  const teaching = new Set(joined?.teachers.map(({ id }) => id));
  const students = source.students.filter(isCurrent).map((user): PlannedUser => {
    if (present.has(user.id)) return { ...named(user), note: 'alreadyMember' };
    if (user.barrier === null) present.add(user.id);
    return { ...named(user), note: user.barrier };
  });
  if (joined !== null) members.set(joined.id, present);
  const teachers = (includesTeachers ? source.teachers : []).map(
    (user): PlannedUser => ({ ...named(user), note: teaching.has(user.id) ? 'alreadyMember' : user.barrier }),
  );
  return { students, teachers };
}

function countsOf(classes: readonly PlannedClass[]): PromotionPlan['counts'] {
  const fine = classes.filter(({ problem }) => problem === null);
  const moved = fine.filter(({ action }) => action !== 'archive').flatMap(({ students }) => students);
  return {
    created: fine.filter(({ action }) => action === 'create').length,
    joined: fine.filter(({ action }) => action === 'join').length,
    archived: fine.filter(({ action }) => action === 'archive').length,
    students: new Set(moved.flatMap(({ id, note }) => (note === null ? [id] : []))).size,
    leftOut: moved.filter(({ note }) => note === 'deactivated' || note === 'otherSchool').length,
    problems: classes.length - fine.length,
  };
}
