import type { FormatName, MeasuredFormat } from '../processes/format-process.ts';
import { measureIn } from '../processes/measured-process.ts';

/** The library to compare each format with, and the target ratio. */
const ANCHORS: readonly { readonly name: FormatName; readonly anchor: string; readonly target: number }[] = [
  { name: 'GIFT', anchor: 'gift-pegjs', target: 3 },
  { name: 'Moodle XML', anchor: 'bare saxes', target: 0.6 },
  { name: 'QTI package', anchor: 'unzip and saxes', target: 0.8 },
  { name: '.apkg', anchor: 'sql.js', target: 0.5 },
];

/**
 * Parsing speed of other programs' formats, compared with other libraries: each format in its own process, like an
 * import. Prints the results; returns whether every target was reached.
 */
export async function measureFormats(): Promise<boolean> {
  let reached = true;
  for (const { name, anchor, target } of ANCHORS) {
    // With the memory of a server: that of the command line would slow down only the parser that keeps its questions.
    const { ownMs, other } = await measureIn<MeasuredFormat>('format-process.ts', [name], process.env, []);
    const ratio = ownMs / other;
    console.log(
      `${name}: ${Math.round(ownMs)}/s, ${anchor} ${Math.round(other)}/s: ${ratio.toFixed(2)} times; ` +
        `target ${target} ${ratio >= target ? 'reached' : 'MISSED'}`,
    );
    reached &&= ratio >= target;
  }
  return reached;
}
