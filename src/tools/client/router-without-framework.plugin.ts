import type { Rspack } from '@rsbuild/core';

const ROUTER = /[\\/]node_modules[\\/]react-router[\\/]dist[\\/]/;

/** What React Router imports for modes that we don't use, and what takes its place. */
const REPLACED = [
  { request: /^\.\/(dom\/)?ssr\/components\.js$/, by: 'src/app/navigation/router-framework.ts' },
  { request: /^\.\/instrumentation\.js$/, by: 'src/app/navigation/router-instrumentation.ts' },
] as const;

/** Builds React Router without the parts of its framework mode that its links would include in the first download. */
export const routerWithoutFramework = (root: string): Rspack.RspackPluginInstance => ({
  apply(compiler) {
    for (const { request, by } of REPLACED) {
      const { NormalModuleReplacementPlugin } = compiler.webpack;
      new NormalModuleReplacementPlugin(request, (module) => {
        if (ROUTER.test(module.context)) module.request = `${root}/${by}`;
      }).apply(compiler);
    }
  },
});
