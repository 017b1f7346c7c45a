/** Runtime of compiled messages; `src/tools/texts` writes the calls. */

const FIRST_STRONG_ISOLATE = '\u2068';
const POP_ISOLATE = '\u2069';
/** An isolate that ends within the text, as nested inserted texts have it; or a control that would affect the sentence. */
const ISOLATE_OR_CONTROL = /\u2068([^\u2066-\u2069]*)\u2069|[\u202a-\u202e\u2066-\u2069\ue000\ue001]/g;
/** Characters that override the text direction, and delimiters of slots. */
const OVERRIDES = /[\u202a-\u202e\ue000\ue001]/g;
const RIGHT_TO_LEFT = /[\u0590-\u08ff\u200f\ufb1d-\ufdff\ufe70-\ufefe]|[\ud802\ud803\ud83a\ud83b]/;

/** Pseudo-locales isolate every inserted text, so that it can be distinguished from the sentence around it. */
let isolatesAll = false;

/** Turns the isolation of every inserted text on or off. */
export function isolateAll(isOn: boolean): void {
  isolatesAll = isOn;
}

/** A call without a parameter that its message needs. */
export class MissingParameter extends Error {}

/** A parameter that a message needs. Throws `MissingParameter` if it has no value. */
export function need<Value>(value: Value | null | undefined): Value {
  if (value === undefined || value === null) throw new MissingParameter();
  return value;
}

/** Whether an optional parameter has no value. */
export const isNone = (value: string | number | Date | null | undefined): boolean =>
  value === null || need(value) === '';

/**
 * A text that isn't the product's, such as a name: if it contains right-to-left characters, it is isolated from the
 * sentence.
 */
export function userText(value: string | null | undefined): string {
  const text = need(value).replace(ISOLATE_OR_CONTROL, (found, inner?: string) =>
    inner === undefined ? '' : found.replace(OVERRIDES, ''),
  );
  return isolatesAll || RIGHT_TO_LEFT.test(text) ? `${FIRST_STRONG_ISOLATE}${text}${POP_ISOLATE}` : text;
}

/** A placeholder that a screen fills with an element, see `Rich`. */
export const slot = (name: string): string => `\ue000${name}\ue001`;
