import {
  DeleteAssessmentDocument,
  PurgeAssessmentDocument,
  RestoreAssessmentDocument,
  SetAssessmentStageDocument,
} from '#api/documents/questions/assessments.generated.ts';
import { useApi, useToast } from '#client/app.context.ts';
import type { Stage } from '#domain/questions/authoring/stage.rule.ts';
import { authoringTexts } from '#texts/content/authoring.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import styles from '../../questions/authoring/authoring.module.css';
import { Health } from '../../questions/authoring/status-badge.tsx';
import { useCountUpTo } from '../../questions/bank/question-status.tsx';

type AssessmentWithStatus = {
  readonly id: string;
  readonly revision: number;
  readonly stage: Stage;
  readonly publishAt: string | null;
  readonly deletedAt: string | null;
  readonly openAttempts: number;
  readonly pastAttempts: number;
};

/** The status of a quiz or paper. */
export function AssessmentStatus({
  kind,
  set,
  isOwn = false,
  listAddress,
  isChanged,
  onChanged,
}: {
  readonly kind: 'quiz' | 'paper';
  readonly set: AssessmentWithStatus;
  /** A teacher's own, for classes. */
  readonly isOwn?: boolean;
  readonly listAddress?: string | undefined;
  readonly isChanged: boolean;
  readonly onChanged: () => void;
}) {
  const t = useTexts(authoringTexts);
  const upTo = useCountUpTo();
  const api = useApi();
  const raise = useToast();
  const { id, revision, openAttempts, pastAttempts } = set;
  const isLive = set.stage === 'published' && set.deletedAt === null;
  const done = (): void => {
    raise({ message: t.status.done });
    onChanged();
  };
  return (
    <Health
      {...set}
      describe={
        isOwn
          ? isLive
            ? t.assessment.liveOwn
            : t.assessment.notLiveOwn
          : isLive
            ? t.assessment.live
            : t.status.notLive
      }
      listAddress={listAddress}
      isLive={isLive}
      isChanged={isChanged}
      onStage={async (change) => {
        await api(SetAssessmentStageDocument, { kind, id, revision, ...change });
        done();
      }}
      onDelete={async () => {
        await api(DeleteAssessmentDocument, { kind, id, revision });
        done();
      }}
      onRestore={async () => {
        await api(RestoreAssessmentDocument, { kind, id });
        done();
      }}
      onPurge={async () => {
        await api(PurgeAssessmentDocument, { kind, id });
      }}
    >
      {openAttempts + pastAttempts > 0 && (
        <p className={styles.soft}>{t.assessment.attempts({ open: upTo(openAttempts), past: upTo(pastAttempts) })}</p>
      )}
    </Health>
  );
}
