import type { WindowState } from './assignments/window.rule.ts';
import { HELP_THRESHOLDS, type HelpReason } from './help-first.rule.ts';

/** What the home of a teacher has to know of an assignment. */
export type HomeWork = {
  readonly id: string;
  readonly classroom: { readonly id: string };
  readonly state: WindowState;
  readonly opensAt: string | null;
  readonly dueAt: string | null;
  readonly unmarkedCount: number;
  readonly remarkRequests: number;
};

export type TeacherHomeLists<Work, Class> = {
  /** Classes in which something opens or is due today. */
  readonly today: readonly Class[];
  readonly otherClasses: readonly Class[];
  readonly remarkRequests: readonly Work[];
  readonly toMark: readonly Work[];
  /** Open work that needs nothing else, the earliest due date first. */
  readonly due: readonly Work[];
};

/**
 * What a teacher has to do. Each assignment is in one list, the most urgent one that it belongs to: students wait for an
 * answer to their request, then for their marks. Each class is in one list, too.
 * @param isToday whether an instant is on today's date, where the teacher is
 */
export function teacherHome<Work extends HomeWork, Class extends { readonly id: string }>(
  work: readonly Work[],
  classes: readonly Class[],
  isToday: (instant: string) => boolean,
): TeacherHomeLists<Work, Class> {
  const remarkRequests = work.filter((entry) => entry.remarkRequests > 0);
  const toMark = work.filter((entry) => entry.remarkRequests === 0 && entry.unmarkedCount > 0);
  const due = work
    .filter(
      (entry) => (entry.state === 'open' || entry.state === 'late') && entry.remarkRequests + entry.unmarkedCount === 0,
    )
    .toSorted((a, b) => (a.dueAt ?? '9').localeCompare(b.dueAt ?? '9'));
  const busy = new Set(
    work
      .filter(
        ({ state, opensAt, dueAt }) => state !== 'draft' && [opensAt, dueAt].some((at) => at !== null && isToday(at)),
      )
      .map(({ classroom }) => classroom.id),
  );
  return {
    ...{ remarkRequests, toMark, due },
    today: classes.filter(({ id }) => busy.has(id)),
    otherClasses: classes.filter(({ id }) => !busy.has(id)),
  };
}

/** A student in one of the teacher's classes, with the work that was due in the last four weeks. */
export type TalkFacts = {
  readonly student: { readonly id: string; readonly name: string };
  readonly classroom: { readonly id: string; readonly name: string };
  readonly missing: number;
  readonly marks: number;
  readonly marksOutOf: number;
};
export type StudentToTalkTo = Pick<TalkFacts, 'student' | 'classroom' | 'missing'> & {
  readonly share: number | null;
  readonly reasons: readonly HelpReason[];
};

const SHOWN_MOST = 6;
/** One piece of missing work happens to everyone. */
const MISSING_FROM = 2;

/** The students to talk to, those with most reasons first. A student of several classes is listed once. */
export function studentsToTalkTo(facts: readonly TalkFacts[], most = SHOWN_MOST): StudentToTalkTo[] {
  const seen = new Set<string>();
  return facts
    .map(({ student, classroom, missing, marks, marksOutOf }): StudentToTalkTo => {
      const share = marksOutOf === 0 ? null : marks / marksOutOf;
      const reasons: HelpReason[] = [
        ...(missing >= MISSING_FROM ? (['missing'] as const) : []),
        ...(share !== null && share < HELP_THRESHOLDS.lowShare ? (['lowMarks'] as const) : []),
      ];
      return { student, classroom, missing, share, reasons };
    })
    .filter(({ reasons }) => reasons.length > 0)
    .sort(
      (a, b) =>
        b.reasons.length - a.reasons.length ||
        b.missing - a.missing ||
        (a.share ?? 1) - (b.share ?? 1) ||
        a.student.name.localeCompare(b.student.name),
    )
    .filter(({ student }) => !seen.has(student.id) && seen.add(student.id))
    .slice(0, most);
}
