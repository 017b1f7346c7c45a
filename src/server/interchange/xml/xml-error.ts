import { FileError } from '../questions/interchange-question.ts';
import type { XmlProblem } from './xml-characters.ts';

/** The error for a file that is not well-formed from a position on. */
export const xmlError = (
  { fault, found }: XmlProblem,
  { line, column }: { readonly line: number; readonly column: number },
): FileError => new FileError({ code: 'xmlDamaged', file: null, line, column, fault, found });
