import React, { type act } from 'react';
import { flushSync } from 'react-dom';

/** The real one, also in tests with a clock of their own. */
const { setTimeout: later } = globalThis;

/**
 * Testing Library renders and dispatches events within React's `act`, which drops the work of a render that waits for
 * a lazy component: the page stays as it is, and a click on it does nothing. With `flushSync` instead, React works as
 * it does in a browser. This has to happen before Testing Library is loaded.
 */
const asInBrowser: typeof act = (work: () => unknown) => {
  const result = flushSync(work);
  return Promise.resolve(result).then(async (value) => {
    await new Promise((done) => later(done));
    return value;
  }) as ReturnType<typeof act>;
};

Object.assign(React, { act: asInBrowser });
// Testing Library sets it, and React would complain about every update outside of its own `act`.
Object.defineProperty(globalThis, 'IS_REACT_ACT_ENVIRONMENT', { get: () => false, set: () => undefined });
