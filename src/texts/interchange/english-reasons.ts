import { texts } from '../compiled/en/interchange/import-reasons.generated.ts';
import { texts as questionTypes } from '../compiled/en/questions/question-types.generated.ts';
import type { ReasonTexts } from './import-reason.wording.ts';

/** The texts with which the command line describes import reasons. */
export const ENGLISH_REASONS: ReasonTexts = { ...texts, types: questionTypes.type };
