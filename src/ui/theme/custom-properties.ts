import type { CSSProperties } from 'react';

/** A style with custom properties of CSS, which React's own type doesn't have. */
type CustomProperties = CSSProperties & { readonly [name: `--${string}`]: string | number };

/** A style that sets custom properties, as React's type. */
export const customProperties = (style: CustomProperties): CSSProperties => style;
