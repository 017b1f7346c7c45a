import { file } from '../../questions/types/file.question.ts';

/**
 * A response of uploaded files with numbers instead of the names of files: students name files after themselves. Other
 * responses stay as they are.
 */
export function withoutFileNames(response: unknown): unknown {
  const parsed = file.response.safeParse(response);
  if (!parsed.success) return response;
  return { ...parsed.data, files: parsed.data.files.map((each, at) => ({ ...each, name: String(at + 1) })) };
}
