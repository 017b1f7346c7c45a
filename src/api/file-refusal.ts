import * as z from 'zod/mini';
import { isErrorCode, ProductError } from '#domain/platform/errors.ts';

const refusalSchema = z.object({
  errors: z.array(
    z.object({
      message: z.string(),
      extensions: z.object({ code: z.string(), retryAfterSeconds: z.optional(z.number()) }),
    }),
  ),
});

/** The refusal in the body of a response about a file; `INTERNAL` for a body without one. */
export function refusalIn(body: string): ProductError {
  const refusal = refusalSchema.safeParse(jsonOf(body)).data?.errors[0];
  if (refusal === undefined || !isErrorCode(refusal.extensions.code)) return new ProductError('INTERNAL');
  const { code, retryAfterSeconds } = refusal.extensions;
  return new ProductError(code, { message: refusal.message, retryAfterSeconds });
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
