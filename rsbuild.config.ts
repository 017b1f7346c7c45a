import { defineConfig } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';
import { compileHint } from './src/tools/client/compile-hint.plugin.ts';
import { routerWithoutFramework } from './src/tools/client/router-without-framework.plugin.ts';
import { radixPrune } from './src/tools/styles/radix-prune.plugin.ts';

const root = import.meta.dirname;

export default defineConfig({
  root,
  plugins: [pluginReact()],
  // Languages for testing are in no build for users: only `npm run dev` and `npm run pictures` ask for them.
  source: { define: { 'import.meta.env.PSEUDO_LOCALES': JSON.stringify(process.env.PSEUDO_LOCALES === '1') } },
  // React has the hook that the shim supplies to its older versions.
  resolve: { alias: { graphql: `${root}/src/api/graphql-shim.ts`, 'use-sync-external-store/shim$': 'react' } },
  environments: {
    web: {
      source: { entry: { index: './src/app/main.tsx' } },
      html: { template: './src/app/index.html' },
      output: { target: 'web', distPath: { root: 'dist/client' } },
    },
    // Public pages as the server writes them: one file, with all that it needs.
    prerender: {
      source: { entry: { prerender: './src/app/prerender.tsx' } },
      output: { target: 'node', distPath: { root: 'dist/prerender' }, module: true, emitCss: false },
      splitChunks: false,
    },
    // What keeps the application working without the network: one file, which the build completes with the list of
    // what it keeps (src/tools/client/service-worker.ts).
    worker: {
      source: { entry: { 'service-worker': './src/worker/service-worker.ts' } },
      output: { target: 'web-worker', distPath: { root: 'dist/worker' }, filename: { js: '[name].js' } },
      splitChunks: false,
    },
  },
  output: {
    distPath: { js: 'assets', css: 'assets', font: 'assets', svg: 'assets', image: 'assets' },
    cleanDistPath: true,
    // Each digit of each part is named on every first page. Six tell a changed part from the one before it.
    filenameHash: 'contenthash:6',
    legalComments: 'none',
    minify: { jsOptions: { minimizerOptions: { compress: { passes: 3 } } } },
    // The content security policy lets fonts come from files alone.
    dataUriLimit: { font: 0 },
    overrideBrowserslist: ['chrome >= 111', 'edge >= 111', 'firefox >= 121', 'safari >= 16.4', 'ios_saf >= 16.4'],
  },
  // Fonts are not asked for early: they would take the line from the scripts that draw the first words, and faces of the
  // same measures stand in for them until they come.
  performance: { printFileSize: false },
  tools: {
    rspack: (config, { addRules, appendPlugins, environment }) => {
      if (environment.name === 'web') appendPlugins([compileHint, routerWithoutFramework(root)]);
      // Names of one letter, where digests of names would be two: each is repeated in many parts.
      if (environment.name === 'web')
        config.optimization = { ...config.optimization, mangleExports: config.mode === 'production' && 'size' };
      // What two views share is downloaded twice rather than named on every first page, unless it is much.
      if (config.optimization?.splitChunks) {
        config.optimization.splitChunks.minSize = 90_000;
        // The library of schemas is downloaded once, with the first screen that has a schema.
        if (environment.name === 'web') {
          const schemas = { test: /node_modules\/zod\//, name: 'schemas', chunks: 'all', enforce: true } as const;
          config.optimization.splitChunks.cacheGroups = { ...config.optimization.splitChunks.cacheGroups, schemas };
        }
      }
      addRules({
        test: /@radix-ui\/themes\/dist\/esm\/components\/theme\.js$/,
        resolve: { alias: { 'radix-ui': `${root}/src/ui/theme/radix-theme.ts` } },
      });
      if (config.mode === 'production')
        addRules({
          test: /\.machine\.ts$/,
          enforce: 'pre',
          use: [`${root}/src/tools/client/machine-descriptions.loader.ts`],
        });
      addRules({
        test: /latin-wght-normal\.woff2$/,
        use: [`${root}/src/tools/styles/font-subset.loader.ts`],
      });
    },
    postcss: (_, { addPlugins }) => {
      if (process.env.RADIX_CSS === 'full') return;
      addPlugins(radixPrune({ sources: `${root}/src`, radix: `${root}/node_modules/@radix-ui/themes` }));
    },
  },
});
