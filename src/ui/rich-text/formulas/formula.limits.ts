export const TEX_MAX_CHARS = 5_000;
export const TEX_MAX_NESTING = 100;

/** Whether a formula is small enough to be typeset: a deep or very long one would block the page. */
export function canTypeset(tex: string): boolean {
  return tex.length <= TEX_MAX_CHARS && nesting(tex) <= TEX_MAX_NESTING;
}

/** Maximum nesting depth of braces. */
function nesting(tex: string): number {
  let depth = 0;
  let deepest = 0;
  for (const [sign] of tex.matchAll(/\\[\s\S]|[{}]/g)) {
    if (sign === '{') depth += 1;
    if (sign === '}') depth -= 1;
    deepest = Math.max(deepest, depth);
  }
  return deepest;
}
