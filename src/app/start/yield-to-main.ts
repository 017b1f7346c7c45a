type Scheduler = { readonly yield?: () => Promise<void> };

/** Yields to input and painting before the next piece of work. */
export function yieldToMain(): Promise<void> {
  const { scheduler } = globalThis as { readonly scheduler?: Scheduler };
  return scheduler?.yield?.() ?? new Promise((done) => setTimeout(done, 0));
}
