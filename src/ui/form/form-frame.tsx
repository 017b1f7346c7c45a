import { Button } from '@radix-ui/themes';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { useTexts } from '#texts/current-language.ts';
import { partsTexts } from '#texts/platform/shared.texts.ts';
import { ErrorSummary, type FieldProblem } from './error-summary.tsx';
import styles from './form-frame.module.css';
import { Problem } from './problem.tsx';
import { useLeaveWarning } from './use-leave-warning.ts';

type Props = Omit<ComponentProps<'form'>, 'className'> & {
  /** Why the form could not be submitted. */
  readonly problem: string | null;
  /** Errors by field after a failed submission, in the order of the fields. */
  readonly problems?: readonly FieldProblem[];
  readonly isSending: boolean;
  /** Whether there are unsaved changes. Without it, nothing is shown about them. */
  readonly isChanged?: boolean;
  /** Without it, the form is read-only. */
  readonly sendLabel?: string | undefined;
  /** Buttons next to the submit button, such as one that discards changes. */
  readonly otherActions?: ReactNode;
};

/** The frame of a form: error summary, submit button, and whether changes are saved. */
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
