import { BroadcastChannel } from 'node:worker_threads';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeAll } from 'vitest';
import { loadProblems } from '#texts/platform/problems.texts.ts';

// Browsers and Node have it, but not the window of happy-dom.
Object.assign(globalThis, { BroadcastChannel });
// Queries wait for their element: how long a busy machine needs to render it says nothing about the product.
configure({ asyncUtilTimeout: 20_000 });
afterEach(cleanup);
// The members' layout downloads these in the background; the test of a single view has no layout.
beforeAll(() => loadProblems('en'));
