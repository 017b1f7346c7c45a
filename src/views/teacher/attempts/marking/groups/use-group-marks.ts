import { useRef, useState } from 'react';
import type { Award } from '#domain/attempts/marking/mark-scheme.schema.ts';
import type { TeacherMark } from '#domain/attempts/marking/teacher-mark.schema.ts';

/** The marks and the comment for all answers of a group. */
export type GroupMark = { readonly awards: readonly Award[]; readonly comment: string };

/** How the marks of a group are sent, as one mark for each of its answers. */
export type MarkDelivery = {
  readonly position: number;
  /** Marks that the server does not have yet: a new one needs a higher number. */
  readonly unsent: readonly TeacherMark[];
  readonly onAward: (mark: Omit<TeacherMark, 'operationId'>) => void;
};

const NO_MARK: GroupMark = { awards: [], comment: '' };

/**
 * Groups of answers to one question, which of them is shown, and the marks chosen for each.
 * @param initial the first groups
 * @param idsOf the attempts of a group's answers
 */
export function useGroupMarks<Group>(
  initial: () => readonly Group[],
  idsOf: (group: Group) => readonly string[],
  { position, unsent, onAward }: MarkDelivery,
) {
  const [groups, setGroups] = useState(initial);
  const [shown, setShown] = useState(0);
  const [marks, setMarks] = useState<ReadonlyMap<string, GroupMark>>(new Map());
  const [given, setGiven] = useState<ReadonlyMap<string, GroupMark>>(new Map());
  const sequences = useRef(new Map<string, number>());
  /** Names a group by its answers, so that its marks stay with it when others change. */
  const keyOf = (group: Group): string => idsOf(group).toSorted().join(' ');
  const group = groups[shown];
  const mark = (group === undefined ? undefined : marks.get(keyOf(group))) ?? NO_MARK;
  const nextOf = (attempt: string): number => {
    const waiting = unsent.find((entry) => entry.attempt === attempt && entry.position === position)?.sequence ?? 0;
    const sequence = Math.max(waiting, sequences.current.get(attempt) ?? 0) + 1;
    sequences.current.set(attempt, sequence);
    return sequence;
  };
  return {
    groups,
    shown,
    group,
    mark,
    show: setShown,
    /** What the answers of a group were marked with; null: not marked yet. */
    givenTo: (each: Group): GroupMark | null => given.get(keyOf(each)) ?? null,
    change: (changed: Partial<GroupMark>): void => {
      if (group !== undefined) setMarks(new Map([...marks, [keyOf(group), { ...mark, ...changed }]]));
    },
    /** Marks all answers of the group that is shown, and shows the next group that is not marked. */
    finish: (): void => {
      if (group === undefined) return;
      for (const attempt of idsOf(group)) {
        onAward({ ...mark, attempt, position, round: 1, awards: [...mark.awards], sequence: nextOf(attempt) });
      }
      const marked = new Map([...given, [keyOf(group), mark] as const]);
      setGiven(marked);
      const following = [...groups.keys()].map((step) => (shown + 1 + step) % groups.length);
      const isOpen = (each: Group | undefined): boolean => each !== undefined && !marked.has(keyOf(each));
      setShown(following.find((at) => isOpen(groups[at])) ?? groups.length);
    },
    /** Replaces the groups. A new one starts with the marks that were chosen for the group of its first answer. */
    regroup: (next: readonly Group[], nextShown: number): void => {
      const inherited = new Map(marks);
      for (const each of next) {
        const [first] = idsOf(each);
        const origin = groups.find((old) => first !== undefined && idsOf(old).includes(first));
        const chosen = origin === undefined ? undefined : marks.get(keyOf(origin));
        if (chosen !== undefined && !inherited.has(keyOf(each))) inherited.set(keyOf(each), chosen);
      }
      setGroups(next);
      setMarks(inherited);
      setShown(nextShown);
    },
  };
}
