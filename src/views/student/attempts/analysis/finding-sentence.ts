import type { Finding } from '#domain/attempts/analysis/findings.rule.ts';
import { type AnswerSum, paceOf, percentOf, type TimedSum } from '#domain/attempts/analysis/measures.ts';
import type { texts } from '#texts/compiled/en/study/findings.generated.ts';

const share = (sum: AnswerSum): number => (percentOf(sum) ?? 0) / 100;
const pace = (sum: TimedSum): number => Math.round(paceOf(sum) ?? 0);

/** A finding in words. @param name the topic's or the question type's, if it is about one */
export function sentenceOf(finding: Finding, name: string, t: typeof texts): string {
  switch (finding.code) {
    case 'accuracy': {
      const now = share(finding.now);
      const points = Math.abs(finding.difference);
      if (finding.trend === 'steady') return t.accuracySteady({ now });
      return finding.trend === 'up' ? t.accuracyUp({ now, points }) : t.accuracyDown({ now, points });
    }
    case 'pause':
      return t.pause({ weeks: finding.weeks });
    case 'weakestTopic':
      return t.weakestTopic({ topic: name, share: share(finding.own), answers: finding.own.answers });
    case 'strongestTopic':
      return t.strongestTopic({ topic: name, share: share(finding.own), answers: finding.own.answers });
    case 'weakestType':
      return t.weakestType({ type: name, share: share(finding.own), answers: finding.own.answers });
    case 'overconfident':
      return t.overconfident({ share: share(finding.own), answers: finding.own.answers });
    case 'underconfident':
      return t.underconfident({ share: share(finding.own), answers: finding.own.answers });
    case 'fading':
      return t.fading({ soon: share(finding.soon), late: share(finding.late) });
    case 'pace': {
      const [now, seconds] = [pace(finding.now), Math.abs(finding.difference)];
      return finding.trend === 'up' ? t.paceUp({ now, seconds }) : t.paceDown({ now, seconds });
    }
  }
}
