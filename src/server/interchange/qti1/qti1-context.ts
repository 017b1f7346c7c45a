import type { Report } from '../qti/qti-text.ts';
import { choiceId } from '../questions/interchange-question.ts';
import { isEven } from '../questions/question-marks.ts';
import type { XmlElement } from '../xml/xml-elements.ts';
import { elementsIn } from './qti1-elements.ts';
import { type Award, claimsOf } from './qti1-keys.ts';
import { textOfMaterial } from './qti1-text.ts';

/** What the readers of the question types share. */
export type Context = {
  readonly presentation: XmlElement;
  readonly type: string;
  readonly responses: readonly XmlElement[];
  readonly awards: readonly Award[];
  readonly folder: string;
  readonly onLost: Report;
};

/** The identifier of an element; empty if it has none. */
export const identOf = ({ attributes }: XmlElement): string => attributes.ident ?? '';

/** The text of an item, as Markdown. */
export const stemOf = ({ presentation, folder, onLost }: Context): string =>
  textOfMaterial(presentation, folder, onLost);

export type Row = { readonly from: string; readonly id: string; readonly text: string };

/** The choices; those that show nothing are left out and reported. */
export function rowsOf(response: XmlElement, { folder, onLost }: Context): Row[] {
  const all = elementsIn(response, 'response_label').map((label) => ({
    from: identOf(label),
    text: textOfMaterial(label, folder, onLost),
  }));
  const rows = all.filter(({ text }) => text !== '');
  if (rows.length < all.length) onLost({ code: 'emptyChoicesDropped' });
  return rows.map((row, at) => ({ ...row, id: choiceId(at) }));
}

/** The best that each response earns; one without an answer is left out. */
export const worthsOf = (responses: readonly XmlElement[], awards: readonly Award[]): readonly number[] =>
  responses
    .map((response) => Math.max(0, ...claimsOf(awards, identOf(response)).map(({ worth }) => worth)))
    .filter((worth) => worth > 0);

/** The conditions that earn full marks; the others are reported. `rows`: the choices whose identifiers are compared. */
export function fullClaims(
  claims: ReturnType<typeof claimsOf>,
  onLost: Report,
  rows: readonly Row[] = [],
): ReturnType<typeof claimsOf> {
  const most = Math.max(0, ...claims.map(({ worth }) => worth));
  if (claims.some(({ isPartOfAnswer }) => isPartOfAnswer)) onLost({ code: 'containsRuleDropped' });
  return claims.filter(({ worth, value }) => {
    if (isEven([worth, most])) return true;
    const answer = rows.find(({ from }) => from === value)?.text ?? value;
    onLost({ code: 'partialCreditDropped', percent: Number(((worth / most) * 100).toFixed(2)), answer });
    return false;
  });
}

/** The text before the choices of a response. */
export function promptOf(response: XmlElement, { folder, onLost }: Context): string {
  const nodes = response.nodes.filter((node) => typeof node !== 'string' && !/^render_/.test(node.name));
  return textOfMaterial({ ...response, nodes }, folder, onLost);
}
