import { texts } from './en/messages.ts';
import { defineTexts } from './text-set.ts';

export const messagesTexts = defineTexts(texts, { de: () => import('./de/messages.ts') });
