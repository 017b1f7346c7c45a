import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeAll } from 'vitest';
import { loadProblems } from '#texts/platform/problems.texts.ts';

// What is looked for is waited for: how long a busy machine takes to draw it says nothing about the product.
configure({ asyncUtilTimeout: 8_000 });
afterEach(cleanup);
// The frame of members downloads these in the background; a test of one view has no frame.
beforeAll(() => loadProblems('en'));
