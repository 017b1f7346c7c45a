import { describe, expect, it } from 'vitest';
import { ROUTES } from '#routes/table.ts';
import specified from '../routes/specified-routes.json' with { type: 'json' };
import { runTool } from './tool.ts';

describe('npm run routes', () => {
  it('prints the table in the specification’s form, with views', async () => {
    const { out, status } = await runTool('routes.ts', ['--json']);
    const printed: unknown = JSON.parse(out);
    expect(status).toBe(0);
    expect(printed).toHaveLength(ROUTES.length);
    for (const row of specified) expect(printed).toContainEqual(expect.objectContaining(row));
    for (const { path, view, content } of ROUTES) {
      expect(printed).toContainEqual(expect.objectContaining({ path, view, ...(content ? { content } : {}) }));
    }
  });

  it('prints a readable table otherwise', async () => {
    const { out } = await runTool('routes.ts');
    const lines = out.trimEnd().split('\n');
    expect(lines[0]).toMatch(/^ADDRESS +LAYOUT +ACCESS +CONTENT +VIEW$/);
    expect(lines.find((line) => line.startsWith('/auth/login '))).toMatch(/redirect +→ \/login$/);
    expect(lines.at(-1)).toMatch(new RegExp(`^${ROUTES.length} addresses$`));
  });
});
