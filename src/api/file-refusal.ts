import * as z from 'zod/mini';
import { isErrorCode, ProductError } from '#domain/errors.ts';

const refusalSchema = z.object({
  errors: z.array(z.object({ message: z.string(), extensions: z.object({ code: z.string() }) })),
});

/** The refusal in the body of an answer about a file; `INTERNAL` for a body that holds none. */
export function refusalIn(body: string): ProductError {
  const refusal = refusalSchema.safeParse(jsonOf(body)).data?.errors[0];
  const code = refusal?.extensions.code;
  return isErrorCode(code) ? new ProductError(code, { message: refusal?.message ?? '' }) : new ProductError('INTERNAL');
}

/** The refusal in an answer about a file. */
export const refusalOf = async (answer: Response): Promise<ProductError> => refusalIn(await answer.text());

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
