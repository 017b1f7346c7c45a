/**
 * `npm run new -- KIND NAME`: creates the skeleton of something new with its tests, adds the necessary lines to other
 * files, and prints the remaining steps. If the name is invalid or already exists, nothing is written. Kinds:
 *
 *   question-type NAME          a question type: npm run new -- question-type yes-no
 *   dialog NAME FOLDER          a dialog in a folder of views: npm run new -- dialog rename-class teacher/classrooms
 *   machine NAME FOLDER         a state machine, with its effects in a folder of src/client: npm run new -- machine egg-timer study
 *   topic-field NAME [KIND]     a field of topics: text (default), lines, number or toggle
 *   email NAME FOLDER           an email in a folder of the server: npm run new -- email class-archived classrooms
 *   error NAME SUBJECT          a refusal with its message: npm run new -- error class-archived classrooms
 *
 * docs/recipes.md describes the next steps.
 */
import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { applyPlan, type Plan } from './plan.ts';
import { planWords } from './plan-words.ts';
import { Refusal } from './refusal.ts';

const ROOT = resolve(import.meta.dirname, '../../..');
try {
  const plan = planWords(ROOT, process.argv.slice(2));
  applyPlan(ROOT, plan);
  report(plan);
} catch (error) {
  process.stderr.write(`${reasonOf(error)}\n`);
  process.exitCode = 1;
}

/** Invalid input and errors of the file system are reported in one line; anything else is a bug. */
function reasonOf(error: unknown): string {
  if (error instanceof Refusal) return error.message;
  if (error instanceof Error && 'syscall' in error) return `Nothing was written: ${error.message}`;
  throw error;
}

function report({ created, changed, next }: Plan): void {
  // Names with unusual lengths cause other line breaks.
  const written = [...created, ...changed].map(({ path }) => path).filter((path) => /\.(tsx?|json)$/.test(path));
  const words = ['format', '--write', '--config-path', 'src/tools/lint/rules.json', '--log-level=error', ...written];
  spawnSync('biome', words, { stdio: ['ignore', 'ignore', 'inherit'], shell: process.platform === 'win32' });
  const lines = [
    ...created.map(({ path }) => `new      ${path}`),
    ...changed.map(({ path }) => `changed  ${path}`),
    '',
    ...next.map((step, at) => `${at + 1}. ${step}`),
  ];
  process.stdout.write(`${lines.join('\n')}\n`);
}
