const reported = new Set<string>();

/** Tells developers about a fault in the texts; a screen meets the same one many times. */
export function reportOnce(fault: string): void {
  if (reported.has(fault)) return;
  reported.add(fault);
  console.error(fault);
}
