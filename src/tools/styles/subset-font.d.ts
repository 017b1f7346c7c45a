declare module 'subset-font' {
  type Axis = number | { readonly min: number; readonly max: number };
  /** A font reduced to the glyphs of a text and the requested weights. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: {
      readonly targetFormat: 'woff2' | 'truetype';
      readonly variationAxes: Readonly<Record<string, Axis>>;
      readonly keepFeatures?: readonly string[];
      readonly noHinting: boolean;
    },
  ): Promise<Buffer>;
}
