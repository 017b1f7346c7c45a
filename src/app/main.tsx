import '#ui/theme/theme.css';
import { yieldToMain } from './start/yield-to-main.ts';

/** Evaluates the libraries one after the other: all at once would block a slow phone for half a second. */
async function hydrate(element: HTMLElement): Promise<void> {
  await import(/* webpackMode: "eager", webpackExports: ["hydrateRoot"] */ 'react-dom/client');
  await yieldToMain();
  await import(/* webpackMode: "eager", webpackExports: ["RouterProvider"] */ 'react-router');
  await yieldToMain();
  await import(/* webpackMode: "eager", webpackExports: ["Theme"] */ '@radix-ui/themes');
  await yieldToMain();
  const { start } = await import(/* webpackMode: "eager" */ './start.tsx');
  await yieldToMain();
  await start(element);
}

// The element exists in src/app/index.html.
void hydrate(document.getElementById('root') as HTMLElement);
