import { Button, Heading } from '@radix-ui/themes';
import { useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import { FinishModerationDocument } from '#api/documents/attempts/moderation/moderation.generated.ts';
import { useApi, useToast } from '#client/app.context.ts';
import { useDialog } from '#client/platform/dialog/use-dialog.ts';
import { href } from '#routes/href.ts';
import { moderationTexts } from '#texts/attempts/moderation.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import { Problem } from '#ui/form/problem.tsx';
import pages from '#ui/page/page.module.css';
import styles from '../../teacher.module.css';
import { BlindAnswer } from './blind-answer.tsx';
import own from './moderation.module.css';
import type { ModerationData } from './moderation-data.ts';
import { useCancelModeration } from './use-cancel-moderation.ts';
import { type SampleStatus, useSampleMarks } from './use-sample-marks.ts';

/** The sample for its second marker: one answer at a time, without names and the first marks. */
export function SampleMarking({ moderation }: { readonly moderation: ModerationData }) {
  const { mark: t, ...texts } = useTexts(moderationTexts);
  const { sample } = moderation;
  const { marks, status, mark, save, saveAll } = useSampleMarks(moderation);
  const isMarked = (number: number): boolean => (marks.get(number) ?? null) !== null;
  const [index, setIndex] = useState(() =>
    Math.max(
      0,
      sample.findIndex(({ awards }) => awards === null),
    ),
  );
  const { finish, decline } = useEnd(moderation, saveAll);
  const answer = sample[index];
  if (answer === undefined) return null;
  const left = sample.filter(({ number }) => !isMarked(number)).length;
  return (
    <div className={pages.section}>
      <nav aria-label={t.answers}>
        <ol className={own.answers}>
          {sample.map(({ number }, at) => (
            <li key={number}>
              <Button
                size="3"
                variant={at === index ? 'solid' : isMarked(number) ? 'soft' : 'outline'}
                aria-current={at === index ? 'step' : undefined}
                aria-label={t.open({ number, isMarked: isMarked(number) })}
                onClick={() => setIndex(at)}
              >
                {number}
                {isMarked(number) && ' ✓'}
              </Button>
            </li>
          ))}
        </ol>
      </nav>
      <div className={styles.bar}>
        <Heading as="h2" size="5">
          {t.answer({ number: index + 1, count: sample.length })}
        </Heading>
        <SaveStatus status={status} onRetry={() => void save()} />
      </div>
      <BlindAnswer
        key={answer.number}
        answer={answer}
        awards={marks.get(answer.number) ?? []}
        onChange={(awards) => mark(answer.number, awards)}
        onPrevious={index === 0 ? null : () => setIndex(index - 1)}
        onNext={() => {
          // Also without a selected point: zero is a mark, too.
          if (!isMarked(answer.number)) mark(answer.number, []);
          setIndex(Math.min(index + 1, sample.length - 1));
        }}
      />
      <p role="status" className={styles.soft}>
        {t.left({ count: left })}
      </p>
      <div className={pages.actions}>
        {left === 0 && (
          <Button size="3" onClick={() => void finish()}>
            {t.finish}
          </Button>
        )}
        <Button size="3" variant="soft" color="gray" onClick={() => void decline()}>
          {texts.decline}
        </Button>
      </div>
    </div>
  );
}

function SaveStatus({ status, onRetry }: { readonly status: SampleStatus; readonly onRetry: () => void }) {
  const { mark: t } = useTexts(moderationTexts);
  if (typeof status === 'object') {
    return (
      <div className={pages.actions}>
        <Problem message={status.problem} />
        <Button size="3" variant="soft" onClick={onRetry}>
          {t.retry}
        </Button>
      </div>
    );
  }
  return (
    <p role="status" className={styles.soft}>
      {status === 'saving' && t.saving}
      {status === 'saved' && t.saved}
      {status === 'conflict' && t.conflict}
    </p>
  );
}

/** How the second marker ends the moderation. It is not finished before all marks that are shown are saved. */
function useEnd({ id }: ModerationData, saveAll: () => Promise<void>) {
  const t = useTexts(moderationTexts);
  const api = useApi();
  const dialog = useDialog();
  const raise = useToast();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const cancel = useCancelModeration(id);
  return {
    finish: async (): Promise<void> => {
      const { reason } = await dialog.open({
        title: t.mark.finishTitle,
        text: t.mark.finishText,
        confirmLabel: t.mark.finish,
        work: async () => {
          await saveAll();
          await api(FinishModerationDocument, { moderation: id });
        },
      });
      if (reason === 'confirm') await revalidate();
    },
    decline: async (): Promise<void> => {
      if (!(await cancel('decline'))) return;
      raise({ message: t.declined });
      await navigate(href('teacher.moderation'));
    },
  };
}
