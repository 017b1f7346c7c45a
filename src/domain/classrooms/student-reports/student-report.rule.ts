import { type GradeBoundary, gradeOf } from '../../attempts/results/grade-boundaries.ts';
import type { MasteryLevel } from '../../study/mastery/topic-mastery.rule.ts';
import type { WorkStatus } from '../assignments/work-status.rule.ts';
import type { ReportSettings } from './report-settings.schema.ts';

/** An assignment of a student, as far as the student sees it: without marks until they are released. */
export type ReportWork = {
  readonly title: string;
  readonly status: WorkStatus;
  readonly weight: number;
  readonly dueAt: string | null;
  readonly submittedAt: string | null;
  readonly opensAt: string | null;
  /** Before the late penalty; null: not released. */
  readonly marks: number | null;
  readonly marksOutOf: number;
  /** Share of the marks that remains after the late penalty. */
  readonly creditShare: number;
  readonly unmarkedQuestions: number;
};

export type ReportTopic = {
  readonly title: string;
  readonly level: MasteryLevel;
  /** Expected share of correct answers, 0 to 1. */
  readonly estimate: number;
};

export type ReportEffort = { readonly activeDays: number; readonly seconds: number; readonly attempts: number };

/** What a report is made from. Topics and effort are those of the period, of released work. */
export type ReportFacts = {
  readonly school: string | null;
  readonly classroom: string;
  readonly teachers: readonly string[];
  readonly student: string;
  readonly boundaries: readonly GradeBoundary[];
  readonly work: readonly ReportWork[];
  readonly topics: readonly ReportTopic[];
  readonly effort: ReportEffort;
  readonly comment: string;
};

export type ReportMark = {
  readonly title: string;
  /** When it was submitted, or due; null: neither. */
  readonly at: string | null;
  readonly marks: number;
  readonly marksOutOf: number;
  readonly grade: string | null;
};

/** A report. A published one is stored like this and never changes. A section that was not chosen is null. */
export type StudentReport = {
  readonly school: string | null;
  readonly classroom: string;
  readonly teachers: readonly string[];
  readonly student: string;
  readonly from: string;
  readonly until: string;
  readonly marks: readonly ReportMark[] | null;
  /** Weighted as the assignments are; null without marks, or if marks were not chosen. */
  readonly average: { readonly share: number; readonly grade: string | null } | null;
  readonly topics: readonly ReportTopic[] | null;
  readonly effort: ReportEffort | null;
  readonly deadlines: { readonly onTime: number; readonly late: number; readonly missing: number } | null;
  readonly comment: string | null;
  /** Whether there is no released mark in the period. */
  readonly isWithoutMarks: boolean;
};

/** Submissions within this time after the due date count as on time, as in assignments. */
const GRACE_MS = 60_000;

/** The day of an assignment that decides to which period it belongs. */
const dayOf = ({ dueAt, submittedAt, opensAt }: ReportWork): string | null => dueAt ?? submittedAt ?? opensAt;

const isWithin = (at: string | null, { from, until }: ReportSettings): boolean =>
  at !== null && at.slice(0, 10) >= from && at.slice(0, 10) <= until;

/** Whether marks are final and visible to the student. */
const isMarked = ({ marks, marksOutOf, unmarkedQuestions, status }: ReportWork): boolean =>
  marks !== null && marksOutOf > 0 && unmarkedQuestions === 0 && status === 'done';

/** The marks that count, after the late penalty. */
const countedMarks = ({ marks, creditShare }: ReportWork): number => (marks ?? 0) * creditShare;

/** The weighted mean of marked work; null without any. */
function averageOf(work: readonly ReportWork[]): number | null {
  const weights = work.reduce((sum, { weight }) => sum + weight, 0);
  if (weights === 0) return null;
  return work.reduce((sum, each) => sum + (countedMarks(each) / each.marksOutOf) * each.weight, 0) / weights;
}

/** The report on a student: of everything in the period only what the student sees already. */
export function studentReport(facts: ReportFacts, settings: ReportSettings): StudentReport {
  const { school, classroom, teachers, student, boundaries, comment } = facts;
  const has = (section: ReportSettings['sections'][number]): boolean => settings.sections.includes(section);
  const work = facts.work.filter((each) => isWithin(dayOf(each), settings));
  const marked = work.filter(isMarked);
  const share = averageOf(marked);
  return {
    ...{ school, classroom, teachers, student, from: settings.from, until: settings.until },
    marks: has('marks')
      ? marked.map((each) => ({
          ...{ title: each.title, at: each.submittedAt ?? each.dueAt, marks: countedMarks(each) },
          ...{ marksOutOf: each.marksOutOf, grade: gradeOf(countedMarks(each) / each.marksOutOf, boundaries) },
        }))
      : null,
    average: has('marks') && share !== null ? { share, grade: gradeOf(share, boundaries) } : null,
    topics: has('mastery') ? facts.topics.filter(({ level }) => level !== 'unknown') : null,
    effort: has('effort') ? facts.effort : null,
    deadlines: has('deadlines') ? deadlinesOf(work) : null,
    comment: has('comment') && comment !== '' ? comment : null,
    isWithoutMarks: marked.length === 0,
  };
}

function deadlinesOf(work: readonly ReportWork[]): NonNullable<StudentReport['deadlines']> {
  const due = work.filter(({ dueAt, status }) => dueAt !== null && status !== 'excused');
  const isLate = ({ dueAt, submittedAt }: ReportWork): boolean =>
    dueAt !== null && submittedAt !== null && Date.parse(submittedAt) > Date.parse(dueAt) + GRACE_MS;
  const submitted = due.filter(({ submittedAt }) => submittedAt !== null);
  return {
    onTime: submitted.filter((each) => !isLate(each)).length,
    late: submitted.filter(isLate).length,
    missing: due.filter(
      ({ status, submittedAt }) => submittedAt === null && (status === 'missed' || status === 'overdue'),
    ).length,
  };
}

/** The topics with the highest and the lowest estimate; null with fewer than two. */
export function topicExtremes(topics: readonly ReportTopic[]): {
  readonly strongest: string | null;
  readonly weakest: string | null;
} {
  const known = topics.filter(({ level }) => level !== 'unknown').toSorted((a, b) => b.estimate - a.estimate);
  if (known.length < 2) return { strongest: null, weakest: null };
  return { strongest: known[0]?.title ?? null, weakest: known.at(-1)?.title ?? null };
}
