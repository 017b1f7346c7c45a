import axe, { type AxeResults, type RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';

/** WCAG 2.2 at level AA, and the best practices of axe. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

const THEMES = {
  everything: { runOnly: TAGS, rules: { 'target-size': { enabled: true } } },
  /** What another theme can change on a page that has been checked already. */
  colours: { runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] } },
} as const satisfies Record<string, RunOptions>;

/** Runs in the page: waits for the animations and transitions that end. One that was cancelled has ended, too. */
const ANIMATIONS_ENDED = `Promise.allSettled(
  document.getAnimations()
    .filter((each) => each.playState === 'running' && Number.isFinite(each.effect?.getComputedTiming().endTime))
    .map((each) => each.finished),
)`;

/** The findings of axe on the current page: rule, then elements. Empty if there are none. */
export async function axeFindings(page: Page, look: keyof typeof THEMES = 'everything'): Promise<readonly string[]> {
  if (!(await page.evaluate<boolean>('"axe" in globalThis'))) await page.evaluate(axe.source);
  // While something fades in, its colours are mixed with those behind it, and its contrast is not that of the screen.
  await page.evaluate(ANIMATIONS_ENDED);
  const options = JSON.stringify({ resultTypes: ['violations'], ...THEMES[look] });
  const { violations } = await page.evaluate<AxeResults>(`axe.run(document, ${options})`);
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' ')}`);
}
