import type { QuestionTypeName } from '../../questions/types/registry.ts';
import type { CalendarDay } from '../../study/calendar-day.ts';
import { calibrationOf } from './calibration.rule.ts';
import { CONTRAST_POINTS } from './contrast.rule.ts';
import {
  type AnswerSum,
  hasEnoughAnswers,
  type Measures,
  percentOf,
  sumOf,
  type TimedSum,
  timedSumOf,
  without,
} from './measures.ts';
import { memoryOf } from './memory.rule.ts';
import { accuracyChange, ownPast, paceChange, type Trend, weeksOfPause } from './own-past.rule.ts';

/** A group of answers, and all others. */
type Against = { readonly own: AnswerSum; readonly others: AnswerSum };
type OverTime = { readonly now: TimedSum; readonly before: TimedSum; readonly difference: number };

/** What a student should know about their work, as a code with its evidence. */
export type Finding =
  | ({ readonly code: 'accuracy'; readonly trend: Trend } & OverTime)
  /** `before`: all answers of the known weeks. */
  | { readonly code: 'pause'; readonly weeks: number; readonly before: TimedSum }
  | ({ readonly code: 'weakestTopic' | 'strongestTopic'; readonly topic: string } & Against)
  | ({ readonly code: 'weakestType'; readonly type: QuestionTypeName } & Against)
  | { readonly code: 'overconfident' | 'underconfident'; readonly own: AnswerSum; readonly unsure: AnswerSum }
  | { readonly code: 'fading'; readonly soon: AnswerSum; readonly late: AnswerSum }
  | ({ readonly code: 'pace'; readonly trend: 'up' | 'down' } & OverTime);

/** What to do about a finding. */
export type FindingAction =
  | { readonly kind: 'startSession' | 'reviewAnswers' }
  | { readonly kind: 'practiseTopic' | 'openTopic'; readonly topic: string }
  | { readonly kind: 'practiseType'; readonly type: QuestionTypeName };

export const FINDINGS_MOST = 3;

/** A topic or type is weak or strong if it differs by this many percentage points from the others. */
const GROUP_POINTS = CONTRAST_POINTS;
/** With this many answers, half of a difference counts. */
const HALF_WEIGHT_ANSWERS = 20;

/**
 * How useful each percentage point of a difference is, by kind of finding: what practice can change soon counts most,
 * praise least. The comparison with the student's own past always comes first.
 */
const WEIGHTS = {
  weakestTopic: 1,
  overconfident: 0.9,
  weakestType: 0.8,
  fading: 0.7,
  underconfident: 0.5,
  pace: 0.4,
  strongestTopic: 0.2,
} as const satisfies Record<Exclude<Finding['code'], 'accuracy' | 'pause'>, number>;

type Ranked = { readonly finding: Finding; readonly usefulness: number };

/**
 * The most useful findings, at most three: first the comparison with the student's own past, then by usefulness. None is
 * based on fewer than ANSWERS_LEAST answers, and no two are of the same kind. The order of the measures does not
 * matter.
 */
export function findingsOf(measures: Measures, today: CalendarDay): readonly Finding[] {
  const past = pastFinding(measures, today);
  const others = [
    ...topicFindings(measures),
    ...typeFindings(measures),
    ...confidenceFindings(measures),
    ...memoryFindings(measures),
    ...paceFindings(measures, today),
  ].toSorted((a, b) => b.usefulness - a.usefulness || a.finding.code.localeCompare(b.finding.code));
  return [...past, ...others.map(({ finding }) => finding)].slice(0, FINDINGS_MOST);
}

/** The action for a finding. */
export function actionOf(finding: Finding): FindingAction {
  switch (finding.code) {
    case 'weakestTopic':
      return { kind: 'practiseTopic', topic: finding.topic };
    case 'strongestTopic':
      return { kind: 'openTopic', topic: finding.topic };
    case 'weakestType':
      return { kind: 'practiseType', type: finding.type };
    case 'overconfident':
    case 'underconfident':
      return { kind: 'reviewAnswers' };
    default:
      return { kind: 'startSession' };
  }
}

const ranked = (finding: Finding & { code: keyof typeof WEIGHTS }, points: number, answers: number): Ranked => ({
  finding,
  usefulness: (WEIGHTS[finding.code] * points * answers) / (answers + HALF_WEIGHT_ANSWERS),
});

function pastFinding(measures: Measures, today: CalendarDay): readonly Finding[] {
  const change = accuracyChange(measures, today);
  if (change !== null) return [{ code: 'accuracy', ...change }];
  const weeks = weeksOfPause(measures, today);
  const before = timedSumOf(measures.weeks);
  return weeks !== null && ownPast(measures, today).now.answers === 0 && hasEnoughAnswers(before)
    ? [{ code: 'pause', weeks, before }]
    : [];
}

function topicFindings({ topics }: Measures): readonly Ranked[] {
  const all = sumOf(topics);
  const known = topics
    .filter(hasEnoughAnswers)
    .map((topic) => ({ id: topic.topic.id, own: topic, others: without(all, topic) }))
    .filter(({ others }) => hasEnoughAnswers(others))
    .map((topic) => ({ ...topic, points: (percentOf(topic.own) ?? 0) - (percentOf(topic.others) ?? 0) }))
    .toSorted(
      (a, b) =>
        (percentOf(a.own) ?? 0) - (percentOf(b.own) ?? 0) || b.own.answers - a.own.answers || a.id.localeCompare(b.id),
    );
  const [weakest, strongest] = [known[0], known.at(-1)];
  return [
    ...(weakest !== undefined && weakest.points <= -GROUP_POINTS
      ? [ranked({ code: 'weakestTopic', ...against(weakest), topic: weakest.id }, -weakest.points, weakest.own.answers)]
      : []),
    ...(strongest !== undefined && strongest.points >= GROUP_POINTS
      ? [
          ranked(
            { code: 'strongestTopic', ...against(strongest), topic: strongest.id },
            strongest.points,
            strongest.own.answers,
          ),
        ]
      : []),
  ];
}

function typeFindings({ types }: Measures): readonly Ranked[] {
  const all = sumOf(types);
  const [weakest] = types
    .filter(hasEnoughAnswers)
    .map((type) => ({ type: type.type, own: type, others: without(all, type) }))
    .filter(({ others }) => hasEnoughAnswers(others))
    .toSorted(
      (a, b) =>
        (percentOf(a.own) ?? 0) - (percentOf(b.own) ?? 0) ||
        b.own.answers - a.own.answers ||
        a.type.localeCompare(b.type),
    );
  if (weakest === undefined) return [];
  const points = (percentOf(weakest.others) ?? 0) - (percentOf(weakest.own) ?? 0);
  return points >= GROUP_POINTS
    ? [ranked({ code: 'weakestType', ...against(weakest), type: weakest.type }, points, weakest.own.answers)]
    : [];
}

/** Without the other fields of the rows. */
const against = ({ own, others }: Against): Against => ({
  own: { answers: own.answers, credit: own.credit },
  others,
});

function confidenceFindings(measures: Measures): readonly Ranked[] {
  const found = calibrationOf(measures);
  if (found?.kind === 'overconfident') {
    const { confident: own, unsure } = found;
    return [ranked({ code: 'overconfident', own, unsure }, 100 - (percentOf(own) ?? 0), own.answers)];
  }
  if (found?.kind === 'underconfident') {
    const { guessed: own, unsure } = found;
    return [ranked({ code: 'underconfident', own, unsure }, percentOf(own) ?? 0, own.answers)];
  }
  return [];
}

function memoryFindings(measures: Measures): readonly Ranked[] {
  const memory = memoryOf(measures);
  if (memory?.kind !== 'fades') return [];
  const { soon, late, points } = memory;
  return [ranked({ code: 'fading', soon, late }, points, Math.min(soon.answers, late.answers))];
}

function paceFindings(measures: Measures, today: CalendarDay): readonly Ranked[] {
  const change = paceChange(measures, today);
  if (change === null || change.trend === 'steady') return [];
  const { trend, now, before, difference } = change;
  const share = (100 * Math.abs(difference)) / (before.seconds / before.answers);
  return [
    ranked(
      { code: 'pace', trend, now, before, difference },
      Math.min(100, share),
      Math.min(now.answers, before.answers),
    ),
  ];
}
