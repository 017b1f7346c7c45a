import { headOfFile } from './head-of-file.ts';

const SIGNATURE = '%PDF-';

/** Whether a file starts as a PDF does. */
export const isPdf = (file: string): boolean => headOfFile(file, SIGNATURE.length).toString('latin1') === SIGNATURE;
