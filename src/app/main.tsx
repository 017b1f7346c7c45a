import '#ui/theme/theme.css';
import { nextTurn } from './turn.ts';

/** Evaluates the libraries one after the other: all at once would block a slow phone for half a second. */
async function begin(element: HTMLElement): Promise<void> {
  await import(/* webpackMode: "eager", webpackExports: ["hydrateRoot"] */ 'react-dom/client');
  await nextTurn();
  await import(/* webpackMode: "eager", webpackExports: ["RouterProvider"] */ 'react-router');
  await nextTurn();
  await import(/* webpackMode: "eager", webpackExports: ["Theme"] */ '@radix-ui/themes');
  await nextTurn();
  const { start } = await import(/* webpackMode: "eager" */ './start.tsx');
  await nextTurn();
  await start(element);
}

// The element exists in src/app/index.html.
void begin(document.getElementById('root') as HTMLElement);
