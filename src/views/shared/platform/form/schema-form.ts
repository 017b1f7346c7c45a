import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { type DefaultValues, type FieldValues, type Path, type UseFormReturn, useForm } from 'react-hook-form';
import type * as z from 'zod/mini';
import type { FieldProblem } from '#ui/form/error-summary.tsx';
import { describeProblem } from './problem.ts';

type Parts<Input extends FieldValues, Output> = {
  /** The domain's schema, which the server uses too. */
  readonly schema: z.ZodMiniType<Output, Input>;
  readonly initial: DefaultValues<Input>;
  /** Labels by field name, in the order of the screen. */
  readonly labels: Readonly<Record<string, string>>;
  /** Sends valid values. An error is shown: at the fields that the server names, and for the form as a whole. */
  readonly send: (value: Output) => Promise<void>;
};

export type SchemaForm<Input extends FieldValues, Output> = {
  readonly fields: UseFormReturn<Input, unknown, Output>;
  /** Props for the form frame. */
  readonly frame: {
    readonly onSubmit: React.SubmitEventHandler<HTMLFormElement>;
    readonly problem: string | null;
    readonly problems: readonly FieldProblem[];
    readonly isSending: boolean;
    readonly isChanged: boolean;
  };
  /** The message for a field. */
  readonly errorOf: (name: Path<Input>) => string | undefined;
};

/**
 * A long form with state of its own: dynamic fields, unsaved changes. Short forms of entry pages use `checked-form.ts`,
 * which needs no library.
 */
export function useSchemaForm<Input extends FieldValues, Output>({
  schema,
  initial,
  labels,
  send,
}: Parts<Input, Output>): SchemaForm<Input, Output> {
  const [problem, setProblem] = useState<string | null>(null);
  const fields = useForm<Input, unknown, Output>({
    resolver: zodResolver(schema),
    defaultValues: initial,
    shouldFocusError: true,
  });
  const { handleSubmit, setError, reset, getValues, getFieldState, formState } = fields;
  const errorOf = (name: string): string | undefined => getFieldState(name as Path<Input>, formState).error?.message;

  const submit = handleSubmit(async (value) => {
    setProblem(null);
    try {
      await send(value);
      // Later changes are compared with what was sent.
      reset(getValues());
    } catch (error) {
      const { message, fields: named } = describeProblem(error);
      setProblem(message);
      for (const [name, text] of Object.entries(named)) setError(name as Path<Input>, { message: text });
    }
  });

  return {
    fields,
    frame: {
      onSubmit: (event) => void submit(event),
      problem,
      problems: Object.entries(labels).flatMap(([name, label]) => {
        const message = errorOf(name);
        return message === undefined ? [] : [{ name, label, message }];
      }),
      isSending: formState.isSubmitting,
      isChanged: formState.isDirty,
    },
    errorOf,
  };
}
