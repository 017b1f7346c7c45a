import { SERVER_PROGRAM } from '../running-server.ts';
import { bundleServer } from './server-bundle.ts';

/** Before the first server: what all servers of the run are started from, in this process and in those of the tests. */
export default async function setUp(): Promise<void> {
  process.env[SERVER_PROGRAM] = await bundleServer();
}
