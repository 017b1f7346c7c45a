import { type FormEvent, useEffect, useRef, useState } from 'react';
import type * as z from 'zod/mini';
import type { FieldMessages } from '#domain/platform/errors.ts';
import { describeProblem } from './problem.ts';

type Parts<Schema extends z.ZodMiniType> = {
  /** The domain's schema, which the server uses too; or its download, which starts when the form gets the focus. */
  readonly schema: Schema | (() => Promise<Schema>);
  /** Builds the value to check from the form's fields. Default: each field's text by name. */
  readonly read?: (data: FormData) => unknown;
  /** Sends valid values. An error is shown: at the fields that the server names, and for the form as a whole. */
  readonly send: (value: z.output<Schema>) => Promise<void>;
};

export type CheckedForm = {
  /** Props for the form element. */
  readonly form: {
    readonly method: 'post';
    readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void;
    readonly onFocus: () => void;
    readonly onChange: (event: FormEvent<HTMLFormElement>) => void;
    readonly noValidate: true;
  };
  readonly errors: FieldMessages;
  readonly problem: string | null;
  readonly isSending: boolean;
};

const INVALID = '[aria-invalid="true"], fieldset[data-invalid] :is(input, button)';

/** The first message for each field. */
const messagesOf = ({ issues }: z.core.$ZodError): FieldMessages =>
  Object.fromEntries(issues.toReversed().map(({ path, message }) => [String(path[0] ?? ''), message]));

/**
 * A form that is checked with a schema when it is sent. Messages are next to their fields and disappear when the field
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
    setProblem(null);
    try {
      if (typeof schema === 'function') setIsSending(true);
      const known = typeof schema === 'function' ? await schema() : schema;
      const parsed = known.safeParse(read === undefined ? Object.fromEntries(data) : read(data));
      refused.current = form;
      setErrors(parsed.success ? {} : messagesOf(parsed.error));
      if (!parsed.success) return;
      setIsSending(true);
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
      // If it is submitted before the application runs, the input does not become part of the address.
      method: 'post',
      noValidate: true,
      onSubmit: (event) => {
        event.preventDefault();
        if (!isSending) void submit(event.currentTarget);
      },
      onFocus: () => {
        // A failure is reported when the form is sent.
        if (typeof schema === 'function') schema().catch(() => undefined);
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
