import {
  AssessmentReliabilityDocument,
  type AssessmentReliabilityQuery,
} from '#api/documents/questions/authoring.generated.ts';
import { useApi } from '#client/app.context.ts';
import { authoringTexts } from '#texts/content/authoring.texts.ts';
import { useLanguage, useTexts } from '#texts/current-language.ts';
import { numberText } from '#texts/wording/number.wording.ts';
import { Loaded } from '#ui/loading/loaded.tsx';
import { LoadingSkeleton } from '#ui/loading/loading-skeleton.tsx';
import { useLazyQuery } from '#ui/loading/use-lazy-query.ts';
import { loadFailed } from '../../../load-failed.tsx';
import styles from '../../questions/authoring/authoring.module.css';
import { ImageRows, ImagesPanel } from '../../questions/authoring/images-panel.tsx';

/** The reliability of a quiz or paper; requested after the editor is rendered, which does not wait for it. */
export function AssessmentReliability({ set }: { readonly set: string }) {
  const t = useTexts(authoringTexts).reliability;
  const api = useApi();
  const answer = useLazyQuery(() => api(AssessmentReliabilityDocument, { set }));
  return (
    <ImagesPanel title={t.title}>
      <Loaded data={answer} failed={loadFailed} waiting={<LoadingSkeleton heights={[64]} />}>
        {({ reliability }) => <ReliabilityFacts {...reliability} />}
      </Loaded>
    </ImagesPanel>
  );
}

function ReliabilityFacts({ students, items, alpha }: AssessmentReliabilityQuery['reliability']) {
  const t = useTexts(authoringTexts).reliability;
  const { few } = useTexts(authoringTexts).numbers;
  const language = useLanguage();
  if (alpha === null) return <p className={styles.soft}>{few({ students })}</p>;
  return (
    <>
      <ImageRows
        rows={[
          [t.students, numberText(language, students)],
          [t.items, numberText(language, items)],
          [t.alpha, numberText(language, Math.round(alpha * 100) / 100)],
        ]}
      />
      <p className={styles.soft}>{t.note}</p>
    </>
  );
}
