/** Maximum number of cached texts or formulas: more than in any quiz. */
const REMEMBERED_MOST = 400;

/** Memoises a function of a text, for a limited number of texts. */
export function remembered<Result>(work: (text: string) => Result): (text: string) => Result {
  const known = new Map<string, Result>();
  return (text) => {
    const before = known.get(text);
    if (before !== undefined) return before;
    const result = work(text);
    const [oldest] = known.keys();
    if (known.size >= REMEMBERED_MOST && oldest !== undefined) known.delete(oldest);
    known.set(text, result);
    return result;
  };
}
