import * as z from 'zod/mini';
import { INVALID_EMAIL } from '../../access/credentials.schema.ts';
import { problemText } from '../problem.ts';

/** The kinds of dialog input. */
export const DIALOG_INPUT_TYPES = ['text', 'textarea', 'number', 'email', 'url', 'select', 'checkbox'] as const;
export type DialogInputType = (typeof DIALOG_INPUT_TYPES)[number];

export const INVALID_URL = problemText('urlInvalid');

const emailSchema = z.string().check(z.trim(), z.email());

const urlSchema = z.string().check(z.trim(), z.url({ protocol: /^https?$/, hostname: z.regexes.domain }));

/**
 * The problem of a dialog's input, or null (requirement, section 5).
 * @param required the message if nothing was entered; null if that is allowed
 */
export function dialogInputMessage(
  type: DialogInputType,
  value: string | boolean,
  required: string | null,
): string | null {
  if (typeof value === 'boolean') return value ? null : required;
  if (value.trim() === '') return required;
  if (type === 'email') return emailSchema.safeParse(value).success ? null : INVALID_EMAIL;
  if (type === 'url') return urlSchema.safeParse(value).success ? null : INVALID_URL;
  if (type === 'number') return Number.isFinite(Number(value)) ? null : problemText('numberMissing');
  return null;
}
