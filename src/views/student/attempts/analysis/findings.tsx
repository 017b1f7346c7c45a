import type { AnalysisQuery } from '#api/documents/attempts/analysis.generated.ts';
import { type Finding, findingsOf } from '#domain/attempts/analysis/findings.rule.ts';
import { ANSWERS_LEAST } from '#domain/attempts/analysis/measures.ts';
import { useTexts } from '#texts/current-language.ts';
import { questionKindsTexts } from '#texts/questions/question-types.texts.ts';
import { typeName } from '#texts/questions/type-name.ts';
import { findingsTexts } from '#texts/study/findings.texts.ts';
import { subjectAccent } from '#ui/accent/subject-accent.ts';
import { RowChart } from '#ui/chart/row-chart.tsx';
import pages from '#ui/page/page.module.css';
import { PageSection } from '#ui/page/page-section.tsx';
import styles from './analysis.module.css';
import { FindingAction } from './finding-action.tsx';
import { evidenceOf } from './finding-evidence.ts';
import { sentenceOf } from './finding-sentence.ts';
import { countedToday, type Sums } from './sums.ts';

type Props = { readonly sums: Sums; readonly latestResults: AnalysisQuery['latestResults'] };

/** Up to three sentences about the student's work, each with its evidence and what to do about it. */
export function Findings({ sums, latestResults }: Props) {
  const t = useTexts(findingsTexts);
  const findings = findingsOf(sums, countedToday());
  return (
    <PageSection id="findings" title={t.title}>
      {findings.length === 0 ? (
        <p className={pages.intro}>{t.none({ answers: ANSWERS_LEAST })}</p>
      ) : (
        <ol className={styles.findings}>
          {findings.map((finding) => (
            <FindingCard key={finding.code} finding={finding} sums={sums} latestResults={latestResults} />
          ))}
        </ol>
      )}
    </PageSection>
  );
}

function FindingCard({ finding, sums, latestResults }: Props & { readonly finding: Finding }) {
  const t = useTexts(findingsTexts);
  const kinds = useTexts(questionKindsTexts);
  const row = 'topic' in finding ? sums.topics.find(({ topic }) => topic.id === finding.topic) : undefined;
  const name = 'type' in finding ? typeName(kinds.type, finding.type) : (row?.topic.title ?? '');
  return (
    <li {...(row === undefined ? {} : subjectAccent(row.subject.slug))}>
      <div className={styles.finding}>
        <RowChart
          title={sentenceOf(finding, name, t)}
          data={evidenceOf(finding, name, sums, t)}
          highlighted={0}
          action={<FindingAction finding={finding} name={name} sums={sums} latestResults={latestResults} />}
        />
      </div>
    </li>
  );
}
