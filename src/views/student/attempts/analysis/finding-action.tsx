import { Button } from '@radix-ui/themes';
import type { AnalysisQuery } from '#api/documents/attempts/analysis.generated.ts';
import { actionOf, type Finding } from '#domain/attempts/analysis/findings.rule.ts';
import { href } from '#routes/href.ts';
import { useTexts } from '#texts/current-language.ts';
import { findingsTexts } from '#texts/study/findings.texts.ts';
import { Problem } from '#ui/form/problem.tsx';
import { LinkButton } from '../../../shared/platform/link/link-button.tsx';
import type { Sums } from './sums.ts';
import { usePractice } from './use-practice.ts';

type Props = {
  readonly finding: Finding;
  /** The topic's or the question type's. */
  readonly name: string;
  readonly sums: Sums;
  readonly latestResults: AnalysisQuery['latestResults'];
};

/** The button of a finding: practice, or the screen where to continue. */
export function FindingAction({ finding, name, sums, latestResults }: Props) {
  const { action: t } = useTexts(findingsTexts);
  const action = actionOf(finding);
  const [latest] = latestResults;
  switch (action.kind) {
    case 'practiseTopic':
      return <Practice label={t.practiseTopic} title={name} topics={[action.topic]} />;
    case 'practiseType':
      return (
        <Practice
          label={t.practiseType}
          title={name}
          topics={sums.topics.map(({ topic }) => topic.id)}
          types={[action.type]}
        />
      );
    case 'openTopic':
      return <To address={href('analysis.topic.detail', { id: action.topic })}>{t.openTopic}</To>;
    case 'reviewAnswers':
      return latest === undefined ? (
        <To address={href('session')}>{t.startSession}</To>
      ) : (
        <To address={href('analysis.detail', { id: latest.attempt.id })}>{t.reviewAnswers}</To>
      );
    case 'startSession':
      return <To address={href('session')}>{t.startSession}</To>;
  }
}

const To = ({ address, children }: { readonly address: string; readonly children: string }) => (
  <LinkButton to={address} size="2" variant="soft">
    {children}
  </LinkButton>
);

type PracticeProps = Parameters<typeof usePractice>[0] & { readonly label: string };

function Practice({ label, ...practice }: PracticeProps) {
  const { problem, isBusy, start } = usePractice(practice);
  return (
    <div>
      <Button size="2" variant="soft" loading={isBusy} onClick={start}>
        {label}
      </Button>
      <Problem message={problem} />
    </div>
  );
}
