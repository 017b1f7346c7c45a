import { ensureBuilt } from '../../../src/tools/build.ts';

/** Before the first journey: the application as users get it, built if its sources have changed. */
export default async function setUp(): Promise<void> {
  await ensureBuilt();
}
