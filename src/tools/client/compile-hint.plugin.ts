import type { Rspack } from '@rsbuild/core';

/**
 * Makes the browser compile a script off the main thread while downloading it: code that runs at the start is otherwise parsed
 * twice on the main thread, once lazily and once to run it. Browsers without support treat the hint as a comment.
 */
const HINT = '//# allFunctionsCalledOnLoad\n';

/** Adds the hint to every initial script, after minification. */
export const compileHint: Rspack.RspackPluginInstance = {
  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.compilation.tap('CompileHint', (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1;
      compilation.hooks.processAssets.tap({ name: 'CompileHint', stage }, () => {
        const first = [...compilation.chunks].filter((chunk) => chunk.canBeInitial());
        for (const file of new Set(first.flatMap(({ files }) => [...files]))) {
          if (file.endsWith('.js')) compilation.updateAsset(file, (script) => new sources.ConcatSource(HINT, script));
        }
      });
    });
  },
};
