import type { Language } from '#domain/platform/language.ts';
import { type Catalogue, parseMessage } from './catalogue.ts';
import { codeOf, type Imports } from './message-code.ts';
import { parametersOf, typeOfParameters } from './message-parameters.ts';

const IDENTIFIER = /^[A-Za-z_$][\w$]*$/;

/** The module of an area that a screen imports: its messages as strings, and as functions of their parameters. */
export function compileCatalogue(language: Language, area: string, catalogue: Catalogue): string {
  const imports: Imports = new Map();
  const texts = groupCode(language, area, catalogue, imports, '  ');
  const up = '../'.repeat(area.split('/').length + 1);
  const english =
    language === 'en' ? [] : [`import type { texts as english } from '${up}compiled/en/${area}.generated.ts';`];
  const lines = [...imports]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([module, names]) => `import { ${[...names].sort().join(', ')} } from '${up}${module}.ts';`);
  return [
    `// Compiled from src/texts/${language}/${area}.json by \`npm run generate\`: change that file.`,
    ...english,
    ...lines,
    '',
    `export const texts${language === 'en' ? '' : ': typeof english'} = ${texts};`,
    '',
  ].join('\n');
}

function groupCode(language: Language, area: string, group: Catalogue, imports: Imports, indent: string): string {
  const entries = Object.entries(group).map(([name, value]) => {
    const code =
      typeof value === 'string'
        ? messageCode(language, `${area}: ${name}`, value, imports)
        : groupCode(language, area, value, imports, `${indent}  `);
    return `${indent}${IDENTIFIER.test(name) ? name : JSON.stringify(name)}: ${code},`;
  });
  return ['{', ...entries, `${indent.slice(2)}}`].join('\n');
}

function messageCode(language: Language, path: string, message: string, imports: Imports): string {
  try {
    const parsed = parseMessage(language, message);
    const parameters = parametersOf(parsed);
    const code = codeOf(language, parsed, parameters, imports);
    if (parameters.length === 0) return code;
    const names = parameters.map(({ name }) => name).join(', ');
    const types = language === 'en' ? `: ${typeOfParameters(parameters)}` : '';
    return `({ ${names} }${types})${language === 'en' ? ': string' : ''} => ${code}`;
  } catch (error) {
    throw new Error(`${language}/${path}: ${error instanceof Error ? error.message : error}`, { cause: error });
  }
}
