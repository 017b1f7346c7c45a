import type { QtiRead } from '../qti/qti-answers.ts';
import { isEven } from '../questions/question-marks.ts';
import { blankOf, patternOf } from './qti1-blanks.ts';
import { type Context, fullClaims, identOf, rowsOf, stemOf, worthsOf } from './qti1-context.ts';
import { claimsOf, numbersOf } from './qti1-keys.ts';
import { textOfMaterial } from './qti1-text.ts';

/** A text with blanks: at names in brackets, or where the responses are. `marks`: the names there. */
export function gaps(context: Context, marks: readonly string[] | null): QtiRead {
  const { presentation, responses, awards, folder, onLost, type } = context;
  const pattern = responses.map(patternOf).find((found) => found !== null) ?? null;
  if (pattern !== null) {
    return {
      reason: { code: 'blankByPattern', pattern },
    };
  }
  const all = responses.map((response, at) => {
    const rows = response.name === 'response_lid' ? rowsOf(response, context) : [];
    const claims = fullClaims(claimsOf(awards, identOf(response)), onLost, rows);
    const { isTyped, isExact } = blankOf(response, type, onLost);
    const open = rows.length === 0 || isTyped;
    const right = rows.filter(({ from }) => open || claims.some(({ value }) => value === from)).map(({ text }) => text);
    const accepted = rows.length === 0 ? claims.map(({ value }) => value) : right;
    return {
      id: `g${at + 1}`,
      choices: open ? null : [...new Set(rows.map(({ text }) => text))],
      accepted: [...new Set(accepted)].filter((text) => text !== ''),
      strict: isExact || (claims.length > 0 && claims.every((claim) => claim.strict)),
    };
  });
  if (all.every(({ accepted }) => accepted.length === 0)) return { reason: { code: 'clozeWithoutAnswer' } };
  if (responses.some((response) => numbersOf(awards, identOf(response)).some(({ off }) => off > 0)))
    onLost({ code: 'gapToleranceDropped', tolerance: '' });
  const shown = ({ id, accepted }: (typeof all)[number]): string => (accepted.length === 0 ? '\\_\\_\\_' : `{{${id}}}`);
  const filled = all.filter(({ accepted }) => accepted.length > 0);
  if (filled.length < all.length) onLost({ code: 'gapsLeftBlank' });
  if (!isEven(worthsOf(responses, awards))) onLost({ code: 'gapWeightsMadeEven' });
  const typed = filled.filter(({ choices: offered }) => offered === null);
  const caseSensitive = typed.some(({ strict }) => strict);
  if (caseSensitive && !typed.every(({ strict }) => strict)) onLost({ code: 'gapCaseMixed' });
  const text =
    marks !== null
      ? all.reduce((stem, gap, at) => stem.replace(marks[at] ?? '', () => shown(gap)), stemOf(context))
      : textOfMaterial(
          presentation,
          folder,
          onLost,
          (response) => `\ue000${responses.indexOf(response)}\ue001`,
        ).replace(/\ue000(\d+)\ue001/g, (_, at: string) => {
          const gap = all[Number(at)];
          return gap === undefined ? '' : shown(gap);
        });
  for (const { id, choices: offered } of filled)
    if (offered?.length === 1) onLost({ code: 'gapTyped', gap: id.slice(1) });
  return {
    item: {
      type: 'cloze',
      stem: '',
      text,
      gaps: filled.map(({ id, choices: offered }) => ({ id, choices: offered?.length === 1 ? null : offered })),
      answer: Object.fromEntries(filled.map(({ id, accepted }) => [id, accepted])),
      ...(caseSensitive && { caseSensitive }),
    },
  };
}
