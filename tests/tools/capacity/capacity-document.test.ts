import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readCosts } from '../../../src/tools/capacity/costs.ts';
import { describeCosts } from '../../../src/tools/capacity/describe-costs.ts';
import { bytes } from '../../../src/tools/capacity/describe-plan.ts';
import { BEHAVIOUR } from '../../../src/tools/capacity/model/behaviour.ts';
import { MACHINES } from '../../../src/tools/capacity/model/machines.ts';
import { ROOT } from '../tool.ts';

const text = readFileSync(join(ROOT, 'docs/capacity.md'), 'utf8');
const costs = readCosts();

describe('docs/capacity.md', () => {
  it('has the tables of the committed costs, as `npm run bench:capacity -- --tables` prints them', () => {
    const { operations, rows } = describeCosts(costs);
    expect(text).toContain(operations);
    expect(text).toContain(rows);
  });

  it('states the size of a billion answers', () => {
    const { table, indexes } = costs.rows.answer;
    expect(text).toContain(`**1 000 000 000 answers are ${bytes((table + indexes) * 1_000_000_000)}**`);
  });

  it('states the assumptions of the model', () => {
    const { visit, exam } = BEHAVIOUR;
    for (const part of [
      `${100 * BEHAVIOUR.activeShare} %; ${BEHAVIOUR.studyDays}`,
      `${visit.minutes} minutes, ${visit.attempts} attempt with ${visit.attemptQuestions} questions, ${visit.reviews} cards`,
      `${exam.questions} questions in ${exam.minutes} minutes, ${exam.answersPerQuestion} saved answers`,
      `every ${BEHAVIOUR.heartbeatSeconds} s`,
      `at most ${100 * MACHINES.bound} %`,
      `${MACHINES.databaseSizes.at(-1)} processors`,
      `write-ahead log ${MACHINES.walDays} days, logs ${MACHINES.logDays} days`,
    ]) {
      expect(text).toContain(part);
    }
  });
});
