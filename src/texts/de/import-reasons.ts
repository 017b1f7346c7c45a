import type { ReasonTexts } from '../import-reason.wording.ts';
import { exports } from './import-reasons/exports.ts';
import { files } from './import-reasons/files.ts';
import { losses } from './import-reasons/losses.ts';
import { materials } from './import-reasons/materials.ts';
import { refusals } from './import-reasons/refusals.ts';
import { rules } from './import-reasons/rules.ts';
import { written } from './import-reasons/written.ts';

export const texts: ReasonTexts = { ...files, ...refusals, ...written, ...rules, ...losses, ...exports, ...materials };
