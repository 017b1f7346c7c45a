/** Durations of sequential runs in milliseconds. */
export async function percentiles(
  runs: number,
  run: (at: number) => Promise<unknown>,
): Promise<{ readonly p50: number; readonly p95: number }> {
  const took: number[] = [];
  for (let at = 0; at < runs; at += 1) {
    const started = performance.now();
    await run(at);
    took.push(performance.now() - started);
  }
  const sorted = took.toSorted((a, b) => a - b);
  const share = (part: number): number => Math.round(10 * (sorted[Math.floor(part * runs)] ?? 0)) / 10;
  return { p50: share(0.5), p95: share(0.95) };
}
