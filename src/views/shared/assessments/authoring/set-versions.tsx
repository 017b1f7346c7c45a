import { Heading } from '@radix-ui/themes';
import { useState } from 'react';
import {
  SetVersionDocument,
  type SetVersionQuery,
  SetVersionsDocument,
} from '#api/documents/questions/question-set.generated.ts';
import { useApi } from '#client/app.context.ts';
import type { PaperSet, QuizDraft } from '#domain/assessments/question-set.schema.ts';
import { authoringTexts } from '#texts/content/authoring.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import { Loaded } from '#ui/loading/loaded.tsx';
import { LoadingSkeleton } from '#ui/loading/loading-skeleton.tsx';
import { trackPromise } from '#ui/loading/track-promise.ts';
import { loadFailed } from '../../../load-failed.tsx';
import styles from '../../questions/authoring/authoring.module.css';
import { Differences } from '../../questions/authoring/differences.tsx';
import { Versions } from '../../questions/authoring/versions.tsx';
import type { AssessmentQuestion } from './set-entries.tsx';

type Titles = Readonly<Record<string, string>>;

/** The versions of a quiz or paper, how each differs from the saved one, and restoring them. */
export function SetVersions<Draft>({
  kind,
  id,
  now,
  read,
  describe,
  onTake,
}: {
  readonly kind: 'quiz' | 'paper';
  readonly id: string;
  readonly now: Draft;
  /** An earlier draft as one of this kind. */
  readonly read: (draft: QuizDraft | PaperSet) => Draft;
  /** A draft's content by the labels of its fields, with questions that only an earlier version has. */
  readonly describe: (draft: Draft, more: readonly AssessmentQuestion[]) => Titles;
  readonly onTake: (draft: Draft, items: readonly AssessmentQuestion[]) => void;
}) {
  const t = useTexts(authoringTexts).versions;
  const api = useApi();
  const [versions] = useState(() => trackPromise(api(SetVersionsDocument, { kind, id })));
  return (
    <section className={styles.panel} aria-label={t.title}>
      <Heading as="h2" size="3">
        {t.title}
      </Heading>
      <Loaded data={versions} failed={loadFailed} waiting={<LoadingSkeleton heights={[24, 24]} />}>
        {({ setVersions }) => (
          <Versions<SetVersionQuery['setVersion']>
            versions={setVersions.map(({ number, createdAt, author }) => ({ number, at: createdAt, by: author }))}
            read={async (number) => (await api(SetVersionDocument, { kind, id, number })).setVersion}
            differences={({ draft, items }, same) => (
              <Differences
                before={describe(read(draft), items)}
                after={describe(now, items)}
                same={same}
                nameOf={(label) => label}
              />
            )}
            onTake={({ draft, items }) => onTake(read(draft), items)}
          />
        )}
      </Loaded>
    </section>
  );
}
