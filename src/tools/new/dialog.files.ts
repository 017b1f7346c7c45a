import { LANGUAGES } from '#domain/platform/language.ts';
import { camelCase, pascalCase } from './name-cases.ts';

const sourceOf = (line: string): string => line.slice(line.indexOf(' from '));
/** Imports are in the order of what they import. */
const bySource = (a: string, b: string): number => (sourceOf(a) < sourceOf(b) ? -1 : 1);

/** The hook of a new dialog. */
export const dialogFile = (name: string, subject: string): string => `${[
  "import { useDialog } from '#client/platform/dialog/use-dialog.ts';",
  `import { ${camelCase(name)}Texts } from '#texts/${subject}/${name}.texts.ts';`,
  "import { useTexts } from '#texts/current-language.ts';",
]
  .sort(bySource)
  .join('\n')}

/** Asks before \`work\` is done; its error is shown in the dialog. The result is whether it was confirmed. */
export function use${pascalCase(name)}(work: () => Promise<void>): () => Promise<boolean> {
  const t = useTexts(${camelCase(name)}Texts);
  const dialog = useDialog();
  return async () => {
    const { reason } = await dialog.open({ title: t.title, text: t.text, confirmLabel: t.confirm, work });
    return reason === 'confirm';
  };
}
`;

/** @param chunk the screens with which the texts of other languages are downloaded */
export function dialogTexts(name: string, subject: string, chunk: string): string {
  const compiled = (language: string): string => `../compiled/${language}/${subject}/${name}.generated.ts`;
  const others = LANGUAGES.filter((language) => language !== 'en').map(
    (language) =>
      `  ${language}: () => import(/* webpackChunkName: "${language}-${chunk}" */ '${compiled(language)}'),\n`,
  );
  return `import { texts } from '${compiled('en')}';
import { defineTexts } from '../text-set.ts';

export const ${camelCase(name)}Texts = defineTexts(texts, {
${others.join('')}});
`;
}

/** The test of a new dialog. */
export const dialogTest = (
  name: string,
  folder: string,
  up: string,
  title: string,
): string => `import { Theme } from '@radix-ui/themes';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import type { App } from '#client/app.actors.ts';
import { AppProvider } from '#client/app.context.ts';
${[
  "import DialogStage from '#views/shared/platform/dialog/dialog.stage.tsx';",
  `import { use${pascalCase(name)} } from '#views/${folder}/${name}.dialog.ts';`,
]
  .sort(bySource)
  .join('\n')}
import { startFakeApp } from '${up}support/users/fake-app.ts';

let app: App | undefined;
afterEach(() => app?.stop());

function Opener({ work, onAnswer }: { readonly work: () => Promise<void>; readonly onAnswer: (is: boolean) => void }) {
  const open = use${pascalCase(name)}(work);
  return (
    <button type="button" onClick={() => void open().then(onAnswer)}>
      Open
    </button>
  );
}

async function opened() {
  const [work, onAnswer] = [vi.fn(async () => undefined), vi.fn<(isConfirmed: boolean) => void>()];
  app = startFakeApp({}).app;
  render(
    <Theme>
      <AppProvider value={app}>
        <Opener work={work} onAnswer={onAnswer} />
        <DialogStage />
      </AppProvider>
    </Theme>,
  );
  const user = userEvent.setup({ pointerEventsCheck: 0 });
  await user.click(screen.getByRole('button', { name: 'Open' }));
  await screen.findByRole('dialog', { name: '${title}?' });
  return { user, work, onAnswer };
}

test('does its work when it is confirmed', async () => {
  const { user, work, onAnswer } = await opened();
  await user.click(screen.getByRole('button', { name: '${title}' }));
  await vi.waitFor(() => expect(onAnswer).toHaveBeenCalledWith(true));
  expect(work).toHaveBeenCalledTimes(1);
});

test('does nothing when it is cancelled', async () => {
  const { user, work, onAnswer } = await opened();
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await vi.waitFor(() => expect(onAnswer).toHaveBeenCalledWith(false));
  expect(work).not.toHaveBeenCalled();
});
`;
