import type { Page } from 'playwright-core';

/** Goes through the steps of a new profile, with the first subject. */
export async function completeProfile(page: Page, level = 'Upper secondary school'): Promise<void> {
  await page.waitForURL('**/complete-profile');
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByText(level).click();
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('checkbox').first().click();
  await page.getByRole('button', { name: 'Save and continue' }).click();
}
