import { Button } from '@radix-ui/themes';
import { useCallback } from 'react';
import { ModerationsDocument } from '#api/documents/attempts/moderation/moderation.generated.ts';
import { useApi } from '#client/app.context.ts';
import { moderationTexts } from '#texts/attempts/moderation.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { FailedState } from '#ui/error-state/failed-state.tsx';
import { LoadingSkeleton } from '#ui/loading/loading-skeleton.tsx';
import pages from '#ui/page/page.module.css';
import { useLoaded } from '../../../shared/platform/use-loaded.ts';
import styles from '../../teacher.module.css';
import { ModerationRows } from './moderation-row.tsx';
import { useRequestModeration } from './use-request-moderation.tsx';

type Props = {
  readonly assignment: string;
  /** Whether the class is archived: then nothing can be requested. */
  readonly isArchived: boolean;
};

/** The moderations of an assignment, for the teachers of its class. */
export function ModerationPart({ assignment, isArchived }: Props) {
  const t = useTexts(moderationTexts);
  const api = useApi();
  const { answer, problem, reload } = useLoaded(
    useCallback(() => api(ModerationsDocument, { assignment }), [api, assignment]),
  );
  const request = useRequestModeration(assignment, reload);
  if (problem !== null) return <FailedState message={problem} onRetry={reload} />;
  if (answer === null) return <LoadingSkeleton heights={[44, 84, 84]} />;
  const { moderations } = answer;
  const button = !isArchived && (
    <Button size="3" onClick={() => void request()}>
      {t.request}
    </Button>
  );
  if (moderations.length === 0) {
    return (
      <EmptyState illustration="marked" title={t.emptyTitle} action={button}>
        {t.intro} {t.empty}
      </EmptyState>
    );
  }
  return (
    <div className={pages.section}>
      <p className={styles.soft}>{t.intro}</p>
      <div>{button}</div>
      <ModerationRows moderations={moderations} isSecondMarker={false} />
    </div>
  );
}
