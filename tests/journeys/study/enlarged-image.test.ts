import type { Page } from 'playwright-core';
import { PNG } from 'pngjs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { axeFindings } from '../../support/browser/axe.ts';
import { type JourneyWorld, startJourneyWorld } from '../../support/browser/journey-world.ts';

const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };
const TOPIC = '/subject/physics/topic/motion-and-forces';
/** Unlike that of any image of the demo content. */
const WIDTH = 907;
const DESCRIPTION = 'Speed against time';

let world: JourneyWorld;
beforeAll(async () => {
  world = await startJourneyWorld();
});
afterAll(() => world?.close());

/** Creates a student's own card with an image. */
async function createImageCard(page: Page): Promise<void> {
  const image = new PNG({ width: WIDTH, height: 600 });
  image.data.fill(200);
  await page.goto(`${TOPIC}/flashcard/deck`);
  await page.getByRole('button', { name: 'Create card' }).click();
  await page.getByLabel('Card type').selectOption('image');
  const file = { name: 'graph.png', mimeType: 'image/png', buffer: PNG.sync.write(image) };
  await page.getByLabel('Image', { exact: true }).setInputFiles(file);
  await page.getByLabel('Replace image').waitFor();
  await page.getByLabel('Image description').fill(DESCRIPTION);
  await page.getByLabel('Front').fill('What does it show?');
  await page.getByLabel('Back').fill('A constant speed.');
  await page.getByRole('button', { name: 'Save card' }).click();
  await page.getByText('1 card saved.').first().waitFor();
}

/** Adds the image to the topic's note, as an author would, once however often the test is retried. */
const addToNote = () =>
  world.database.query(
    `update note_texts n set body = n.body || E'\\n\\n![${DESCRIPTION}](figure:' || f.digest || E')\\n\\nThe end.\\n',
       figures = jsonb_build_array(f.digest)
     from materials m join topics t on t.id = m.topic_id, figures f
     where n.material_id = m.id and t.slug = 'motion-and-forces' and f.width = ${WIDTH}
       and n.body not like '%' || f.digest || '%'`,
  );

test('an image of a note and of a card is enlarged by keyboard and by tap, and closed without leaving the page', async () => {
  const student = await world.newStudent();
  const { page, problems } = await world.open('/login', PHONE);
  await page.getByLabel('Email').fill(student.email);
  await page.getByLabel('Password').fill(student.password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.waitForURL('**/home');
  await createImageCard(page);
  await addToNote();

  await page.goto(`${TOPIC}/note`);
  const address = page.url();
  const opener = page.getByRole('button', { name: `Enlarge image: ${DESCRIPTION}` });
  const dialog = page.getByRole('dialog', { name: DESCRIPTION });
  const isFocused = () => opener.evaluate((element) => element === document.activeElement);
  await opener.scrollIntoViewIfNeeded();
  const before = await opener.boundingBox();

  await opener.focus();
  for (const key of ['Enter', 'Space']) {
    await page.keyboard.press(key);
    await dialog.waitFor();
    // The dialog fades in: until then, its colours are not those that it has.
    await expect.poll(() => axeFindings(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    expect(await isFocused()).toBe(true);
  }

  await opener.tap();
  const image = dialog.getByRole('img', { name: DESCRIPTION });
  await image.waitFor();
  const fitting = await image.boundingBox();
  expect(fitting?.width).toBeLessThanOrEqual(360);
  await dialog.getByRole('button', { name: 'Actual size' }).tap();
  await expect.poll(async () => (await image.boundingBox())?.width).toBeGreaterThanOrEqual(WIDTH);
  await dialog.getByRole('button', { name: 'Fit to screen' }).tap();
  await expect.poll(() => image.boundingBox()).toEqual(fitting);
  await page.touchscreen.tap(20, 700);
  await dialog.waitFor({ state: 'detached' });

  await opener.tap();
  await dialog.waitFor();
  await page.goBack();
  await dialog.waitFor({ state: 'detached' });
  expect(page.url()).toBe(address);
  expect(await opener.boundingBox()).toEqual(before);

  await page.goto(`${TOPIC}/flashcard/deck`);
  await page.getByRole('link', { name: 'Browse My cards' }).click();
  await opener.first().tap();
  await dialog.waitFor();
  await dialog.getByRole('button', { name: 'Close' }).tap();
  await dialog.waitFor({ state: 'detached' });
  expect(problems).toEqual([]);
});
