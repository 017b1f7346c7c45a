import { Button, Heading } from '@radix-ui/themes';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { useApi } from '#actors/app.context.ts';
import { useDialog } from '#actors/dialog/use-dialog.ts';
import { HandInDocument } from '#api/documents/attempt.generated.ts';
import { useTexts } from '#texts/current-language.ts';
import { quizTexts } from '#texts/quiz.texts.ts';
import { Palette } from '#ui/palette/palette.part.tsx';
import { describeProblem } from '../../form/problem.ts';
import { answersAddress, type OpenAttempt } from './attempt-address.ts';
import styles from './quiz.module.css';
import type { AttemptItemState } from './use-attempt.ts';

/** Before handing in: what is still open, and the way back to it. */
export function HandIn({
  attempt,
  items,
  onShow,
  onBack,
  onSave,
  onHandedIn,
}: {
  attempt: OpenAttempt;
  items: readonly AttemptItemState[];
  onShow: (number: number) => void;
  onBack: () => void;
  /** Sends what is not saved yet, and tells how many answers still are not. */
  onSave: () => Promise<number>;
  onHandedIn: () => void;
}) {
  const t = useTexts(quizTexts).handIn;
  const panel = useRef<HTMLElement>(null);
  const open = items.filter(({ answered }) => !answered);
  const flagged = items.filter((item) => item.flagged);
  const answered = open.length === 0 ? t.allAnswered(items.length) : t.open(open.length);
  const handIn = useHandIn({ attempt, answered, onSave, onHandedIn });

  useEffect(() => panel.current?.focus(), []);

  return (
    <section ref={panel} className={styles.stage} tabIndex={-1} aria-labelledby="hand-in">
      <Heading as="h2" size="5" id="hand-in">
        {t.title}
      </Heading>
      <p className={styles.summary}>{answered}</p>
      <Questions title={t.notAnswered} items={open} onShow={onShow} />
      <Questions title={t.flagged} items={flagged} onShow={onShow} />
      <div className={styles.controls}>
        <Button size="3" variant="soft" onClick={onBack}>
          {t.back}
        </Button>
        <Button size="3" aria-haspopup="dialog" onClick={() => void handIn()}>
          {t.confirm}
        </Button>
      </div>
    </section>
  );
}

function Questions({
  title,
  items,
  onShow,
}: {
  title: string;
  items: readonly AttemptItemState[];
  onShow: (number: number) => void;
}) {
  if (items.length === 0) return null;
  return (
    <div className={styles.questions}>
      <Heading as="h3" size="3">
        {title}
      </Heading>
      <Palette
        label={title}
        current={null}
        entries={items.map(({ number, answered, flagged }) => ({ number, done: answered, flagged }))}
        onChoose={onShow}
      />
    </div>
  );
}

type HandInOptions = {
  readonly attempt: OpenAttempt;
  /** How many questions are answered already, in a sentence. */
  readonly answered: string;
  readonly onSave: () => Promise<number>;
  readonly onHandedIn: () => void;
};

/** Asks whether the student is sure; then saves, hands in while the dialog shows that it loads, and leads to the answers. */
function useHandIn({ attempt, answered, onSave, onHandedIn }: HandInOptions): () => Promise<void> {
  const t = useTexts(quizTexts).handIn;
  const api = useApi();
  const dialog = useDialog();
  const navigate = useNavigate();

  const handIn = async (): Promise<void> => {
    const unsaved = await onSave();
    if (unsaved > 0) throw new Error(t.unsaved(unsaved));
    try {
      await api(HandInDocument, { attempt: attempt.id });
    } catch (cause) {
      throw new Error(describeProblem(cause).message, { cause });
    }
  };

  return async () => {
    const tries: Promise<void>[] = [];
    const { reason } = await dialog.open({
      title: t.ask,
      text: `${answered} ${t.isFinal}`,
      confirmLabel: t.confirm,
      cancelLabel: t.notYet,
      work: () => {
        const handingIn = handIn();
        tries.push(handingIn);
        return handingIn;
      },
    });
    const last = tries.at(-1);
    if (last === undefined) return;
    try {
      // Another dialog may have taken this one's place while the server closes the attempt: what counts is the server.
      await last;
    } catch (cause) {
      if (reason === 'replaced') dialog.toast(cause instanceof Error ? cause.message : String(cause));
      return;
    }
    onHandedIn();
    await navigate(answersAddress(attempt), { replace: true });
    dialog.toast(t.done);
  };
}
