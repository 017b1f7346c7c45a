import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { isNode, nodesOf, programOf, textOf } from '../architecture/syntax.ts';
import { sourcePaths } from '../support/source-paths.ts';

const ROOT = resolve(import.meta.dirname, '../..');

/** A text of the interface, with `…` in place of each value, and the file it is from. */
export type Message = { readonly path: string; readonly text: string };

/** Every English text of the interface. Catalogues may be TypeScript modules or JSON files of ICU messages. */
export function englishMessages(folder = 'src/texts/en'): readonly Message[] {
  return sourcePaths(folder)
    .filter((path) => /\.(ts|json)$/.test(path))
    .flatMap((path) => {
      const source = readFileSync(join(ROOT, path), 'utf8');
      const texts = path.endsWith('.json') ? textsOfJson(JSON.parse(source)) : textsOfModule(path, source);
      return texts.map((text) => ({ path, text }));
    });
}

/** Literals and templates of a module, without those that name a property, a type or another module. */
export function textsOfModule(path: string, source: string): readonly string[] {
  return nodesOf(programOf(path, source)).flatMap(([node, within]) => {
    const text = textOf(node);
    const [parent] = within;
    if (text === null || parent === undefined) return [];
    const isKey = parent.type === 'Property' && parent.key === node;
    const isName = isKey || /^(Import|Export(All|Named)|TS|BinaryExpression)/.test(parent.type);
    // Only a text that is shown is returned or assigned together with its value: arguments are keys and formats.
    const isArgument = parent.type === 'CallExpression' && isNode(parent.callee) && parent.callee !== node;
    return isName || isArgument ? [] : [text];
  });
}

export function textsOfJson(value: unknown): readonly string[] {
  if (typeof value === 'string') return variantsOf(value);
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOfJson) : [];
}

const INNERMOST_CHOICE = /\{\s*\w+\s*,\s*(?:plural|select|selectordinal)\s*,((?:[^{}]|\{[^{}]*\})*)\}/;

/** The variants of an ICU message: one text for each branch of its plurals and choices. */
export function variantsOf(message: string): readonly string[] {
  const plain = message
    .replaceAll(/'[{}<#|][^']*'/g, '…')
    .replaceAll(/\{\s*\w+\s*(?:,\s*(?:number|date|time)\b[^{}]*)?\}/g, '…')
    .replaceAll(/<\/?\w+>/g, '');
  const choice = INNERMOST_CHOICE.exec(plain);
  if (choice === null) return [plain];
  const [complete, branches = ''] = choice;
  return [...branches.matchAll(/\{([^{}]*)\}/g)].flatMap(([, branch = '']) =>
    variantsOf(plain.replace(complete, () => branch)),
  );
}
