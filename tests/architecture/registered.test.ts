import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';

/* Lists that the compiler cannot compare with the files they list. */

test('every machine is in the list of machines', () => {
  const list = readFileSync('machines/index.ts', 'utf8');
  const machines = globSync('machines/*/*.machine.ts').map((path) =>
    path.replaceAll('\\', '/').slice('machines'.length),
  );
  expect(machines.length).toBeGreaterThan(0);
  expect(machines.filter((path) => !list.includes(`'.${path}'`))).toEqual([]);
});

test('every email has a preview, which its tests read in every language', () => {
  const previews = readFileSync('src/server/platform/mail/mail.previews.ts', 'utf8');
  // `letter.mail.ts` is the layout of the others.
  const files = globSync('src/server/**/*.mail.ts').filter((path) => basename(path) !== 'letter.mail.ts');
  const mails = files.flatMap((path) => {
    const exported = /^export (?:async )?(?:function|const) (\w+Mail)\b/gm;
    return [...readFileSync(path, 'utf8').matchAll(exported)].map(([, name = '']) => ({ path, name }));
  });
  expect(mails.length).toBeGreaterThan(0);
  const read = ({ path, name }: { readonly path: string; readonly name: string }): boolean =>
    previews.includes(`/${basename(path)}'`) && new RegExp(`\\b${name}\\b`).test(previews);
  expect(mails.filter((mail) => !read(mail))).toEqual([]);
});
