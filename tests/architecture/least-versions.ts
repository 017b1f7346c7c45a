/**
 * Libraries with a known vulnerability: the first fixed version of each release line, and where it was announced.
 * Maintained by hand, since the registry's audit is not reachable everywhere; `npm run sbom` lists all packages. A
 * version above every line is compared with the highest.
 */
export const LEAST_VERSIONS: Readonly<
  Record<string, { readonly least: readonly string[]; readonly reported: string }>
> = {
  '@babel/helpers': { least: ['7.26.10'], reported: 'CVE-2025-27789' },
  'brace-expansion': { least: ['1.1.12', '2.0.2', '4.0.1'], reported: 'CVE-2025-5889' },
  braces: { least: ['3.0.3'], reported: 'CVE-2024-4068' },
  cookie: { least: ['0.7.0'], reported: 'CVE-2024-47764' },
  'cross-spawn': { least: ['6.0.6', '7.0.5'], reported: 'CVE-2024-21538' },
  esbuild: { least: ['0.25.0'], reported: 'GHSA-67mh-4wv8-f99g' },
  'fast-xml-parser': { least: ['5.10.1'], reported: 'CVE-2026-26278, CVE-2026-33036' },
  fastify: { least: ['5.3.2'], reported: 'CVE-2025-32442' },
  'form-data': { least: ['2.5.4', '3.0.4', '4.0.4'], reported: 'CVE-2025-7783' },
  'happy-dom': { least: ['20.0.2'], reported: 'CVE-2025-61927, CVE-2025-62410' },
  'js-yaml': { least: ['3.14.2', '4.1.1'], reported: 'CVE-2025-64718' },
  katex: { least: ['0.16.21'], reported: 'CVE-2025-23207' },
  koa: { least: ['2.16.1'], reported: 'CVE-2025-32379' },
  linkifyjs: { least: ['4.3.2'], reported: 'CVE-2025-8101' },
  lodash: { least: ['4.17.21'], reported: 'CVE-2021-23337' },
  marked: { least: ['4.0.10'], reported: 'CVE-2022-21680' },
  mathjs: { least: ['7.5.1'], reported: 'CVE-2020-7743' },
  micromatch: { least: ['4.0.8'], reported: 'CVE-2024-4067' },
  minimatch: { least: ['3.0.5'], reported: 'CVE-2022-3517' },
  nanoid: { least: ['3.3.8', '5.0.9'], reported: 'CVE-2024-55565' },
  nodemailer: { least: ['7.0.7'], reported: 'GHSA-mm7p-fcc7-pg87' },
  'path-to-regexp': { least: ['0.1.12', '6.3.0', '8.0.0'], reported: 'CVE-2024-45296' },
  pg: { least: ['7.1.2'], reported: 'CVE-2017-16082' },
  'playwright-core': { least: ['1.55.1'], reported: 'CVE-2025-59288' },
  postcss: { least: ['8.4.31'], reported: 'CVE-2023-44270' },
  qs: { least: ['6.14.1'], reported: 'CVE-2025-15284' },
  'react-router': { least: ['7.5.2'], reported: 'CVE-2025-43864, CVE-2025-43865' },
  semver: { least: ['5.7.2', '6.3.1', '7.5.2'], reported: 'CVE-2022-25883' },
  sharp: { least: ['0.32.6'], reported: 'CVE-2023-4863' },
  vitest: { least: ['2.1.9', '3.0.5'], reported: 'CVE-2025-24964' },
  ws: { least: ['5.2.4', '6.2.3', '7.5.10', '8.17.1'], reported: 'CVE-2024-37890' },
};

/** Where an old version remains, and why it is harmless there. */
export const HARMLESS: Readonly<Record<string, string>> = {
  'node_modules/@esbuild-kit/core-utils/node_modules/esbuild':
    'Reads a configuration of ours; its server is not started.',
  'node_modules/fast-xml-parser': 'Of the S3 that tests run against; it reads what they send.',
};
