import type { Rspack } from '@rsbuild/core';

/**
 * Asks the browser to compile a script while it comes in, beside the page: what runs at the start is otherwise read
 * twice on the main thread, once to pass it over and once to run it. Browsers that do not know it take it for a comment.
 */
const HINT = '//# allFunctionsCalledOnLoad\n';

/** Puts the hint at the head of every script that a first page downloads with the page, after they were made small. */
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
