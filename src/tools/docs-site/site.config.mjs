// Configuration of VitePress. docs-site.ts copies it to dist/docs-source/.vitepress, next to the pages.
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const HERE = dirname(fileURLToPath(import.meta.url));
const ROOT = resolve(HERE, '../../..');
const PAGES = join(ROOT, 'dist/docs-source');

/** The first heading of a page. */
const titleOf = (path) => /^# (.+)$/m.exec(readFileSync(join(PAGES, path), 'utf8'))?.[1]?.replaceAll('`', '') ?? path;
const linkTo = (path) => ({ text: titleOf(path), link: `/${path.replace(/(README)?\.md$/, '')}` });
const pagesIn = (folder) =>
  existsSync(join(PAGES, folder)) ? globSync(`${folder}/*.md`, { cwd: PAGES }).sort().map(linkTo) : [];
const group = (text, items, collapsed = false) => ({ text, items, collapsed });

export default {
  title: 'Lectern',
  description: 'Study. Practise. Pass. An exam-preparation application for students, teachers and schools.',
  lang: 'en-GB',
  outDir: '../docs',
  cacheDir: '../../node_modules/.cache/vitepress',
  rewrites: { 'README.md': 'index.md', ':folder/README.md': ':folder/index.md' },
  cleanUrls: true,
  lastUpdated: false,
  metaChunk: true,
  // No font is fetched from elsewhere.
  useWebFonts: false,
  themeConfig: {
    search: { provider: 'local' },
    outline: [2, 3],
    nav: [
      { text: 'Tutorials', link: '/tutorials/' },
      { text: 'Run it', link: '/operating' },
      { text: 'Change it', link: '/contributing' },
    ],
    sidebar: [
      group(
        'Tutorials',
        ['student', 'teacher', 'school-admin', 'operator'].map((name) => linkTo(`tutorials/${name}.md`)),
      ),
      group(
        'Run it',
        [
          'operating.md',
          'deploy/README.md',
          'capacity.md',
          'upgrading.md',
          'lti.md',
          'rosters.md',
          'scim.md',
          'security.md',
          'changelog.md',
        ].map(linkTo),
      ),
      group('Import and export', pagesIn('interchange'), true),
      group('Change it', ['contributing.md', 'architecture.md', 'recipes.md', 'vocabulary.md'].map(linkTo)),
      group('Architecture', pagesIn('architecture'), true),
      group('State machines', pagesIn('machines'), true),
      group(
        'Reference',
        ['reference/api.md', ...['item-statistics.md', 'learning-simulation.md', 'mutation.md']].map(linkTo),
        true,
      ),
      group('Decisions', pagesIn('decisions'), true),
      group('Security', pagesIn('security'), true),
    ],
  },
};
