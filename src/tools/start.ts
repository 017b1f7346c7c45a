/** `npm start`: builds the application if its sources have changed, then runs the server. */
import { ensureBuilt } from './build.ts';

await ensureBuilt();
await import('#server/main.ts');
