import type { RosterAction, RosterKind } from '#domain/interchange/rosters/roster-import.ts';
import { addClasses, archiveClasses, changeClasses, linkClasses, restoreClasses } from './apply-classes.ts';
import { addEnrolments, linkEnrolments, removeEnrolments } from './apply-enrolments.ts';
import { addUsers, changeUsers, disableUsers, enableUsers, linkUsers } from './apply-users.ts';
import type { BatchWork } from './change-row.ts';
import {
  undoAddedClasses,
  undoArchivedClasses,
  undoChangedClasses,
  undoLinkedClasses,
  undoRestoredClasses,
} from './undo-classes.ts';
import { undoAddedEnrolments, undoLinkedEnrolments, undoRemovedEnrolments } from './undo-enrolments.ts';
import {
  undoAddedUsers,
  undoChangedUsers,
  undoDisabledUsers,
  undoEnabledUsers,
  undoLinkedUsers,
} from './undo-users.ts';

type Work = { readonly apply: BatchWork; readonly undo: BatchWork };

/** What each change does, and how it is undone. */
const WORK: { readonly [Kind in RosterKind]: { readonly [Action in RosterAction]?: Work } } = {
  user: {
    link: { apply: linkUsers, undo: undoLinkedUsers },
    add: { apply: addUsers, undo: undoAddedUsers },
    change: { apply: changeUsers, undo: undoChangedUsers },
    enable: { apply: enableUsers, undo: undoEnabledUsers },
    disable: { apply: disableUsers, undo: undoDisabledUsers },
  },
  class: {
    link: { apply: linkClasses, undo: undoLinkedClasses },
    add: { apply: addClasses, undo: undoAddedClasses },
    change: { apply: changeClasses, undo: undoChangedClasses },
    restore: { apply: restoreClasses, undo: undoRestoredClasses },
    archive: { apply: archiveClasses, undo: undoArchivedClasses },
  },
  enrolment: {
    link: { apply: linkEnrolments, undo: undoLinkedEnrolments },
    add: { apply: addEnrolments, undo: undoAddedEnrolments },
    remove: { apply: removeEnrolments, undo: undoRemovedEnrolments },
  },
};

/** The work of a kind and action. */
export function rosterWork(kind: RosterKind, action: RosterAction): Work {
  const work = WORK[kind][action];
  if (work === undefined) throw new Error(`A roster cannot ${action} a ${kind}.`);
  return work;
}
