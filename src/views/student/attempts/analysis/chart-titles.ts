import { type Calibration, calibrationOf } from '#domain/attempts/analysis/calibration.rule.ts';
import { contrastOf } from '#domain/attempts/analysis/contrast.rule.ts';
import {
  type AnswerSum,
  bandsOf,
  hasEnoughAnswers,
  paceOf,
  percentOf,
  type TimedSum,
  timedSumOf,
} from '#domain/attempts/analysis/measures.ts';
import { memoryOf } from '#domain/attempts/analysis/memory.rule.ts';
import { accuracyChange, ownPast, paceChange } from '#domain/attempts/analysis/own-past.rule.ts';
import type { texts } from '#texts/compiled/en/study/findings.generated.ts';
import { textsNow } from '#texts/current-language.ts';
import { analysisTexts } from '#texts/study/analysis.texts.ts';
import { findingsTexts } from '#texts/study/findings.texts.ts';
import { countedToday, type Sums } from './sums.ts';

/*
 * What each chart shows, in a sentence. With too few answers for one, the title is the measure.
 */

const share = (sum: AnswerSum): number => (percentOf(sum) ?? 0) / 100;
const pace = (sum: TimedSum): number => Math.round(paceOf(sum) ?? 0);
/** The slowest question type is a finding if it takes at least this much longer than the others. */
const SLOWER = 1.1;
const words = () => ({ t: textsNow(findingsTexts).charts, measure: textsNow(analysisTexts) });

/** A group with the name under which it is shown. */
type Named = AnswerSum & { readonly label: string };

/** How accuracy has changed from the student's own past. */
export function accuracyTitle(sums: Sums): string {
  const { t, measure } = words();
  const change = accuracyChange(sums, countedToday());
  if (change === null) return measure.progress;
  const [now, before] = [share(change.now), share(change.before)];
  if (change.trend === 'steady') return t.accuracySteady({ now });
  return change.trend === 'up' ? t.accuracyUp({ now, before }) : t.accuracyDown({ now, before });
}

/** How many answers there were, compared with before. */
export function volumeTitle(sums: Sums): string {
  const { t, measure } = words();
  const { now, before } = ownPast(sums, countedToday());
  return before.answers === 0 ? measure.volume : t.volume({ now: now.answers, before: before.answers });
}

/** How the time per question has changed. */
export function paceTitle(sums: Sums): string {
  const { t } = words();
  const change = paceChange(sums, countedToday());
  if (change === null) return t.paceByWeek;
  const [now, before] = [pace(change.now), pace(change.before)];
  if (change.trend === 'steady') return t.paceSteady({ now });
  return change.trend === 'up' ? t.paceUp({ now, before }) : t.paceDown({ now, before });
}

/** Which subjects are furthest apart in accuracy. */
export function subjectsTitle(subjects: readonly Named[]): string {
  const { t, measure } = words();
  const contrast = contrastOf(subjects);
  if (contrast === null) return measure.bySubject;
  if (contrast.kind === 'even') return t.subjectsEven;
  const { highest, lowest, points } = contrast;
  return t.subjectsApart({ highest: highest.label, lowest: lowest.label, points });
}

/** Which question type is answered least accurately. */
export function typesTitle(types: readonly Named[]): string {
  const { t, measure } = words();
  const contrast = contrastOf(types);
  if (contrast === null) return measure.byType;
  if (contrast.kind === 'even') return t.typesEven;
  return t.typesApart({ lowest: contrast.lowest.label, share: share(contrast.lowest) });
}

/** Which question type takes clearly longer than the others together. */
export function slowestTypeTitle(types: readonly (Named & TimedSum)[]): string {
  const { t, measure } = words();
  const [slowest, ...others] = types.filter(hasEnoughAnswers).toSorted((a, b) => pace(b) - pace(a));
  if (slowest === undefined || others.length === 0 || pace(slowest) < SLOWER * pace(timedSumOf(others)))
    return measure.timeByType;
  return t.slowestType({ type: slowest.label, seconds: pace(slowest) });
}

/** How far hard and easy questions are apart in accuracy. */
export function difficultyTitle(sums: Sums): string {
  const { t, measure } = words();
  const [hard, easy] = [bandsOf(sums, 'difficulty', ['hard']), bandsOf(sums, 'difficulty', ['easy'])];
  const contrast = contrastOf([hard, easy]);
  if (contrast === null) return measure.byDifficulty;
  if (contrast.kind === 'even') return t.difficultyEven;
  return t.difficultyApart({ hard: share(hard), easy: share(easy) });
}

/** Whether practice after more than a week is less accurate than within days. */
export function memoryTitle(sums: Sums): string {
  const { t, measure } = words();
  const memory = memoryOf(sums);
  if (memory === null) return measure.forgetting;
  const late = share(memory.late);
  return memory.kind === 'fades' ? t.fades({ late, soon: share(memory.soon) }) : t.lasts({ late });
}

/** How well the student's confidence matches the results. */
export function calibrationTitle(sums: Sums): string {
  const { t, measure } = words();
  const calibration = calibrationOf(sums);
  return calibration === null ? measure.calibration : calibrationText(calibration, t);
}

function calibrationText({ kind, confident, guessed }: Calibration, t: (typeof texts)['charts']): string {
  switch (kind) {
    case 'calibrated':
      return t.calibrated;
    case 'underconfident':
      return t.underconfident({ share: share(guessed) });
    case 'overconfident':
      return t.overconfident({ share: share(confident) });
    case 'unclear':
      return t.unclear({ share: share(confident) });
  }
}
