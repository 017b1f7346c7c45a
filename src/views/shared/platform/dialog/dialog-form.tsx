import { Button } from '@radix-ui/themes';
import type { ReactNode } from 'react';
import type * as z from 'zod/mini';
import type { DialogControls } from '#client/platform/dialog/dialog.actor.ts';
import type { FieldMessages } from '#domain/platform/errors.ts';
import { useTexts } from '#texts/current-language.ts';
import { frameTexts } from '#texts/platform/frame.texts.ts';
import { DialogActions } from '#ui/dialog/dialog-frame.tsx';
import { Problem } from '#ui/form/problem.tsx';
import { useCheckedForm } from '../form/checked-form.ts';
import styles from './dialog-form.module.css';

type Props<Schema extends z.ZodMiniType> = {
  /** From the dialog that shows the form. */
  readonly controls: DialogControls;
  readonly schema: Schema;
  /** Builds the value to check from the form's fields. Default: each field's text by name. */
  readonly read?: (data: FormData) => unknown;
  /** Sends valid values; the dialog then closes. */
  readonly send: (value: z.output<Schema>) => Promise<void>;
  /** Verb and object, such as "Create class". */
  readonly confirmLabel: string;
  /** Whether confirming is destructive. */
  readonly isDangerous?: boolean;
  /** The fields, with their messages. */
  readonly children: (errors: FieldMessages) => ReactNode;
};

/**
 * A form of several fields in a dialog: `dialog.open({ title, form: (controls) => <DialogForm controls={controls} … /> })`.
 */
export function DialogForm<Schema extends z.ZodMiniType>(props: Props<Schema>) {
  const { controls, schema, read, send, confirmLabel, isDangerous = false, children } = props;
  const t = useTexts(frameTexts).dialog;
  const { form, errors, problem, isSending } = useCheckedForm({
    schema,
    ...(read === undefined ? {} : { read }),
    send: (value) => controls.run(() => send(value)),
  });
  return (
    <form {...form} className={styles.form}>
      <Problem message={problem} />
      {children(errors)}
      <DialogActions>
        <Button type="button" size="3" variant="soft" color="gray" disabled={isSending} onClick={controls.cancel}>
          {t.cancel}
        </Button>
        <Button type="submit" size="3" loading={isSending} {...(isDangerous && { color: 'red' as const })}>
          {confirmLabel}
        </Button>
      </DialogActions>
    </form>
  );
}
