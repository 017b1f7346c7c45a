/**
 * `npm run library:figures [SUBJECT[/TOPIC] …]`: renders the figures of the library's topics (`figures.ts`) to PNG
 * files, in Chromium, with the product's own typeface. Figures that did not change are left alone.
 */
import { join, resolve } from 'node:path';
import { drawTopic, openPress, topicsWithDrawings } from './drawing-files.ts';

const LIBRARY = resolve(import.meta.dirname, '../../library');
const only = process.argv.slice(2);
const topics = topicsWithDrawings(LIBRARY).filter(
  (topic) => only.length === 0 || only.some((name) => topic === name || topic.startsWith(`${name}/`)),
);
const press = await openPress();
try {
  for (const topic of topics) {
    const drawn = await drawTopic(join(LIBRARY, topic), press);
    if (drawn.length > 0) console.log(`${topic}: ${drawn.join(', ')}`);
  }
} finally {
  await press.close();
}
console.log(`${topics.length} ${topics.length === 1 ? 'topic' : 'topics'} up to date.`);
