import { BroadcastChannel } from 'node:worker_threads';
import { cleanup, configure } from '@testing-library/react';
import { flushSync } from 'react-dom';
import { afterEach, beforeAll, vi } from 'vitest';
import { loadProblems } from '#texts/platform/problems.texts.ts';

// Browsers and Node have it, but not the window of happy-dom.
Object.assign(globalThis, { BroadcastChannel });
// Queries wait for their element: how long a busy machine needs to render it says nothing about the product.
configure({
  asyncUtilTimeout: 20_000,
  // React renders after an event as it does in a browser. Within `act`, it drops the work of a render that waits for a
  // lazy component, and the page stays as it is: a click on a page whose parts are still loading would do nothing.
  eventWrapper: (dispatch) => {
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
    return flushSync(dispatch);
  },
});
afterEach(cleanup);
// The members' layout downloads these in the background; the test of a single view has no layout.
beforeAll(() => loadProblems('en'));
