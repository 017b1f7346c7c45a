import { useTexts } from './current-language.ts';
import { useMessages } from './messages.texts.ts';
import { type ReasonWording, reasonWording } from './reason.wording.ts';
import { defineTexts } from './text-set.ts';

/** The server's English is what is shown; every other language says it by its templates. */
const reasonsTexts = defineTexts<Readonly<Record<string, string>>>(
  {},
  { de: () => import(/* webpackChunkName: "de-reasons" */ './de/reasons.ts') },
);

/** `const reason = useReasons()`, then `reason(rejected.reason)`: why something stays out, or what is lost of it. */
export function useReasons(): ReasonWording {
  const texts = useTexts(reasonsTexts);
  const rule = useMessages();
  return reasonWording(texts, rule);
}
