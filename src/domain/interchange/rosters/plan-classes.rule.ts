import type { RosterClass, RosterData } from './roster-data.ts';
import type { RosterChange, RosterValues } from './roster-import.ts';
import type { IdSet, SchoolClassroom, SchoolRecords } from './school-records.ts';

/** A class that a class of the roster has, or will have, in Lectern. */
export type PlannedClass = {
  /** Null: the import creates it. */
  readonly id: string | null;
  readonly title: string;
  /** Nobody is added to an archived class, or removed from it. */
  readonly isArchived: boolean;
};

const classChange = (
  { id, title }: Pick<RosterClass, 'id' | 'title'>,
  action: RosterChange['action'],
  classroomId: string | null,
  { before = null, after = null }: { readonly before?: RosterValues | null; readonly after?: RosterValues | null } = {},
): RosterChange => ({
  ...{ kind: 'class', action, sourcedId: id, title, userId: null, classroomId },
  ...{ userSourcedId: null, classSourcedId: null, classTitle: null, before, after },
});

/** What becomes of the school’s classes, and the class of each class of the roster. */
export function planClasses(
  { classes: part, skipped }: RosterData,
  { classrooms }: SchoolRecords,
  confirmed: IdSet,
): { readonly changes: readonly RosterChange[]; readonly planned: ReadonlyMap<string, PlannedClass> } {
  const changes: RosterChange[] = [];
  const planned = new Map<string, PlannedClass>();
  const bySourcedId = new Map<string, SchoolClassroom>();
  const byName = new Map<string, SchoolClassroom | null>();
  for (const classroom of classrooms) {
    const { id, name, sourcedId, isArchived } = classroom;
    if (sourcedId !== null) {
      bySourcedId.set(sourcedId, classroom);
      planned.set(sourcedId, { id, title: name, isArchived });
    } else if (!isArchived) {
      const key = name.toLowerCase();
      // Of two with one name, neither is offered.
      byName.set(key, byName.has(key) ? null : classroom);
    }
  }
  for (const row of part.rows.values()) {
    const { id, title, subjects, hasEnded } = row;
    const known = bySourcedId.get(id);
    if (known !== undefined) {
      changes.push(...valueChanges(row, known), ...archiveChanges(row, known, skipped));
      planned.set(id, { id: known.id, title, isArchived: hasEnded || (known.isArchived && !known.isArchivedByRoster) });
      continue;
    }
    if (hasEnded) {
      skipped.add('endedClasses');
      continue;
    }
    const sameName = byName.get(title.toLowerCase()) ?? null;
    if (sameName !== null && confirmed.has(id)) {
      changes.push(classChange(row, 'link', sameName.id), ...valueChanges(row, sameName));
      planned.set(id, { id: sameName.id, title, isArchived: false });
      byName.set(title.toLowerCase(), null);
      continue;
    }
    if (sameName !== null) changes.push(classChange(row, 'match', sameName.id, { before: { name: sameName.name } }));
    const [subject] = subjects;
    changes.push(classChange(row, 'add', null, { after: { name: title, ...(subject !== undefined && { subject }) } }));
    planned.set(id, { id: null, title, isArchived: false });
  }
  for (const { id, name, sourcedId, isArchived } of classrooms) {
    if (sourcedId === null || isArchived) continue;
    const isGone = part.mode === 'bulk' ? !part.seen.has(sourcedId) : part.deleted.has(sourcedId);
    if (!isGone) continue;
    changes.push(classChange({ id: sourcedId, title: name }, 'archive', id));
    planned.set(sourcedId, { id, title: name, isArchived: true });
  }
  return { changes, planned };
}

const valueChanges = (row: RosterClass, { id, name }: SchoolClassroom): readonly RosterChange[] =>
  row.title === name ? [] : [classChange(row, 'change', id, { before: { name }, after: { name: row.title } })];

/** A class whose terms are over is archived. One that a person has archived stays so. */
function archiveChanges(
  row: RosterClass,
  { id, isArchived, isArchivedByRoster }: SchoolClassroom,
  skipped: RosterData['skipped'],
): readonly RosterChange[] {
  if (row.hasEnded === isArchived) return [];
  if (row.hasEnded) return [classChange(row, 'archive', id)];
  if (isArchivedByRoster) return [classChange(row, 'restore', id)];
  skipped.add('archivedByHand');
  return [];
}
