import { texts } from '../compiled/en/users/deletion.generated.ts';
import { defineTexts } from '../text-set.ts';

export const deletionTexts = defineTexts(texts, { de: () => import('../compiled/de/users/deletion.generated.ts') });
