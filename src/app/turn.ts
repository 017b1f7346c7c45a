type Scheduler = { readonly yield?: () => Promise<void> };

/** Lets the browser answer to fingers and paint before the next piece of work. */
export function nextTurn(): Promise<void> {
  const { scheduler } = globalThis as { readonly scheduler?: Scheduler };
  return scheduler?.yield?.() ?? new Promise((done) => setTimeout(done, 0));
}
