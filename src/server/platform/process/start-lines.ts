import { demoAccountLines } from '../../demo/accounts.ts';
import type { RunningServer } from '../../serve.ts';
import type { Settings } from '../settings/settings.ts';

/**
 * What the operator sees on the terminal once the server listens. No line contains a secret that can be used from
 * elsewhere.
 */
export function startLines(
  { url, demoAccounts, closedDemoAccounts, firstAdminLink }: Omit<RunningServer, 'stop'>,
  { localOnly, publicUrl, host }: Pick<Settings, 'localOnly' | 'publicUrl' | 'host'>,
): string[] {
  const lines = [`Lectern is ready at ${url}`];
  if (demoAccounts.length > 0) lines.push(demoAccountLines(demoAccounts));
  if (closedDemoAccounts.length > 0)
    lines.push(
      `The demo accounts ${closedDemoAccounts.join(', ')} were deactivated: their password is public, and other machines can reach this server.`,
    );
  if (firstAdminLink !== null)
    lines.push(
      `There is no administrator yet. Open the one-time link in ${firstAdminLink.path} to create one; it is valid until ${firstAdminLink.expiresAt.toISOString()}.`,
    );
  if (!localOnly && publicUrl === null)
    lines.push(
      `PUBLIC_URL is not set, but other machines can reach HOST=${host}, so Lectern won’t send links by email. Set PUBLIC_URL to the address people use, such as https://learn.example.org.`,
    );
  return lines;
}
