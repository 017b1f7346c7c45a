/** The thread that reads the demo's library, while the main thread starts the database. */

import { parentPort } from 'node:worker_threads';
import { readSubjects } from './demo-library.ts';

parentPort?.postMessage(readSubjects());
