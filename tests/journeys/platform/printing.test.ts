import { PDFDocument } from 'pdf-lib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { DEMO_ACCOUNTS } from '#server/demo/accounts.ts';
import { type JourneyWorld, startJourneyWorld } from '../../support/browser/journey-world.ts';

let world: JourneyWorld;

beforeAll(async () => {
  world = await startJourneyWorld();
});
afterAll(async () => await world.close());

it('prints an exam paper on separate pages: Chromium never finished printing it inside a grid', async () => {
  // Papers need a plan, which the demo's student has.
  const { email, password } = DEMO_ACCOUNTS.find(({ role }) => role === 'student') ?? { email: '', password: '' };
  const { page, context } = await world.open('/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.waitForURL('**/home');
  const { rows } = await world.database.query<{ id: string }>(
    'select paper_id as id from paper_items group by 1 order by count(*) desc, 1 limit 1',
  );
  await page.goto(`${world.url}/exam/exam-paper/${rows[0]?.id}/detail?side=paper`);
  await page.getByRole('button', { name: 'Print' }).waitFor();
  const printed = await PDFDocument.load(await page.pdf({ format: 'A4' }));
  expect(printed.getPageCount()).toBeGreaterThan(3);
  await context.close();
});
