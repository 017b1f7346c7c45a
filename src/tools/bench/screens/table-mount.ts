import type { Page } from 'playwright-core';

/** Runs in the browser, whose types are not available in tools. */
const MEASURED = `async (rows) => {
  const frame = () => new Promise((done) => requestAnimationFrame(done));
  const press = (name) => document.querySelector('[data-mount="' + name + '"]').click();
  press(0);
  await frame();
  await frame();
  const started = performance.now();
  press(rows);
  await frame();
  await new Promise((done) => setTimeout(done));
  return performance.now() - started;
}`;

/** Milliseconds from the click until the rows have been painted. */
async function mount(page: Page, count: number): Promise<number> {
  const took = await page.evaluate<number>(`(${MEASURED})(${count})`);
  const shown = await page.getByRole('grid', { name: 'Many students' }).getAttribute('aria-rowcount');
  if (shown !== String(count + 1)) throw new Error(`The table shows ${shown} rows, not ${count + 1}.`);
  return took;
}

const middle = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

const PROCESSOR_SLOWDOWN = 4;

export type MountTimes = { readonly few: number; readonly many: number; readonly ratio: number };

/**
 * How long a table of 50 rows and one of 10 000 take to appear, in turn, so that other load on the machine affects
 * both alike. Medians, in milliseconds.
 * @param page on the gallery's page of the data table
 */
export async function timeMounts(page: Page, rounds: number): Promise<MountTimes> {
  // On a fast processor both would end within one frame.
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: PROCESSOR_SLOWDOWN });
  const few: number[] = [];
  const many: number[] = [];
  await mount(page, 50);
  await mount(page, 10_000);
  for (let round = 0; round < rounds; round += 1) {
    few.push(await mount(page, 50));
    many.push(await mount(page, 10_000));
  }
  return { few: middle(few), many: middle(many), ratio: middle(many) / middle(few) };
}
