import { type FormEvent, useEffect, useRef, useState } from 'react';
import * as z from 'zod/mini';
import type { FieldMessages } from '#domain/platform/errors.ts';
import { describeProblem } from './problem.ts';

type Parts<Schema extends z.ZodMiniType> = {
  /** The domain's schema, which the server applies too. */
  readonly schema: Schema;
  /** What is to be checked, out of the form's fields. Without it: each field's text under its name. */
  readonly read?: (data: FormData) => unknown;
  /** Sends what has passed. What it throws is shown: by field where the server names fields, and as a whole. */
  readonly send: (value: z.output<Schema>) => Promise<void>;
};

export type CheckedForm = {
  /** To be spread over the form element. */
  readonly form: {
    readonly method: 'post';
    readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void;
    readonly onChange: (event: FormEvent<HTMLFormElement>) => void;
    readonly noValidate: true;
  };
  readonly errors: FieldMessages;
  readonly problem: string | null;
  readonly isSending: boolean;
};

const INVALID = '[aria-invalid="true"], fieldset[data-invalid] :is(input, button)';

/** The first message about each field. */
const messagesOf = ({ issues }: z.core.$ZodError): FieldMessages =>
  Object.fromEntries(issues.toReversed().map(({ path, message }) => [String(path[0] ?? ''), message]));

/**
 * A form that is checked by a schema when it is sent. Messages stand beside their fields and go as soon as the field
 * is changed; the first field with a message gets the focus.
 */
export function useCheckedForm<Schema extends z.ZodMiniType>({ schema, read, send }: Parts<Schema>): CheckedForm {
  const [errors, setErrors] = useState<FieldMessages>({});
  const [problem, setProblem] = useState<string | null>(null);
  const [isSending, setIsSending] = useState(false);
  const refused = useRef<HTMLFormElement | null>(null);

  useEffect(() => {
    if (Object.keys(errors).length > 0) refused.current?.querySelector<HTMLElement>(INVALID)?.focus();
    refused.current = null;
  }, [errors]);

  async function submit(form: HTMLFormElement): Promise<void> {
    const data = new FormData(form);
    const parsed = z.safeParse(schema, read === undefined ? Object.fromEntries(data) : read(data));
    setProblem(null);
    refused.current = form;
    setErrors(parsed.success ? {} : messagesOf(parsed.error));
    if (!parsed.success) return;
    setIsSending(true);
    try {
      await send(parsed.data);
    } catch (error) {
      const { message, fields } = describeProblem(error);
      refused.current = form;
      setErrors(fields);
      setProblem(message);
    } finally {
      setIsSending(false);
    }
  }

  return {
    form: {
      // Sent before the application runs, what was typed does not go into the address.
      method: 'post',
      noValidate: true,
      onSubmit: (event) => {
        event.preventDefault();
        if (!isSending) void submit(event.currentTarget);
      },
      onChange: ({ target }) => {
        const name = target instanceof HTMLInputElement ? target.name : '';
        if (name in errors) setErrors(({ [name]: _, ...others }) => others);
      },
    },
    errors,
    problem,
    isSending,
  };
}
