import { writeTexts } from './texts/write-texts.ts';

await writeTexts();
