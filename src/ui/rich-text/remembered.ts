/** So many texts or formulas are remembered: more than stand in any quiz. */
const REMEMBERED_MOST = 400;

/** A function of a text that works each out once, as long as not too many others came since. */
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
