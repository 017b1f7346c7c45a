import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { checkedName } from './checked-name.ts';
import { machineFile, machineProof, machineTest } from './machine.files.ts';
import { camelCase } from './name-cases.ts';
import { inserted, type Plan, type PlannedFile, readSource, withImport } from './plan.ts';
import { Refusal } from './refusal.ts';

const LIST = 'machines/index.ts';
const PROOFS = 'machines/proofs.ts';

/** A state machine with its model, its invariants and a test. */
export function machinePlan(root: string, [given]: readonly string[]): Plan {
  const name = checkedName(given, 'exam-timer');
  if (existsSync(join(root, 'machines', name))) throw new Refusal(`The machine "${name}" already exists.`);
  const read = (path: string): PlannedFile => ({ path, text: readSource(root, path) });
  const [machine, proof] = [`${camelCase(name)}Machine`, `${camelCase(name)}Proof`];
  return {
    created: [
      { path: `machines/${name}/${name}.machine.ts`, text: machineFile(name) },
      { path: `machines/${name}/${name}.proof.ts`, text: machineProof(name) },
      { path: `tests/machines/${name}/${name}.machine.test.ts`, text: machineTest(name) },
    ],
    changed: [
      withImport(
        inserted(read(LIST), { before: '} as const;', lines: `  ${camelCase(name)}: ${machine},\n` }),
        `import { ${machine} } from './${name}/${name}.machine.ts';`,
      ),
      withImport(
        inserted(read(PROOFS), { before: '\n};\n', lines: `\n  ${camelCase(name)}: ${proof},` }),
        `import { ${proof} } from './${name}/${name}.proof.ts';`,
      ),
    ],
    next: [
      `Describe its states in machines/${name}/${name}.machine.ts, and list its events, outcomes and invariants in ${name}.proof.ts.`,
      'Run `npm run generate` and `npm run docs:machines`, which draws its chart, then `npm run types` and `npm run -s machines:coverage`.',
      'Provide its effects in src/client.',
    ],
  };
}
