import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Mail, Mailer } from './mail.ts';

export type SentMail = Mail & { readonly sentAt: string };

/**
 * The mailer of a server without SMTP: each email is a file that only its owner can read. `announce` gets only its
 * path, since emails contain sign-in codes and links.
 */
export function outboxMailer(folder: string, announce: (path: string) => void): Mailer {
  return {
    send: async (mail) => {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const sentAt = new Date().toISOString();
      const draft = join(folder, `.${randomUUID()}`);
      await writeFile(draft, JSON.stringify({ ...withoutBytes(mail), sentAt } satisfies SentMail, null, 2), {
        mode: 0o600,
      });
      const path = join(folder, `${sentAt.replace(/[:.]/g, '-')}-${randomUUID().slice(0, 8)}.json`);
      await rename(draft, path);
      announce(path);
    },
  };
}

/** Attachments are not saved: only their names. */
const withoutBytes = ({ attachments = [], ...mail }: Mail): Mail => ({
  ...mail,
  ...(attachments.length > 0 && {
    text: `${mail.text}\n\n${attachments.map(({ filename, content }) => `[${filename}, ${content.length} bytes]`).join('\n')}`,
  }),
});

/** The latest emails of an outbox, newest first. */
export async function readOutbox(folder: string, most: number): Promise<SentMail[]> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  const latest = names
    .filter((name) => name.endsWith('.json'))
    .sort()
    .reverse()
    .slice(0, most);
  return Promise.all(
    latest.map(async (name): Promise<SentMail> => JSON.parse(await readFile(join(folder, name), 'utf8'))),
  );
}
