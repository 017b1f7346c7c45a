declare module 'subset-font' {
  type Axis = number | { readonly min: number; readonly max: number };
  /** A font with the glyphs of a text, and no more weight than is asked for. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: {
      readonly targetFormat: 'woff2';
      readonly variationAxes: Readonly<Record<string, Axis>>;
      readonly keepFeatures: readonly string[];
      readonly noHinting: boolean;
    },
  ): Promise<Buffer>;
}
