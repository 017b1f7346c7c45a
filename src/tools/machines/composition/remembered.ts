type Level = Map<unknown, unknown>;

/** A pure function that computes each result once, and returns the same object for the same arguments. */
export function remembered<Arguments extends readonly unknown[], Result>(
  compute: (...args: Arguments) => Result,
): (...args: Arguments) => Result {
  const results: Level = new Map();
  return (...args) => {
    let level = results;
    for (const argument of args) {
      const next = level.get(argument);
      const known: Level = next instanceof Map ? next : new Map();
      if (next === undefined) level.set(argument, known);
      level = known;
    }
    if (!level.has(RESULT)) level.set(RESULT, compute(...args));
    return level.get(RESULT) as Result;
  };
}

const RESULT = Symbol('result');
