import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { checkedName } from './checked-name.ts';
import { machineActor, machineFile, machineProof, machineTest } from './machine.files.ts';
import { camelCase } from './name-cases.ts';
import { type Plan, type PlannedFile, readSource } from './plan.ts';
import { Refusal } from './refusal.ts';

const INDEX = 'machines/index.ts';
const PROOFS = 'machines/proofs.ts';
const CLIENT = 'src/client';

/** A state machine with its proof, its test and its effects, and its lines in the two lists of machines. */
export function machinePlan(root: string, [given, subject]: readonly string[]): Plan {
  const name = checkedName(given, 'egg-timer');
  if (existsSync(join(root, 'machines', name))) throw new Refusal(`The machine "${name}" already exists.`);
  if (subject === undefined) throw new Refusal(`Give the folder of ${CLIENT} for its effects, such as study.`);
  const folder = join(root, CLIENT, subject);
  if (!/^[a-z-]+(\/[a-z-]+)*$/.test(subject) || !existsSync(folder) || !statSync(folder).isDirectory())
    throw new Refusal(`${CLIENT}/${subject} is not a folder of the client. Give a folder such as study.`);
  const actor = `${CLIENT}/${subject}/${name}.actor.ts`;
  return {
    created: [
      { path: `machines/${name}/${name}.machine.ts`, text: machineFile(name) },
      { path: `machines/${name}/${name}.proof.ts`, text: machineProof(name, actor) },
      { path: actor, text: machineActor(name) },
      { path: `tests/machines/${name}/${name}.machine.test.ts`, text: machineTest(name) },
    ],
    changed: [
      listed({ path: INDEX, text: readSource(root, INDEX) }, name, 'machine', '} as const;'),
      listed({ path: PROOFS, text: readSource(root, PROOFS) }, name, 'proof', '};'),
    ],
    next: [
      `Name the states, events and effects in machines/${name}/${name}.machine.ts after what they are about, and describe each.`,
      `List every input, event and outcome in ${name}.proof.ts, and write what always holds; \`npm run -s machines:coverage\` names what no path reaches.`,
      `Provide the effects in ${actor}, and create the actor where it is needed.`,
      'Run `npm run docs:machines`, then `npm run types`.',
    ],
  };
}

/** A list of machines with one more import, in the order of the alphabet, and one more entry at its end. */
function listed(file: PlannedFile, name: string, kind: 'machine' | 'proof', end: string): PlannedFile {
  const constant = `${camelCase(name)}${kind === 'machine' ? 'Machine' : 'Proof'}`;
  const line = `import { ${constant} } from './${name}/${name}.${kind}.ts';`;
  const lines = file.text.split('\n');
  const own = lines.filter((other) => other.startsWith('import { ') && other.includes(`.${kind}.ts';`));
  const pathOf = (text: string): string => text.slice(text.indexOf("'"));
  const next = own.find((other) => pathOf(other) > pathOf(line));
  const position = next === undefined ? lines.indexOf(own.at(-1) ?? '') + 1 : lines.indexOf(next);
  const last = lines.lastIndexOf(end);
  if (position <= 0 || last === -1) throw new Refusal(`${file.path} has no list of machines that can be extended.`);
  return {
    path: file.path,
    text: lines
      .toSpliced(last, 0, `  ${camelCase(name)}: ${constant},`)
      .toSpliced(position, 0, line)
      .join('\n'),
  };
}
