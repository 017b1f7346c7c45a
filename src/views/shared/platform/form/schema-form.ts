import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { type DefaultValues, type FieldValues, type Path, type UseFormReturn, useForm } from 'react-hook-form';
import type * as z from 'zod/mini';
import type { FieldProblem } from '#ui/form/error-summary.tsx';
import { describeProblem } from './problem.ts';

type Parts<Input extends FieldValues, Output> = {
  /** The domain's schema, which the server applies too. */
  readonly schema: z.ZodMiniType<Output, Input>;
  readonly initial: DefaultValues<Input>;
  /** By name of the field, the words it has on the screen; in their order there. */
  readonly labels: Readonly<Record<string, string>>;
  /** Sends what has passed. What it throws is shown: by field where the server names fields, and as a whole. */
  readonly send: (value: Output) => Promise<void>;
};

export type SchemaForm<Input extends FieldValues, Output> = {
  readonly fields: UseFormReturn<Input, unknown, Output>;
  /** To be spread over the form frame. */
  readonly frame: {
    readonly onSubmit: React.SubmitEventHandler<HTMLFormElement>;
    readonly problem: string | null;
    readonly problems: readonly FieldProblem[];
    readonly isSending: boolean;
    readonly isChanged: boolean;
  };
  /** The message beside a field. */
  readonly errorOf: (name: Path<Input>) => string | undefined;
};

/**
 * A long form with state of its own: fields that come and go, changes to keep an eye on. Short forms that a start page
 * needs are checked by `checked-form.ts`, which brings no library along.
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
      // What was sent is what later changes are measured against.
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
