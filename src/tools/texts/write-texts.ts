import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { LANGUAGES } from '#domain/platform/language.ts';
import { areasOf, readCatalogue, TEXTS } from './catalogue.ts';
import { compileCatalogue } from './compile-catalogue.ts';

/** Every compiled catalogue, with its path. */
export const compiledTexts = (): readonly { readonly filename: string; readonly content: string }[] =>
  LANGUAGES.flatMap((language) =>
    areasOf(language).map((area) => ({
      filename: join(TEXTS, 'compiled', language, `${area}.generated.ts`),
      content: compileCatalogue(language, area, readCatalogue(language, area)),
    })),
  );

/** Compiles the catalogues of every language. */
export async function writeTexts(): Promise<number> {
  const files = compiledTexts();
  await rm(join(TEXTS, 'compiled'), { recursive: true, force: true });
  for (const { filename, content } of files) {
    await mkdir(dirname(filename), { recursive: true });
    await writeFile(filename, content);
  }
  return files.length;
}
