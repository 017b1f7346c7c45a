import { useEffect, useState } from 'react';
import { plainNotation } from '#domain/questions/answers/expression.notation.ts';

type TexOf = typeof import('./expression-preview.ts')['texOf'];

/**
 * How a typed expression is read, in TeX. `undefined` while the parser is loading or could not be loaded: then nothing
 * is said about the expression. `null`: it is invalid.
 */
export function useExpressionTex(text: string, variables: readonly string[]): string | null | undefined {
  const [texOf, setTexOf] = useState<TexOf | null>(null);
  useEffect(() => {
    let isCurrent = true;
    import('./expression-preview.ts').then(
      (module) => isCurrent && setTexOf(() => module.texOf),
      (cause: unknown) => console.warn('The preview of expressions could not be downloaded.', cause),
    );
    return () => {
      isCurrent = false;
    };
  }, []);
  if (texOf === null) return undefined;
  const sides = text.split('=').map((side) => (side.trim() === '' ? null : readSide(side, variables, texOf)));
  return sides.some((side) => side === null) ? null : sides.join(' = ');
}

function readSide(side: string, variables: readonly string[], texOf: TexOf): string | null {
  const plain = plainNotation(side, variables);
  return plain === null ? null : texOf(plain);
}
