/** The files of the types that generated code refers to. */
const TYPES = [
  ['#domain/platform/api/api-values.ts', ['ApiValues', 'SentValues']],
  ['#domain/platform/api/closed-sets.ts', ['ClosedSets']],
] as const;

/** Generated code, which starts with an import, with those of the types that it uses. */
export function withTypeImports(content: string): string {
  const imports = TYPES.flatMap(([file, names]) => {
    const used = names.filter((name) => content.includes(`${name}[`));
    return used.length === 0 ? [] : [`import type { ${used.join(', ')} } from '${file}';\n`];
  });
  return `${imports.join('')}${content}`;
}
