import { Button } from '@radix-ui/themes';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { useTexts } from '#texts/current-language.ts';
import { partsTexts } from '#texts/parts.texts.ts';
import { ErrorSummary, type FieldProblem } from './error-summary.tsx';
import styles from './form-frame.module.css';
import { Problem } from './problem.tsx';
import { useLeaveWarning } from './use-leave-warning.ts';

type Props = Omit<ComponentProps<'form'>, 'className'> & {
  /** Why the whole could not be sent. */
  readonly problem: string | null;
  /** What is wrong, field by field, after a try to send; in the order of the fields. */
  readonly problems?: readonly FieldProblem[];
  readonly isSending: boolean;
  /** Whether something was changed that is not kept yet. Without it nothing is said of it. */
  readonly isChanged?: boolean;
  /** Left out: it is there to be read alone. */
  readonly sendLabel?: string | undefined;
  /** Beside the button that sends, such as one that throws changes away. */
  readonly otherActions?: ReactNode;
};

/** Around the fields of a form: what stands in the way of sending it, the button, and whether changes are kept. */
export function FormFrame({
  problem,
  problems = [],
  isSending,
  isChanged,
  sendLabel,
  otherActions,
  children,
  ...form
}: Props) {
  const t = useTexts(partsTexts).form;
  const markId = useId();
  useLeaveWarning(isChanged === true);
  return (
    <form {...form} noValidate className={styles.form}>
      <ErrorSummary problems={problems} />
      <Problem message={problem} />
      {children}
      {sendLabel !== undefined && (
        <div className={styles.actions}>
          <Button type="submit" size="3" loading={isSending} aria-describedby={markId}>
            {sendLabel}
          </Button>
          {otherActions}
          <span id={markId} className={styles.mark} role="status" data-changed={isChanged || undefined}>
            {isChanged === true ? t.unsaved : isChanged === false ? t.unchanged : ''}
          </span>
        </div>
      )}
    </form>
  );
}
