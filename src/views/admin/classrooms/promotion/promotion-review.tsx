import { Button, Heading } from '@radix-ui/themes';
import { useDialog } from '#client/platform/dialog/use-dialog.ts';
import { PROMOTION_UNDO_DAYS } from '#domain/classrooms/promotion/promotion.limits.ts';
import type { PlannedClass as Planned, PromotionPreview } from '#domain/classrooms/promotion/promotion.ts';
import { promotionTexts } from '#texts/classrooms/promotion.texts.ts';
import { useLanguage, useTexts } from '#texts/current-language.ts';
import { userText } from '#texts/message-parts.ts';
import { numberText } from '#texts/wording/number.wording.ts';
import styles from '../../../shared/interchange/import.module.css';
import { PlannedClass } from './planned-class.tsx';

const COUNTS = ['created', 'joined', 'archived', 'students', 'leftOut'] as const;

type Props = {
  readonly plan: PromotionPreview;
  /** The school has changed since an earlier preview. */
  readonly isRecomputed: boolean;
  readonly isSending: boolean;
  readonly onBack: () => void;
  readonly onLeave: (ids: readonly string[]) => void;
  readonly onRun: () => void;
};

/** What a promotion would change. Nothing has happened yet. */
export function PromotionReview({ plan, isRecomputed, isSending, onBack, onLeave, onRun }: Props) {
  const t = useTexts(promotionTexts);
  const language = useLanguage();
  const dialog = useDialog();
  const refused = plan.classes.filter(({ problem }) => problem !== null);
  const fine = plan.classes.filter(({ problem }) => problem === null);
  const run = async (): Promise<void> => {
    const title = t.runTitle({ count: fine.length });
    const { reason } = await dialog.open({ title, text: t.runText, confirmLabel: t.run });
    if (reason === 'confirm') onRun();
  };
  return (
    <div className={styles.stack}>
      {isRecomputed && (
        <p role="alert" className={styles.warning}>
          {t.changed}
        </p>
      )}
      <p className={styles.plain}>{t.reviewText({ days: PROMOTION_UNDO_DAYS })}</p>
      <dl className={styles.facts}>
        {COUNTS.filter((each) => plan.counts[each] > 0).map((each) => (
          <div key={each} className={styles.fact}>
            <dt>
              {typeof t.counts[each] === 'string' ? t.counts[each] : t.counts[each]({ count: plan.counts[each] })}
            </dt>
            <dd>{numberText(language, plan.counts[each])}</dd>
          </div>
        ))}
      </dl>
      {refused.length > 0 && (
        <section className={styles.warning}>
          <Heading as="h3" size="4">
            {t.problemsTitle({ count: refused.length })}
          </Heading>
          <p className={styles.plain}>{t.problemsText}</p>
          <ul className={styles.rows}>
            {refused.map((planned) => (
              <li key={planned.id} className={styles.row}>
                <span>{userText(planned.name)}</span>
                <ProblemText planned={planned} />
              </li>
            ))}
          </ul>
          <div>
            <Button size="3" variant="soft" color="gray" onClick={() => onLeave(refused.map(({ id }) => id))}>
              {t.leaveProblems}
            </Button>
          </div>
        </section>
      )}
      <div className={styles.line}>
        {refused.length === 0 && fine.length > 0 && (
          <Button size="3" loading={isSending} onClick={() => void run()}>
            {t.run}
          </Button>
        )}
        <Button size="3" variant="soft" color="gray" disabled={isSending} onClick={onBack}>
          {t.back}
        </Button>
      </div>
      {fine.length > 0 && (
        <section>
          <Heading as="h3" size="4">
            {t.changesTitle}
          </Heading>
          {fine.map((planned) => (
            <PlannedClass key={planned.id} planned={planned} />
          ))}
        </section>
      )}
    </div>
  );
}

function ProblemText({ planned: { problem, target } }: { readonly planned: Planned }) {
  const { problem: texts } = useTexts(promotionTexts);
  if (problem === null) return null;
  const text = texts[problem];
  return <small>{typeof text === 'string' ? text : text({ name: target?.name ?? '' })}</small>;
}
