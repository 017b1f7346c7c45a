/** FNV-1a, 32 bits: similar seeds give very different results. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  }
  return hash >>> 0;
}

/** Pseudorandom numbers from 0 to 1, the same for the same seed (mulberry32). */
export function numbersFrom(seed: string): () => number {
  let state = hashOf(seed);
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** The rows in an order that depends on the seed only (Fisher–Yates). */
export function seededOrder<T>(rows: readonly T[], seed: string): T[] {
  const next = numbersFrom(seed);
  const order = [...rows];
  for (let at = order.length - 1; at > 0; at -= 1) {
    const other = Math.floor(next() * (at + 1));
    const [first, second] = [order[at] as T, order[other] as T];
    order[at] = second;
    order[other] = first;
  }
  return order;
}

/** A question's body with its choices shuffled by the seed, if it has any and they may be shuffled. */
export function withSeededChoices(body: unknown, seed: string): unknown {
  if (typeof body !== 'object' || body === null || !('choices' in body) || !Array.isArray(body.choices)) return body;
  if ('keepOrder' in body && body.keepOrder !== false) return body;
  // An ordering is stored in an order that is not the correct one; shuffling again might produce it.
  if (!('keepOrder' in body)) return body;
  return { ...body, choices: seededOrder(body.choices, seed) };
}
