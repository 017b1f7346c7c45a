import * as z from 'zod/mini';
import { ProductError } from '#domain/platform/errors.ts';
import { readRefusal } from './sent-refusal.ts';

const refusalSchema = z.object({ errors: z.array(z.object({ extensions: z.unknown() })) });

/** The refusal in the body of a response about a file; `INTERNAL` for a body without one. */
export function refusalIn(body: string): ProductError {
  const refusal = refusalSchema.safeParse(jsonOf(body)).data?.errors[0];
  return readRefusal(refusal?.extensions) ?? new ProductError('INTERNAL');
}

/** The refusal in a response about a file. */
export const refusalOf = async (answer: Response): Promise<ProductError> => refusalIn(await answer.text());

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
