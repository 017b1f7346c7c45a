import { lazy, Suspense, useState } from 'react';
import type { FrontPageQuery } from '#api/documents/site/site.generated.ts';
import { spoken, useTexts } from '#texts/current-language.ts';
import { landingTexts } from '#texts/platform/site/landing.texts.ts';
import { SampleTrial } from './sample-trial.tsx';
import styles from './tour.module.css';

/** Most visitors look at the first step only. */
const TourCard = lazy(() => spoken(import('./tour-card.tsx')).then((all) => ({ default: all.TourCard })));
const TourMarking = lazy(() => spoken(import('./tour-marking.tsx')).then((all) => ({ default: all.TourMarking })));

const STEPS = ['question', 'card', 'marked'] as const;
type Step = (typeof STEPS)[number];

/** A minute with the product, without an account: a question, a flash card, and an answer with its marks. */
export function Tour({ items }: { readonly items: FrontPageQuery['sampleQuestions'] }) {
  const { tour: t } = useTexts(landingTexts);
  const [step, setStep] = useState<Step>('question');
  return (
    <section className={styles.tour} aria-label={t.label}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would be a group of form fields */}
      <div className={styles.steps} role="group" aria-label={t.label}>
        {STEPS.map((each) => (
          <button key={each} type="button" aria-pressed={each === step} onClick={() => setStep(each)}>
            {t[each]}
          </button>
        ))}
      </div>
      {step === 'question' && <SampleTrial items={items} />}
      <Suspense>
        {step === 'card' && <TourCard />}
        {step === 'marked' && <TourMarking />}
      </Suspense>
    </section>
  );
}
