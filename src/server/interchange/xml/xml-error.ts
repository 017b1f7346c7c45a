import { FileError } from '../questions/interchange-question.ts';
import type { XmlProblem } from './xml-characters.ts';

/** The refusal of a file that stops being XML at a place. */
export const xmlError = (
  { fault, found }: XmlProblem,
  { line, column }: { readonly line: number; readonly column: number },
): FileError => new FileError({ code: 'xmlDamaged', file: null, line, column, fault, found });
