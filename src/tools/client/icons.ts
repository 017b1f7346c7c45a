import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';

/** The ground of the mark, which is all there is outside of the round that a system may cut a maskable icon to. */
const GROUND = '#34509f';
/** Share of a maskable icon's side that every system leaves whole is 0.8; the mark's drawing keeps well within. */
const MASKABLE_SHARE = 0.86;

const ICONS = [
  { name: 'icon-192.png', side: 192, share: 1 },
  { name: 'icon-512.png', side: 512, share: 1 },
  { name: 'icon-maskable-512.png', side: 512, share: MASKABLE_SHARE },
  { name: 'icon-touch-180.png', side: 180, share: MASKABLE_SHARE },
] as const;

/** Draws the icons of the installed application from the mark, `favicon.svg` in the folder, and writes them beside it. */
export async function writeIcons(folder: string): Promise<void> {
  const mark = readFileSync(join(folder, 'favicon.svg'));
  await Promise.all(
    ICONS.map(async ({ name, side, share }) => {
      const inner = Math.round(side * share);
      const drawn = await sharp(mark, { density: (72 * inner) / 32 })
        .resize(inner, inner)
        .png()
        .toBuffer();
      const isWhole = share === 1;
      await sharp({
        create: { width: side, height: side, channels: 4, background: isWhole ? '#00000000' : GROUND },
      })
        .composite([{ input: drawn, gravity: 'centre' }])
        .png({ palette: true, compressionLevel: 9 })
        .toFile(join(folder, name));
    }),
  );
}
