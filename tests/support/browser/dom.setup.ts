import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// What is looked for is waited for: how long a busy machine takes to draw it says nothing about the product.
configure({ asyncUtilTimeout: 8_000 });
afterEach(cleanup);
