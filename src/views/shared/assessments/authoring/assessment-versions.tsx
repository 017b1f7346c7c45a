import { Heading } from '@radix-ui/themes';
import { useState } from 'react';
import {
  AssessmentVersionDocument,
  type AssessmentVersionQuery,
  AssessmentVersionsDocument,
} from '#api/documents/questions/assessments.generated.ts';
import { useApi } from '#client/app.context.ts';
import type { PaperContent, QuizDraft } from '#domain/assessments/assessment.schema.ts';
import { authoringTexts } from '#texts/content/authoring.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import { Loaded } from '#ui/loading/loaded.tsx';
import { LoadingSkeleton } from '#ui/loading/loading-skeleton.tsx';
import { trackPromise } from '#ui/loading/track-promise.ts';
import { loadFailed } from '../../../load-failed.tsx';
import styles from '../../questions/authoring/authoring.module.css';
import { Differences } from '../../questions/authoring/differences.tsx';
import { Versions } from '../../questions/authoring/versions.tsx';
import type { AssessmentQuestion } from './assessment-entries.tsx';
import type { DescribedDraft } from './describe-assessment.ts';

/** The versions of a quiz or paper, how each differs from the saved one, and restoring them. */
export function AssessmentVersions<Draft>({
  kind,
  id,
  now,
  read,
  describe,
  onUse,
}: {
  readonly kind: 'quiz' | 'paper';
  readonly id: string;
  readonly now: Draft;
  /** An earlier draft as one of this kind. */
  readonly read: (draft: QuizDraft | PaperContent) => Draft;
  /** A draft's content by the labels of its fields, with questions that only an earlier version has. */
  readonly describe: (draft: Draft, more: readonly AssessmentQuestion[]) => DescribedDraft;
  readonly onUse: (draft: Draft, items: readonly AssessmentQuestion[]) => void;
}) {
  const t = useTexts(authoringTexts).versions;
  const api = useApi();
  const [versions] = useState(() => trackPromise(api(AssessmentVersionsDocument, { kind, id })));
  return (
    <section className={styles.panel} aria-label={t.title}>
      <Heading as="h2" size="3">
        {t.title}
      </Heading>
      <Loaded data={versions} failed={loadFailed} waiting={<LoadingSkeleton heights={[24, 24]} />}>
        {({ assessmentVersions }) => (
          <Versions<AssessmentVersionQuery['assessmentVersion']>
            versions={assessmentVersions.map(({ number, createdAt, author }) => ({
              number,
              at: createdAt,
              by: author,
            }))}
            read={async (number) => (await api(AssessmentVersionDocument, { kind, id, number })).assessmentVersion}
            differences={({ draft, items }, same) => (
              <Differences
                before={describe(read(draft), items)}
                after={describe(now, items)}
                same={same}
                nameOf={(label) => label}
              />
            )}
            onUse={({ draft, items }) => onUse(read(draft), items)}
          />
        )}
      </Loaded>
    </section>
  );
}
