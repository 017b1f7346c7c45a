import { expect, test, vi } from 'vitest';
import { createFlushRegistry } from '#client/flush.registry.ts';

test('everything registered is saved, although one part fails', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const flush = vi.fn(async () => undefined);
  const registry = createFlushRegistry();
  registry.register(async () => {
    throw new Error('no');
  });
  registry.register(flush);
  await registry.flushAll();
  expect(flush).toHaveBeenCalledOnce();
  expect(error).toHaveBeenCalledOnce();
  error.mockRestore();
});

test('there is unsent work while any owner has some, and flushing gets it', () => {
  let waiting = 1;
  const registry = createFlushRegistry();
  registry.register(async () => undefined);
  expect(registry.hasUnsent()).toBe(false);
  const unregister = registry.register(async () => undefined, { isUnsent: () => waiting > 0 });
  expect(registry.hasUnsent()).toBe(true);
  waiting = 0;
  expect(registry.hasUnsent()).toBe(false);
  waiting = 1;
  unregister();
  expect(registry.hasUnsent()).toBe(false);
});

test('work that is only in the page is known apart from work that the server lacks', () => {
  const registry = createFlushRegistry();
  let isOnDevice = false;
  registry.register(async () => undefined, { isUnsent: () => true, isUnsaved: () => !isOnDevice });
  expect([registry.hasUnsent(), registry.hasUnsaved()]).toEqual([true, true]);
  isOnDevice = true;
  expect([registry.hasUnsent(), registry.hasUnsaved()]).toEqual([true, false]);
});
