import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { keysOf } from '#domain/platform/keys-of.ts';
import { MACHINES } from '#machines/index.ts';
import { type MachineName, PROOFS } from '#machines/proofs.ts';
import { isComposed } from '../composition/parts.ts';
import { anatomyOf } from './anatomy.ts';
import { guardMeanings } from './guard-meanings.ts';
import { layOut } from './layout.ts';
import { drawMermaid } from './mermaid.ts';
import { type DescribedMachine, writeIndex, writePage } from './page.ts';
import { drawSvg } from './svg.ts';

const ROOT = resolve(import.meta.dirname, '../../../..');
const CHARTS = 'src/client/platform/inspection/charts.generated.ts';

const kebab = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

function describeMachine(name: MachineName): DescribedMachine {
  const { guide, invariants } = PROOFS[name];
  const file = kebab(name);
  return {
    file,
    anatomy: anatomyOf(MACHINES[name]),
    guide,
    invariants: invariants.map(({ sentence }) => sentence),
    tests: globSync(`tests/machines/${file}/*.test.ts`, { cwd: ROOT })
      .map((path) => path.replaceAll('\\', '/'))
      .sort(),
    isComposed: isComposed(name),
  };
}

/** Every file drawn from the machines: path from the root of the project, and content. */
export async function machineDocuments(): Promise<ReadonlyMap<string, string>> {
  const meanings = guardMeanings(
    globSync('machines/*/*.machine.ts', { cwd: ROOT })
      .sort()
      .map((path) => readFileSync(join(ROOT, path), 'utf8'))
      .join('\n'),
  );
  const machines = keysOf(MACHINES).map((name) => ({ name, ...describeMachine(name) }));
  const files = new Map<string, string>();
  for (const machine of machines) {
    const { file, anatomy } = machine;
    const svg = drawSvg(`Chart of the machine ${anatomy.root.name}`, await layOut(anatomy), meanings);
    files.set(`docs/machines/${file}.svg`, svg);
    files.set(`docs/machines/${file}.mmd`, drawMermaid(anatomy));
    files.set(`docs/machines/${file}.md`, writePage(machine, meanings));
  }
  files.set('docs/machines/README.md', writeIndex(machines));
  files.set(CHARTS, chartRegistry(machines));
  return files;
}

/** The imports of charts: chunks that only `/_machines` downloads. */
const chartRegistry = (machines: readonly { readonly name: string; readonly file: string }[]): string =>
  [
    '// Written by `npm run docs:machines`.',
    "import type { MachineName } from '#machines/proofs.ts';",
    '',
    'export const CHARTS: { readonly [Name in MachineName]: () => Promise<{ readonly default: string }> } = {',
    ...machines.map(
      ({ name, file }) =>
        `  ${name}: () => import(/* webpackChunkName: "charts" */ '../../../../docs/machines/${file}.svg?raw'),`,
    ),
    '};',
    '',
  ].join('\n');
