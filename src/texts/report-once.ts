const reported = new Set<string>();

/** Logs a bug in the texts for developers, once, since a screen may repeat it often. */
export function reportOnce(fault: string): void {
  if (reported.has(fault)) return;
  reported.add(fault);
  console.error(fault);
}
