import { texts as start } from '../compiled/en/platform/start-problems.generated.ts';
import { texts as others } from './english-problems.ts';
import { wordIn } from './problem.wording.ts';

/** A problem in English, for the command line. Other texts are returned unchanged. */
export const problemInEnglish = (text: string): string => wordIn({ ...start, ...others }, text) ?? text;
