import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSchema, parse, validate } from 'graphql';
import { describe, expect, it } from 'vitest';
import { productDocument } from '../../../src/tools/bench/operations/product-document.ts';
import { ROOT } from '../tool.ts';

const schema = buildSchema(readFileSync(join(ROOT, 'src/api/schema.graphql'), 'utf8'));
const COMMON = readFileSync(join(ROOT, 'src/tools/bench/operations/common-operations.ts'), 'utf8');

describe('an operation of the product, for measurements', () => {
  it('is complete and valid, also if a fragment has the same name', () => {
    const text = productDocument('attempts/attempt', 'attemptNews');
    expect(text).toContain('subscription attemptNews(');
    expect(validate(schema, parse(text))).toEqual([]);
  });

  it('exists for each of the operations that `npm run bench:api` compares', () => {
    const named = [...COMMON.matchAll(/requested\('([^']+)', '([^']+)'\)/g)];
    expect(named).toHaveLength(5);
    for (const [, file = '', operation = ''] of named) {
      expect(validate(schema, parse(productDocument(file, operation)))).toEqual([]);
    }
  });

  it('is refused if it does not exist', () => {
    expect(() => productDocument('attempts/attempt', 'forgetAttempt')).toThrow('has no forgetAttempt');
    expect(() => productDocument('attempts/attempt', 'attemptState ')).toThrow('has no');
  });
});
